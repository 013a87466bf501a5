import type { Locator } from 'playwright/test';

import { floatingBarSettings } from '../../src/islands/floating-bar/settings.ts';
import { routes } from '../../src/site/addresses.ts';
import { getForm } from '../support/contact.ts';
import {
  expectStillPicture,
  getDisclosure,
  getFloatingBar,
  getMenu,
  getMenuToggle,
} from '../support/islands.ts';
import { listBelow, listMenuPaths } from '../support/pages.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const sections = {
  Oplossingen: listBelow(routes.solutions),
  Aanpak: listBelow(routes.approach),
  Expertise: listBelow(routes.expertise),
};

test('mouse and keyboard reach the sub-pages of the menu', { tag: tags.noJs }, async ({ page }) => {
  await page.goto(routes.privacy);
  const menu = getMenu(page);
  for (const [name, subPages] of Object.entries(sections)) {
    await page.mouse.move(5, 600);
    expect(await listPaths(menu)).not.toEqual(expect.arrayContaining(subPages));
    await menu.getByRole('link', { name, exact: true }).hover();
    expect(await listPaths(menu)).toEqual(expect.arrayContaining(subPages));
    await page.mouse.move(5, 600);
    await getDisclosure(page, name).focus();
    const visited: (string | null | undefined)[] = [];
    while (visited.length < subPages.length) {
      await page.keyboard.press('Tab');
      visited.push(await page.evaluate(() => document.activeElement?.getAttribute('href')));
    }
    expect(visited.toSorted()).toEqual(subPages.toSorted());
    await page.getByRole('contentinfo').getByRole('link').first().focus();
  }
});

test(
  'the header is on its panel, particles rest, and there is no bar',
  { tag: tags.noJs },
  async ({ page }) => {
    await page.goto(routes.home);
    await expectStillPicture(page);
    for (const press of ['Home', 'PageDown', 'End']) {
      await page.keyboard.press(press);
      await expect(page.getByRole('banner')).not.toHaveCSS('backdrop-filter', 'none');
      await expect(page.getByRole('banner')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
    }
    const { showAfterScrollPx } = floatingBarSettings;
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(showAfterScrollPx);
    await expect(getFloatingBar(page)).toBeHidden();
  },
);

test.describe('on a phone', { tag: tags.noJs }, () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  test('the menu shows every page, closes with Escape and leads to the form', async ({ page }) => {
    await page.goto(routes.privacy);
    const menu = getMenu(page);
    const toggle = getMenuToggle(page);
    const name = getForm(page).getByLabel('Naam');
    await toggle.tap();
    await expect(menu).toBeVisible();
    await expect(toggle).toHaveAccessibleName('Sluiten');
    expect(await listPaths(menu)).toEqual(expect.arrayContaining(listMenuPaths()));
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(toggle).toHaveAccessibleName('Menu');
    await toggle.tap();
    await menu.getByRole('link', { name: 'Contact', exact: true }).tap();
    await expect(page).toHaveURL(routes.contact);
    await expect(menu).toBeHidden();
    await name.fill('Zoë');
    await toggle.tap();
    await menu.getByRole('link', { name: 'Contact', exact: true }).tap();
    await expect(menu, 'out of the way of the form').toBeHidden();
    await expect(name).toBeFocused();
    await expect(name).toHaveValue('Zoë');
    const top = await page.evaluate(() => scrollY);
    await page.mouse.wheel(0, 100);
    await expect.poll(() => page.evaluate(() => scrollY), 'the page scrolls again').toBeGreaterThan(top);
  });
});

async function listPaths(menu: Locator): Promise<(string | null)[]> {
  const links = await menu.getByRole('link').all();
  return Promise.all(links.map((link) => link.getAttribute('href')));
}
