import { defineConfig } from 'playwright/test';

import site, { base } from '../playwright.config.ts';

/** One worker, because a worker fixture starts the server. */
export default defineConfig({
  ...base,
  testDir: '.',
  outputDir: '../../test-results/editor',
  workers: 1,
  webServer: [],
  // The dev server is slow on a busy machine.
  expect: { timeout: 15_000 },
  use: {
    ...site.use,
    actionTimeout: 15_000,
    viewport: { width: 1200, height: 760 },
    deviceScaleFactor: process.env['HANDBOOK'] ? 1.5 : 1,
  },
});
