import type { Locator } from 'playwright/test';

import { routes } from '../../src/site/addresses.ts';
import { getDisclosure, getMenu, getMenuToggle } from '../support/islands.ts';
import { listBelow, listMenuPaths } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const sections = [
  { name: 'Oplossingen', subPages: listBelow(routes.solutions) },
  { name: 'Aanpak', subPages: listBelow(routes.approach) },
  { name: 'Expertise', subPages: listBelow(routes.expertise) },
];

test.describe('without scripts', { tag: '@no-js' }, () => {
  for (const { name, subPages } of sections) {
    test(`hovering over ${name} shows its sub-pages`, async ({ page }) => {
      await page.goto(routes.privacy);
      const menu = getMenu(page);
      expect(await listPaths(menu)).not.toEqual(expect.arrayContaining(subPages));
      await menu.getByRole('link', { name, exact: true }).hover();
      expect(await listPaths(menu)).toEqual(expect.arrayContaining(subPages));
    });

    test(`the Tab key goes from ${name} into its sub-pages`, async ({ page }) => {
      await page.goto(routes.privacy);
      const menu = getMenu(page);
      await menu.getByRole('link', { name, exact: true }).focus();
      expect(await listPaths(menu)).toEqual(expect.arrayContaining(subPages));
      await page.keyboard.press('Tab');
      await expect(getDisclosure(page, name)).toBeFocused();
      const visited: (string | null | undefined)[] = [];
      while (visited.length < subPages.length) {
        await page.keyboard.press('Tab');
        visited.push(await page.evaluate(() => document.activeElement?.getAttribute('href')));
      }
      expect(visited.toSorted()).toEqual(subPages.toSorted());
    });
  }

  test('the header stands on its panel at every place of the page', async ({ page }) => {
    await page.goto(routes.home);
    for (const press of ['Home', 'PageDown', 'End']) {
      await page.keyboard.press(press);
      await expect(page.getByRole('banner')).not.toHaveCSS('backdrop-filter', 'none');
      await expect(page.getByRole('banner')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    }
  });

  test.describe('on a phone', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

    test('the menu opens, shows every page and closes with Escape', async ({ page }) => {
      await page.goto(routes.privacy);
      const menu = getMenu(page);
      await expect(menu).toBeHidden();
      await getMenuToggle(page).tap();
      await expect(menu).toBeVisible();
      await expect(getMenuToggle(page)).toHaveAccessibleName('Sluiten');
      expect(await listPaths(menu)).toEqual(expect.arrayContaining(listMenuPaths()));
      await page.keyboard.press('Escape');
      await expect(menu).toBeHidden();
      await expect(getMenuToggle(page)).toHaveAccessibleName('Menu');
    });

    test('the menu leads to the page that was tapped', async ({ page }) => {
      await page.goto(routes.privacy);
      await getMenuToggle(page).tap();
      await getMenu(page).getByRole('link', { name: 'Kennis' }).tap();
      await expect(page).toHaveURL(routes.articles);
      await expect(getMenu(page)).toBeHidden();
    });
  });

  test.describe('in a small window', () => {
    test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

    test('that becomes wide the page scrolls, although the phone menu was open', async ({ page }) => {
      await page.goto(routes.about);
      await getMenuToggle(page).tap();
      await expect(getMenu(page)).toBeVisible();
      await page.setViewportSize({ width: 1280, height: 800 });
      await expect(getMenuToggle(page)).toBeHidden();
      const menu = await getMenu(page).boundingBox();
      const header = await page.getByRole('banner').boundingBox();
      expect(menu?.height, 'the menu is a row in the header').toBeLessThanOrEqual(header?.height ?? 0);
      expect(menu?.y).toBe(0);
      await page.mouse.move(600, 400);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
    });
  });
});

/** Where the links lead that a visitor can see in `menu` now. */
async function listPaths(menu: Locator): Promise<(string | null)[]> {
  const links = await menu.getByRole('link').all();
  return Promise.all(links.map((link) => link.getAttribute('href')));
}
