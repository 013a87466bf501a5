import { routes } from '../../src/site/addresses.ts';
import {
  expectMenuAwake,
  getDisclosure,
  getMenu,
  getMenuToggle,
  getSubPages,
  holdScripts,
  listOpenItems,
} from '../support/islands.ts';
import { expect, goBack, goForward, test } from '../support/back-forward.ts';

test.describe('wide screens', () => {
  test('a page that comes back has no open dropdown', async ({ page }) => {
    await page.goto(routes.about);
    await getDisclosure(page, 'Aanpak').focus();
    await page.keyboard.press('Enter');
    await expectMenuAwake(page);
    await expect.poll(() => listOpenItems(page)).toEqual(['Aanpak']);
    await getSubPages(page, 'Aanpak').last().focus();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(routes.about);
    await goBack(page);
    expect(await listOpenItems(page)).toEqual([]);
    await goForward(page);
    expect(await listOpenItems(page)).toEqual([]);
  });

  test('a page that comes back has forgotten what was pressed before its script came', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(routes.about);
    await getDisclosure(page, 'Aanpak').focus();
    await page.keyboard.press('Enter');
    expect(await listOpenItems(page)).toEqual(['Aanpak']);
    await getSubPages(page, 'Aanpak').last().focus();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(routes.about);
    await goBack(page);
    expect(await listOpenItems(page)).toEqual([]);
    release();
    await expectMenuAwake(page);
    expect(await listOpenItems(page)).toEqual([]);
  });
});

test.describe('small screens', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  for (const state of ['before its script is there', 'awake']) {
    test(`a page that comes back has no open menu, ${state}`, async ({ page }) => {
      if (state !== 'awake') await holdScripts(page);
      await page.goto(routes.about);
      await getMenuToggle(page).tap();
      await expect(getMenu(page)).toBeVisible();
      await expect(page.getByRole('main')).toHaveJSProperty('inert', state === 'awake');
      await getMenu(page).getByRole('link', { name: 'Kennis' }).tap();
      await expect(page).toHaveURL(routes.articles);
      await goBack(page);
      await expect(getMenu(page)).toBeHidden();
      await expect(page.getByRole('main')).toHaveJSProperty('inert', false);
      await goForward(page);
      await expect(getMenu(page)).toBeHidden();
    });
  }

  test('going back closes the open menu of the page that is left', async ({ page }) => {
    await page.goto(routes.articles);
    await page.getByRole('main').getByRole('link').last().click();
    await expect(page).toHaveURL(routes.contact);
    await getMenuToggle(page).tap();
    await expect(page.getByRole('main')).toHaveJSProperty('inert', true);
    await goBack(page);
    await expect(getMenu(page)).toBeHidden();
    await goForward(page);
    await expect(getMenu(page)).toBeHidden();
    await expect(page.getByRole('main')).toHaveJSProperty('inert', false);
  });
});
