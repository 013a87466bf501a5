// A page that the browser kept in memory comes back with its menus closed and its particles in motion.
import type { Page } from 'playwright/test';

import { routes } from '../../src/site/addresses.ts';
import { expect, goBack, goForward, test } from '../support/back-forward.ts';
import {
  expectMenuAwake,
  getDisclosure,
  getMenu,
  getMenuToggle,
  getSubPages,
  holdScripts,
  listOpenItems,
} from '../support/islands.ts';
import { tags } from '../support/tags.ts';

for (const state of ['awake', 'before its script is there']) {
  const isAwake = state === 'awake';

  test.describe(`the menu ${state}`, { tag: tags.nightly }, () => {
    test('comes back without an open dropdown', async ({ page }) => {
      const release = isAwake ? () => undefined : await holdScripts(page);
      await page.goto(routes.about);
      await getDisclosure(page, 'Aanpak').focus();
      if (isAwake) await expectMenuAwake(page);
      await page.keyboard.press('Enter');
      await expect.poll(() => listOpenItems(page)).toEqual(['Aanpak']);
      await getSubPages(page, 'Aanpak').last().focus();
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(routes.about);
      await goBack(page);
      expect(await listOpenItems(page)).toEqual([]);
      release();
      await expectMenuAwake(page);
      expect(await listOpenItems(page)).toEqual([]);
    });

    test.describe('of a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

      test('comes back closed', async ({ page }) => {
        if (!isAwake) await holdScripts(page);
        await page.goto(routes.about);
        await getMenuToggle(page).tap();
        await expect(page.getByRole('main')).toHaveJSProperty('inert', isAwake);
        await getMenu(page).getByRole('link', { name: 'Kennis' }).tap();
        await expect(page).toHaveURL(routes.articles);
        await getMenuToggle(page).tap();
        await expect(page.getByRole('main')).toHaveJSProperty('inert', isAwake);
        await goBack(page);
        await expect(getMenu(page)).toBeHidden();
        await expect(page.getByRole('main')).toHaveJSProperty('inert', false);
        await goForward(page);
        await expect(getMenu(page), 'left by going back').toBeHidden();
        await expect(page.getByRole('main')).toHaveJSProperty('inert', false);
      });
    });
  });
}

test('the particles move on', { tag: tags.nightly }, async ({ page }) => {
  await page.goto('/');
  await expect(page.locator('canvas')).toBeVisible();
  await page.getByRole('link', { name: 'Kennis', exact: true }).first().click();
  await expect(page).toHaveURL(routes.articles);
  await goBack(page);
  const kept = await readPicture(page);
  await expect.poll(() => readPicture(page)).not.toBe(kept);
});

const readPicture = (page: Page): Promise<string> =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
