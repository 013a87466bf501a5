import { defineConfig } from 'playwright/test';

import { browserArgs, findBrowser } from '../../src/tools/testing/browser.ts';

/** One worker: its fixture starts the one server. */
export default defineConfig({
  testDir: '.',
  outputDir: '../../test-results/editor',
  reporter: 'list',
  workers: 1,
  timeout: 60_000,
  // On a busy machine the dev server takes its time for a page.
  expect: { timeout: 15_000 },
  forbidOnly: Boolean(process.env['CI']),
  use: {
    actionTimeout: 15_000,
    locale: 'nl-NL',
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: findBrowser('shell'), args: browserArgs },
    viewport: { width: 1200, height: 760 },
    deviceScaleFactor: process.env['HANDBOOK'] ? 1.5 : 1,
  },
});
