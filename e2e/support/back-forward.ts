import type { Page } from 'playwright/test';

import { findBrowser } from '../../src/tools/testing/browser.ts';
import { expect, test as base } from './test.ts';

export { expect };

/** The test in a browser with a back/forward cache, which Playwright switches off. */
export const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      // The headless shell has no such cache.
      const whole = {
        executablePath: findBrowser('whole'),
        ignoreDefaultArgs: ['--disable-back-forward-cache'],
      };
      await use({ ...launchOptions, ...whole });
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasCached: persisted }));
    });
    await use(page);
  },
});

/** Goes back to a page in the cache. */
export const goBack = (page: Page): Promise<void> => travel(page, -1);

/** Goes forward to a page in the cache. */
export const goForward = (page: Page): Promise<void> => travel(page, 1);

// Playwright's own goBack waits for a load that never comes.
async function travel(page: Page, steps: number): Promise<void> {
  // A page that still loads is not cached.
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
  const left = page.url();
  await page.evaluate((by) => void setTimeout(() => history.go(by)), steps);
  await expect(page).not.toHaveURL(left);
  await expect.poll(() => page.evaluate(() => 'wasCached' in window && window.wasCached)).toBe(true);
}
