import type { Page } from 'playwright/test';

import { routes } from '../../src/site/addresses.ts';
import { createAxe, listViolations } from '../support/axe.ts';
import { getMenu, getMenuToggle, scrollTo } from '../support/islands.ts';
import { listMenuPaths } from '../support/pages.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

test('the phone menu shows all pages and closes', { tag: tags.phoneOnly }, async ({ page }) => {
  await page.goto(routes.about);
  await scrollTo(page, 300);
  const menu = getMenu(page);
  const toggle = getMenuToggle(page);
  await expect(toggle).toHaveAccessibleName('Menu');
  const place = await toggle.boundingBox();
  await toggle.tap();
  await expectIsolated(page);
  await expect(toggle).toHaveAccessibleName('Sluiten');
  expect(await toggle.boundingBox()).toEqual(place);
  const listPaths = (links: Element[]) => links.map((link) => link.getAttribute('href'));
  const paths = await menu.getByRole('link').evaluateAll(listPaths);
  expect(paths).toEqual(expect.arrayContaining(listMenuPaths()));
  await expect(menu).toHaveCSS('opacity', '1');
  expect(await listViolations(createAxe(page).include('header'))).toEqual([]);

  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(toggle).toBeFocused();
  await expect(page.getByRole('main')).toHaveJSProperty('inert', false);
  expect(await page.evaluate(() => scrollY)).toBe(300);

  await toggle.tap();
  await menu.getByRole('link', { name: 'Over', exact: true }).tap();
  await expect(menu, 'the current page').toBeHidden();
  await expect(page).toHaveURL(routes.about);
  const stay = () => document.addEventListener('click', (event) => event.preventDefault(), { once: true });
  await toggle.tap();
  await page.evaluate(stay);
  await menu.getByRole('link', { name: 'Kennis' }).tap();
  await expect(menu, 'before the page is left').toBeHidden();
  await toggle.tap();
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  await expect(menu, 'when the browser keeps the page for the way back').toBeHidden();
  await toggle.tap();
  await menu.getByRole('link', { name: 'Kennis' }).tap();
  await expect(page).toHaveURL(routes.articles);
  await expect(menu).toBeHidden();
});

test('the phone menu becomes a row in a wide window', { tag: tags.phoneOnly }, async ({ page }) => {
  await page.goto(routes.about);
  await getMenuToggle(page).tap();
  await expectIsolated(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(getMenu(page).and(page.locator(':popover-open'))).toHaveCount(0);
  await expect(getMenu(page)).toBeVisible();
  await expect(getMenuToggle(page)).toBeHidden();
  await expect(page.getByRole('main')).toHaveJSProperty('inert', false);
});

/** Waits until the menu is open and hydrated: main, footer and the logo are inert. */
async function expectIsolated(page: Page): Promise<void> {
  await expect(getMenu(page)).toBeVisible();
  for (const selector of ['main', 'footer', 'header a >> nth=0']) {
    await expect(page.locator(selector)).toHaveJSProperty('inert', true);
  }
}
