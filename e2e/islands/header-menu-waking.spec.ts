// What a visitor does in the menus before their script is there.
import { routes } from '../../src/site/addresses.ts';
import {
  getMenu,
  getMenuToggle,
  getSubPages,
  expectMenuAwake,
  getDisclosure,
  holdScripts,
  listOpenItems,
} from '../support/islands.ts';
import { expect, test } from '../support/test.ts';

test.describe('the main menu, before its script is there,', () => {
  test('keeps the first click', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(routes.about);
    await getDisclosure(page, 'Expertise').click();
    expect(await listOpenItems(page)).toEqual(['Expertise']);
    await page.mouse.move(0, 0);
    expect(await listOpenItems(page)).toEqual(['Expertise']);
    release();
    await expectMenuAwake(page);
    expect(await listOpenItems(page)).toEqual(['Expertise']);
    await expect(getDisclosure(page, 'Expertise')).toHaveAttribute('aria-expanded', 'true');
  });

  for (const key of ['Enter', ' ']) {
    test(`keeps the first key (${key === ' ' ? 'space' : key})`, async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(routes.about);
      await getDisclosure(page, 'Aanpak').focus();
      await page.keyboard.press(key);
      expect(await listOpenItems(page)).toEqual(['Aanpak']);
      release();
      await expectMenuAwake(page);
      expect(await listOpenItems(page)).toEqual(['Aanpak']);
      await expect(getDisclosure(page, 'Aanpak')).toBeFocused();
      await page.keyboard.press('Escape');
      await expect.poll(() => listOpenItems(page)).toEqual([]);
    });
  }

  test('forgets a press that was taken back', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(routes.about);
    await getDisclosure(page, 'Aanpak').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    release();
    await expectMenuAwake(page);
    expect(await listOpenItems(page)).toEqual([]);
  });

  test('keeps only the last of two presses', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(routes.about);
    for (const item of ['Oplossingen', 'Expertise']) {
      await getDisclosure(page, item).focus();
      await page.keyboard.press('Enter');
    }
    expect(await listOpenItems(page)).toEqual(['Expertise']);
    release();
    await expectMenuAwake(page);
    expect(await listOpenItems(page)).toEqual(['Expertise']);
  });

  test('keeps what a hovering mouse opened, also on the way to the panel', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(routes.about);
    await getDisclosure(page, 'Oplossingen').hover();
    expect(await listOpenItems(page)).toEqual(['Oplossingen']);
    await getSubPages(page, 'Oplossingen').first().hover();
    release();
    await expectMenuAwake(page);
    expect(await listOpenItems(page)).toEqual(['Oplossingen']);
    await expect(getDisclosure(page, 'Oplossingen')).toHaveAttribute('aria-expanded', 'true');
  });

  test.describe('on a bad line', () => {
    test.use({ expectedComplaints: /Failed to load resource: net::ERR_FAILED/ });

    for (const script of ['HeaderMenu', 'astro-island']) {
      test(`gets its script although the first request for ${script} fails`, async ({ page }) => {
        await page.route(`**/_astro/${script}.*.js`, (route) => route.abort(), { times: 1 });
        await page.goto(routes.about);
        await getDisclosure(page, 'Aanpak').click();
        await expectMenuAwake(page);
        expect(await listOpenItems(page)).toEqual(['Aanpak']);
      });
    }
  });
});

test.describe('the phone menu, before its script is there,', { tag: '@phone-only' }, () => {
  test('opens on the first tap and stays open', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(routes.about);
    await getMenuToggle(page).tap();
    await expect(getMenu(page)).toBeVisible();
    release();
    await expect(page.getByRole('main')).toHaveJSProperty('inert', true);
    await expect(getMenu(page)).toBeVisible();
  });

  test('opens on Enter and stays open', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(routes.about);
    await getMenuToggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(getMenu(page)).toBeVisible();
    release();
    await expect(page.getByRole('main')).toHaveJSProperty('inert', true);
    await expect(getMenu(page)).toBeVisible();
  });

  test('can be closed and opened again', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(routes.about);
    await getMenuToggle(page).tap();
    await page.keyboard.press('Escape');
    await expect(getMenu(page)).toBeHidden();
    await getMenuToggle(page).tap();
    await expect(getMenu(page)).toBeVisible();
    release();
    await expect(page.getByRole('main')).toHaveJSProperty('inert', true);
    await expect(getMenu(page)).toBeVisible();
  });

  test('leads to the page that is tapped', async ({ page }) => {
    await holdScripts(page);
    await page.goto(routes.about);
    await getMenuToggle(page).tap();
    await getMenu(page).getByRole('link', { name: 'Kennis' }).tap();
    await expect(page).toHaveURL(routes.articles);
  });
});
