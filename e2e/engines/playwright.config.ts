import { existsSync } from 'node:fs';

import { defineConfig, webkit } from 'playwright/test';

import { base } from '../playwright.config.ts';

const hasWebKit = existsSync(webkit.executablePath());
if (!hasWebKit) console.log('WebKit is not run: "npx playwright install --with-deps webkit" installs it.');

export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/engines',
  projects: [
    // The browser tests ask Chromium the rest.
    { name: 'chromium', testMatch: ['pages.spec.ts', 'maquettes.spec.ts', 'other-hands.spec.ts'] },
    { name: 'firefox' },
    // Only Firefox enlarges the text alone.
    ...(hasWebKit ? [{ name: 'webkit', testIgnore: 'text-zoom.spec.ts' }] : []),
  ],
});
