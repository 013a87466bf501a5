import type { Page } from 'playwright/test';

import { findBrowser } from '../../src/tools/testing/browser.ts';
import { expect, test as base } from './test.ts';

export { expect };

/** The project's test in a browser that keeps left pages in memory, as visitors' browsers do and Playwright's does not. */
export const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      // The browser without windows keeps no page that was left.
      const whole = { executablePath: findBrowser(), ignoreDefaultArgs: ['--disable-back-forward-cache'] };
      await use({ ...launchOptions, ...whole });
    },
    { scope: 'worker' },
  ],
  page: async ({ page }, use) => {
    await page.addInitScript(() => {
      addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasKept: persisted }));
    });
    await use(page);
  },
});

/** Goes back to a page that the browser kept. */
export const goBack = (page: Page): Promise<void> => travel(page, -1);

/** Goes forward to a page that the browser kept. */
export const goForward = (page: Page): Promise<void> => travel(page, 1);

// Playwright's own goBack waits for a load that never comes.
async function travel(page: Page, steps: number): Promise<void> {
  // A page that is left while it still loads is not kept.
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
  const left = page.url();
  await page.evaluate((by) => void setTimeout(() => history.go(by)), steps);
  await expect(page).not.toHaveURL(left);
  await expect.poll(() => page.evaluate(() => 'wasKept' in window && window.wasKept)).toBe(true);
}
