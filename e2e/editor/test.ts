import { join } from 'node:path';

import { test as base, expect, type Page } from 'playwright/test';
import sharp from 'sharp';

import { startEditor, type EditorServer } from '../../src/tools/keystatic/testing/editor-server.ts';
import { port, root } from '../support/site.ts';

/** Playwright's test with the editor on a copy of the site; a request to a third party but the photo host fails the test. */
export const test = base.extend<{ guard: undefined }, { server: EditorServer }>({
  server: [
    async ({ browser }, use) => {
      const server = await startEditor(port);
      try {
        // The first visit waits for the packages to be bundled.
        const page = await browser.newPage();
        await page.goto(`${server.url}/keystatic`);
        await page.getByRole('link', { name: 'Overzicht' }).waitFor();
        await page.close();
        await use(server);
      } finally {
        await server.stop();
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  guard: [
    async ({ context, server }, use) => {
      const elsewhere: string[] = [];
      const isElsewhere = ({ origin }: URL) => origin !== server.url;
      await context.route(isElsewhere, async (route) => {
        elsewhere.push(route.request().url());
        await route.abort();
      });
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

/** Takes a picture of the handbook, under `npm run handbook` alone. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (!process.env['HANDBOOK']) return;
  const picture = await page.screenshot({ animations: 'disabled' });
  const file = join(root, 'content/handboek', `${name}.webp`);
  await sharp(picture).webp({ nearLossless: true, quality: 60, effort: 6 }).toFile(file);
}
