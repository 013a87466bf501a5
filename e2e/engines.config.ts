// Tests tagged @engines, in the other browser engines of Playwright on this machine.
import { existsSync } from 'node:fs';

import { defineConfig, firefox, webkit } from 'playwright/test';

import { firefoxFonts } from '../src/tools/testing/browser.ts';
import site from './playwright.config.ts';
import { tags } from './support/tags.ts';

/** Other programs import this file too. */
const isRun = process.argv.some((argument) => argument.includes('engines.config'));

const engines = [firefox, webkit].filter((engine) => {
  const isInstalled = existsSync(engine.executablePath());
  if (isRun && !isInstalled) {
    console.log(`${engine.name()} is not run: "npx playwright install --with-deps" installs it.`);
  }
  return isInstalled;
});

export default defineConfig({
  ...site,
  outputDir: '../test-results/engines',
  grep: new RegExp(tags.engines),
  projects: engines.map((engine) => ({
    name: engine.name(),
    use: {
      browserName: engine.name() as 'firefox' | 'webkit',
      viewport: { width: 1440, height: 900 },
      launchOptions: { firefoxUserPrefs: firefoxFonts },
    },
  })),
});
