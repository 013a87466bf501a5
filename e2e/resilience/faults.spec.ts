// What a bad line or a dead host takes away, and what a visitor keeps; scripts that fail are in script-faults.spec.ts.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { Page } from 'playwright/test';

import { routes } from '../../src/site/addresses.ts';
import { getMenu, getMenuToggle } from '../support/islands.ts';
import { listWiderThan } from '../support/layout.ts';
import { kinds } from '../support/pages.ts';
import { baseUrl } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const phoneWidth = 390;

test.use({ expectedComplaints: /Failed to load resource: net::ERR_/ });

/** The page can be read, and its header still leads to the contact page; a menu without styles is one that opens. */
async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  if (await getMenuToggle(page).isVisible()) await getMenuToggle(page).click();
  await getMenu(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === routes.contact);
}

for (const path of Object.values(kinds)) {
  test(`${path} without photos, fonts and drawings`, async ({ page }) => {
    await page.route('https://images.unsplash.com/**', (route) => route.abort());
    await page.route(/\.(woff2|svg)$/, (route) => route.abort());
    await page.goto(path);
    // Of a drawing its place stays, and what it would have shown is still told.
    for (const drawing of await page.getByRole('main').locator('svg[role=img]').all()) {
      await expect(drawing).toHaveAccessibleName(/.{20}/);
      expect((await drawing.boundingBox())?.height).toBeGreaterThan(100);
    }
    for (const photo of await page.locator('.photo').all()) {
      await photo.scrollIntoViewIfNeeded();
      await expect(photo.locator('svg')).toBeVisible();
    }
    // What does not come leaves no room that a phone has not.
    await page.setViewportSize({ width: phoneWidth, height: 844 });
    for (const image of await page.locator('img').filter({ visible: true }).all())
      await image.scrollIntoViewIfNeeded();
    expect(await listWiderThan(page, phoneWidth)).toEqual([]);
    await expectWhole(page);
  });

  test(`${path} without styles`, async ({ page }) => {
    await page.route(`${baseUrl}${path}`, async (route) => {
      const response = await route.fetch();
      const html = (await response.text()).replace(/<style\b.*?<\/style>/gs, '');
      // The page's policy names the hashes of its styles, and would complain of none.
      await route.fulfill({ response, body: html });
    });
    await page.goto(path);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('link', { name: 'Naar de inhoud' })).toBeFocused();
    const order = await page.evaluate(() => {
      // The line above a heading belongs to it.
      const text = document.querySelector('main p:not(.kicker)');
      const heading = document.querySelector('main h1');
      const isBelow = heading && text ? heading.compareDocumentPosition(text) : 0;
      return {
        isHeadingFirst: (isBelow & Node.DOCUMENT_POSITION_FOLLOWING) > 0,
        styles: [...document.styleSheets].filter(({ media }) => matchMedia(media.mediaText).matches).length,
      };
    });
    expect(order).toEqual({ isHeadingFirst: true, styles: 0 });
    await expectWhole(page);
  });

  test(`${path} that ends half way`, async ({ page, request }) => {
    const whole = await (await request.get(path)).text();
    const cut = await serveHalf(whole, whole.indexOf('</h1>') + '</h1>'.length);
    await page.context().unrouteAll();
    await page.goto(cut.address, { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('body')).toHaveCSS('opacity', '1');
    await expect(getMenu(page).getByRole('link', { name: 'Contact' })).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    cut.server.closeAllConnections();
    cut.server.close();
  });
}

test('a photo that is slow holds nothing up', async ({ page }) => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  await page.route('https://images.unsplash.com/**', async (route) => {
    await promise;
    await route.abort();
  });
  await page.goto(routes.cases, { waitUntil: 'domcontentloaded' });
  await page.locator('.photo').first().scrollIntoViewIfNeeded();
  await expect(page.locator('.photo svg').first()).toBeVisible();
  await expectWhole(page);
  resolve(undefined);
});

test('a line that drops on the way to the second page', async ({ page, context }) => {
  await page.goto(routes.about);
  await context.setOffline(true);
  await getMenu(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).not.toHaveURL(routes.about);
  await context.setOffline(false);
  await page.goBack();
  await expect(page).toHaveURL(routes.about);
  await expect(page.locator('body')).toHaveCSS('opacity', '1');
  await expectWhole(page);
});

/** Serves the first part of `html` and then says no more, with the line still open. */
async function serveHalf(html: string, end: number): Promise<{ address: string; server: Server }> {
  const server = createServer((_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' });
    response.write(html.slice(0, end));
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  return { address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`, server };
}
