import { test as base, expect, type Page } from 'playwright/test';

import { startDesk, type Desk } from '../../src/tools/keystatic/testing/desk.ts';
import { port } from '../support/site.ts';

/** Playwright's test with a desk of its own; a request to another host than the desk fails the test. */
export const test = base.extend<{ guard: undefined }, { desk: Desk }>({
  desk: [
    async ({ browser }, use) => {
      const desk = await startDesk(port);
      try {
        // The first visit waits for the packages to be bundled.
        const page = await browser.newPage();
        await page.goto(`${desk.url}/keystatic`);
        await page.getByRole('link', { name: 'Overzicht' }).waitFor();
        await page.close();
        await use(desk);
      } finally {
        await desk.stop();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  guard: [
    async ({ page, desk }, use) => {
      const elsewhere: string[] = [];
      const context = page.context();
      context.on('request', (request) => {
        const url = request.url();
        if (!url.startsWith(desk.url) && !/^(data|blob):/.test(url)) elsewhere.push(url);
      });
      await context.route('https://images.unsplash.com/**', (route) => route.abort());
      await use(undefined);
      expect(elsewhere.filter((url) => !url.startsWith('https://images.unsplash.com/'))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Presses the button that saves, and waits until the file is there. */
export async function save(page: Page): Promise<void> {
  const saved = page.waitForResponse('**/api/keystatic/update');
  await page.getByRole('button', { name: /^(Bewaren|Maken)$/ }).click();
  expect((await saved).status()).toBe(200);
}
