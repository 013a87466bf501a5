import type { Locator } from 'playwright/test';

import { floatingBarSettings } from '../../src/islands/floating-bar/settings.ts';
import { routes } from '../../src/site/addresses.ts';
import { getFloatingBar, getMenu, getMenuToggle, scrollTo } from '../support/islands.ts';
import { headerPx, lowWindowPx } from '../support/layout.ts';
import { expect, test } from '../support/test.ts';

const { showAfterScrollPx } = floatingBarSettings;
const beyond = showAfterScrollPx + 1;

test.describe('in a window that is just high enough', () => {
  for (const width of [844, 1440]) {
    test(`of ${width} px the header stays and the bar comes`, async ({ page }) => {
      await page.setViewportSize({ width, height: lowWindowPx });
      await page.goto(routes.about);
      await scrollTo(page, beyond);
      expect(await page.getByRole('banner').boundingBox()).toEqual({ x: 0, y: 0, width, height: headerPx });
      await expect(getFloatingBar(page)).toBeVisible();
      await page.goto(`${routes.about}#tot-slot`);
      await expect.poll(() => readTop(page.locator('#tot-slot'))).toBeGreaterThan(headerPx);
    });
  }
});

test.describe('in a low window', () => {
  for (const [width, height] of [
    [844, lowWindowPx - 1],
    [1440, lowWindowPx - 1],
    [844, 390],
    [320, 256],
  ] as const) {
    test(`of ${width} by ${height} px the header leaves with the page and the bar stays away`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto(routes.about);
      expect(await page.getByRole('banner').boundingBox()).toEqual({ x: 0, y: 0, width, height: headerPx });
      await scrollTo(page, beyond);
      await expect(page.getByRole('banner')).not.toBeInViewport();
      await page.waitForLoadState('networkidle');
      await expect(getFloatingBar(page)).toBeHidden();
      await expect(page.getByRole('status')).toBeEmpty();
      await page.goto(`${routes.about}#tot-slot`);
      await expect.poll(() => readTop(page.locator('#tot-slot'))).toBeLessThan(headerPx);
    });
  }

  test('the keyboard brings the header back', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(routes.about);
    await scrollTo(page, beyond);
    await getMenuToggle(page).focus();
    await expect(getMenuToggle(page)).toBeInViewport({ ratio: 1 });
  });

  test('an open menu keeps its header, however little the page was scrolled', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(routes.about);
    await scrollTo(page, 15);
    await getMenuToggle(page).click();
    await expect(getMenu(page)).toBeVisible();
    expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
    await expect(getMenuToggle(page)).toBeInViewport({ ratio: 1 });
    await getMenuToggle(page).click();
    await expect(getMenu(page)).toBeHidden();
    await scrollTo(page, headerPx + 1);
    await expect(page.getByRole('banner')).not.toBeInViewport();
  });

  test('a dropdown that is higher than the window scrolls with the page', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 300 });
    await page.goto(routes.about);
    await getMenu(page).getByRole('link', { name: 'Expertise', exact: true }).hover();
    const last = getMenu(page).locator(`a[href^="${routes.expertise}/"]`).last();
    await expect(last).toBeVisible();
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport({ ratio: 1 });
  });
});

const readTop = (element: Locator): Promise<number> =>
  element.evaluate((target) => target.getBoundingClientRect().top);
