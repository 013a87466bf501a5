import type { Page } from 'playwright/test';

import { getPages } from './support/site.ts';
import { expect, test } from './support/test.ts';

for (const { path } of await getPages()) {
  test(`${path} is a whole page`, async ({ page }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });

    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname).toBe(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();

    const lastLink = page.getByRole('main').getByRole('link').last();
    expect(await getPath(lastLink.getAttribute('href'), page.url())).toBe('/contact');

    expect(await listImageFaults(page)).toEqual([]);

    await becomeIdle(page);
    expect(scripts, 'external scripts of an untouched page').toEqual([]);
  });
}

async function getPath(href: Promise<string | null>, base: string): Promise<string> {
  return new URL((await href) ?? '', base).pathname;
}

/** Every image without a description or without the size that keeps its place. */
function listImageFaults(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.images]
      .filter((image) => !image.alt || !(Number(image.getAttribute('width')) > 0 && Number(image.getAttribute('height')) > 0))
      .map((image) => image.outerHTML),
  );
}

/** Waits until the browser has run whatever the page put off until it is idle. */
async function becomeIdle(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
  await page.evaluate(idle);
  await page.evaluate(idle);
}
