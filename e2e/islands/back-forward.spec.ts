// What comes back from the browser's back/forward cache.
import type { Page } from 'playwright/test';

import { routes } from '../../src/site/addresses.ts';
import { findBrowser } from '../../src/tools/testing/browser.ts';
import { getForm, send } from '../support/contact.ts';
import {
  expectMenuHydrated,
  getDisclosure,
  getMenu,
  getMenuToggle,
  getSubPages,
  holdScripts,
  listOpenItems,
  scrollTo,
} from '../support/islands.ts';
import { tags } from '../support/tags.ts';
import { expect, test as base } from '../support/test.ts';
import { isLeaving, takeAwayTransitions } from '../support/transitions.ts';

const nightly = { tag: tags.nightly };

/** The test in a browser with a back/forward cache, which Playwright switches off and the headless shell lacks. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const ignoreDefaultArgs = ['--disable-back-forward-cache'];
      await use({ ...launchOptions, executablePath: findBrowser('whole'), ignoreDefaultArgs });
    },
    { scope: 'worker' },
  ],
});
test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    addEventListener('pageshow', ({ persisted }) => Object.assign(window, { wasCached: persisted }));
  }),
);

for (const isHydrated of [true, false]) {
  const when = isHydrated ? 'with' : 'before';

  test(`${when} its scripts a form comes back as it was left, the menu closed`, nightly, async ({ page }) => {
    const release = isHydrated ? () => undefined : await holdScripts(page);
    await page.goto(routes.contact);
    const form = getForm(page);
    await form.getByLabel('Naam').fill('Zoë');
    await form.getByLabel('Bericht').fill('Half');
    if (isHydrated) await expect(form).toHaveAttribute('novalidate');
    await getDisclosure(page, 'Aanpak').focus();
    if (isHydrated) await expectMenuHydrated(page);
    await page.keyboard.press('Enter');
    await expect.poll(() => listOpenItems(page)).toEqual(['Aanpak']);
    await getSubPages(page, 'Aanpak').last().focus();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(routes.contact);
    await travel(page, -1);
    expect(await listOpenItems(page)).toEqual([]);
    await expect(form.getByLabel('Bericht')).toHaveValue('Half');
    release();
    await form.getByLabel('E-mailadres').fill('zoe@bv');
    await expect(form).toHaveAttribute('novalidate');
    await send(form);
    await expect(form.getByLabel('E-mailadres')).toHaveAccessibleDescription(/e-mailadres/);
    await expect(form.getByLabel('Naam')).toHaveValue('Zoë');
    await getDisclosure(page, 'Aanpak').focus();
    await expectMenuHydrated(page);
    expect(await listOpenItems(page)).toEqual([]);
  });
}

test.describe('of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the menu comes back closed, both ways', nightly, async ({ page }) => {
    await page.goto(routes.about);
    for (const [link, path] of [
      ['Kennis', routes.articles],
      ['Contact', routes.contact],
    ] as const) {
      await getMenuToggle(page).tap();
      await expect(page.getByRole('main')).toHaveJSProperty('inert', true);
      await getMenu(page).getByRole('link', { name: link, exact: true }).tap();
      await expect(page).toHaveURL(path);
    }
    for (const steps of [-1, -1, 1]) {
      await travel(page, steps);
      await expect(getMenu(page)).toBeHidden();
      await expect(page.getByRole('main')).toHaveJSProperty('inert', false);
    }
  });
});

test('the particles move on', nightly, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Animatie stilzetten' })).toBeVisible();
  await page.getByRole('link', { name: 'Kennis', exact: true }).first().click();
  await expect(page).toHaveURL(routes.articles);
  await travel(page, -1);
  const readPicture = () =>
    page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const kept = await readPicture();
  await expect.poll(readPicture).not.toBe(kept);
});

test('a page that the script faded out comes back whole', nightly, async ({ page }) => {
  await takeAwayTransitions(page);
  await page.goto(routes.about);
  await scrollTo(page, 400);
  const place = await page.evaluate(() => scrollY);
  await page.getByRole('banner').getByRole('link', { name: 'Kennis' }).click();
  await expect(page).toHaveURL(routes.articles);
  await travel(page, -1);
  await expect(page).toHaveURL(routes.about);
  expect(await isLeaving(page)).toBe(false);
  await expect(page.locator('body')).toHaveCSS('opacity', '1');
  expect(await page.evaluate(() => scrollY)).toBe(place);
});

/** Goes to a page in the cache; Playwright's own goBack waits for a load that never comes. */
async function travel(page: Page, steps: number): Promise<void> {
  // A page that still loads is not cached.
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
  const left = page.url();
  await page.evaluate((by) => void setTimeout(() => history.go(by)), steps);
  await expect(page).not.toHaveURL(left);
  await expect.poll(() => page.evaluate(() => 'wasCached' in window && window.wasCached)).toBe(true);
}
