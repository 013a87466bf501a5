import { defineConfig } from 'playwright/test';

import site, { base } from '../playwright.config.ts';

const shared = { ...site.use, contextOptions: { reducedMotion: 'reduce' as const }, bypassCSP: true };
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** `npm run screenshots` and `npm run compare`; git ignores the pictures. */
export default defineConfig({
  ...base,
  testMatch: 'screenshots.ts',
  outputDir: '../../test-results/screenshots',
  snapshotPathTemplate: '../../screenshots/{projectName}/{arg}{ext}',
  // Ignores colour differences too small to see, in any number of pixels.
  expect: { toHaveScreenshot: { threshold: 0.05 }, timeout: 15_000 },
  projects: [
    { name: 'phone', use: { ...shared, ...phone } },
    { name: 'desktop', use: { ...shared, viewport: { width: 1440, height: 900 } } },
  ],
});
