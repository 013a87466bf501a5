import type { Page } from 'playwright/test';

import { getPages } from './support/site.ts';
import { expect, test } from './support/test.ts';

/** The contact form stands within view, so it wakes without being touched. */
const wakesOnItsOwn = ['/contact'];

for (const { path } of await getPages()) {
  test(`${path} is a whole page that leads to the contact page`, async ({ page, context }) => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });

    // The drifting particles of the home page wait for no touch either, but only where motion is welcome.
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);
    expect(new URL(page.url()).pathname, 'address after loading').toBe(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();

    const lastLink = await page.getByRole('main').getByRole('link').last().getAttribute('href');
    expect(new URL(lastLink ?? '', page.url()).pathname, 'last link of the page').toBe('/contact');

    await becomeIdle(page);
    expect(await page.evaluate(() => localStorage.length + sessionStorage.length), 'kept values').toBe(0);
    expect(await context.cookies()).toEqual([]);
    if (wakesOnItsOwn.includes(path)) return;
    expect(scripts, 'external scripts of an untouched page').toEqual([]);
  });
}

/** Waits until the browser has run whatever the page put off until it is idle. */
async function becomeIdle(page: Page): Promise<void> {
  const idle = () => new Promise((resolve) => requestIdleCallback(resolve));
  await page.evaluate(idle);
  await page.evaluate(idle);
}
