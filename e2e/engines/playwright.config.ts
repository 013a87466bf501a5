import { defineConfig } from 'playwright/test';

import { base } from '../playwright.config.ts';

export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/engines',
  projects: [
    // The browser tests ask Chromium the rest.
    { name: 'chromium', testMatch: ['pages.spec.ts', 'maquettes.spec.ts', 'other-hands.spec.ts'] },
    { name: 'firefox' },
    // Only Firefox enlarges the text alone.
    { name: 'webkit', testIgnore: 'text-zoom.spec.ts' },
  ],
});
