// What a visitor does in the menus before hydration is kept.
import { routes } from '../../src/site/addresses.ts';
import {
  getMenu,
  getMenuToggle,
  getSubPages,
  expectMenuHydrated,
  getDisclosure,
  holdScripts,
  listOpenItems,
} from '../support/islands.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

test('the menu keeps the first click', async ({ page }) => {
  const release = await holdScripts(page);
  await page.goto(routes.about);
  await getDisclosure(page, 'Expertise').click();
  await page.mouse.move(0, 0);
  expect(await listOpenItems(page)).toEqual(['Expertise']);
  release();
  await expectMenuHydrated(page);
  expect(await listOpenItems(page)).toEqual(['Expertise']);
  await expect(getDisclosure(page, 'Expertise')).toHaveAttribute('aria-expanded', 'true');
});

test('the phone menu opens on the first tap and stays open', { tag: tags.phoneOnly }, async ({ page }) => {
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

test.describe('the menu', { tag: tags.nightly }, () => {
  for (const [what, items, open] of [
    ['keeps a key', ['Aanpak'], ['Aanpak']],
    ['forgets a key that was taken back', ['Aanpak', 'Aanpak'], []],
    ['keeps the last of two keys', ['Oplossingen', 'Expertise'], ['Expertise']],
  ] as const) {
    test(what, async ({ page }) => {
      const release = await holdScripts(page);
      await page.goto(routes.about);
      for (const item of items) {
        await getDisclosure(page, item).focus();
        await page.keyboard.press('Enter');
      }
      release();
      await expectMenuHydrated(page);
      expect(await listOpenItems(page)).toEqual(open);
    });
  }

  test('keeps what a hovering mouse opened, also on the way to the panel', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto(routes.about);
    await getDisclosure(page, 'Oplossingen').hover();
    expect(await listOpenItems(page)).toEqual(['Oplossingen']);
    await getSubPages(page, 'Oplossingen').first().hover();
    release();
    await expectMenuHydrated(page);
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
        await expectMenuHydrated(page);
        expect(await listOpenItems(page)).toEqual(['Aanpak']);
      });
    }
  });
});
