// What a visitor keeps on a bad network; script-errors.spec.ts covers failing scripts.
import type { Page } from 'playwright/test';

import { routes } from '../../src/site/addresses.ts';
import { getMenu, getMenuToggle } from '../support/islands.ts';
import { listOverflow } from '../support/layout.ts';
import { templates } from '../support/pages.ts';
import { baseUrl } from '../support/site.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const phoneWidth = 390;
const leastPhotoPx = 150;

test.describe('on a bad network', { tag: tags.nightly }, () => {
  test.use({ expectedComplaints: /Failed to load resource: net::ERR_/ });

  for (const path of [templates.home, templates.solution, templates.cases, templates.contact]) {
    test(`${path} holds without photos, fonts, drawings, and then styles`, async ({ page }) => {
      await page.route('https://images.unsplash.com/**', (route) => route.abort());
      await page.route(/\.(woff2|svg)$/, (route) => route.abort());
      // A missing resource must not widen a page on a phone.
      await page.setViewportSize({ width: phoneWidth, height: 844 });
      await page.goto(path);
      for (const image of await page.locator('.photo, img').filter({ visible: true }).all()) {
        await image.scrollIntoViewIfNeeded();
      }
      for (const photo of await page.locator('.photo').filter({ visible: true }).all()) {
        const { height = 0 } = (await photo.boundingBox()) ?? {};
        expect(height, 'height of the frame of a photo').toBeGreaterThan(leastPhotoPx);
      }
      expect(await listOverflow(page, phoneWidth)).toEqual([]);
      await expectWhole(page);

      await page.route(`${baseUrl}${path}`, async (route) => {
        const response = await route.fetch();
        const html = (await response.text()).replace(/<style\b.*?<\/style>/gs, '');
        await route.fulfill({ response, body: html });
      });
      await page.goto(path);
      const first = page.getByRole('main').locator('h1, p:not(.kicker)').first();
      expect(await first.evaluate(({ tagName }) => tagName)).toBe('H1');
      await expectWhole(page);
    });
  }
});

test.describe('without the photo host', () => {
  test.use({ expectedComplaints: /Failed to load resource: net::ERR_/ });

  test('a drawing shows where an article has a photo', async ({ page }) => {
    await page.route('https://images.unsplash.com/**', (route) => route.abort());
    await page.goto(routes.articles);
    const photos = await page.locator('.photo').all();
    expect(photos.length).toBeGreaterThan(0);
    for (const photo of photos) await expect(photo.locator('svg > :first-child')).toBeVisible();
  });
});

async function expectWhole(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  if (await getMenuToggle(page).isVisible()) await getMenuToggle(page).click();
  await getMenu(page).getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(({ pathname }) => pathname === routes.contact);
}
