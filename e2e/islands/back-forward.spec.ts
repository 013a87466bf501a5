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

for (const state of ['hydrated', 'before its script is there']) {
  const isHydrated = state === 'hydrated';

  test.describe(`the menu ${state}`, { tag: tags.nightly }, () => {
    test('comes back without an open dropdown', async ({ page }) => {
      const release = isHydrated ? () => undefined : await holdScripts(page);
      await page.goto(routes.about);
      await getDisclosure(page, 'Aanpak').focus();
      if (isHydrated) await expectMenuHydrated(page);
      await page.keyboard.press('Enter');
      await expect.poll(() => listOpenItems(page)).toEqual(['Aanpak']);
      await getSubPages(page, 'Aanpak').last().focus();
      await page.keyboard.press('Enter');
      await expect(page).not.toHaveURL(routes.about);
      await goBack(page);
      expect(await listOpenItems(page)).toEqual([]);
      release();
      await getDisclosure(page, 'Aanpak').focus();
      await expectMenuHydrated(page);
      expect(await listOpenItems(page)).toEqual([]);
    });

    test.describe('of a phone', () => {
      test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

      test('comes back closed', async ({ page }) => {
        if (!isHydrated) await holdScripts(page);
        await page.goto(routes.about);
        await getMenuToggle(page).tap();
        await expect(page.getByRole('main')).toHaveJSProperty('inert', isHydrated);
        await getMenu(page).getByRole('link', { name: 'Kennis' }).tap();
        await expect(page).toHaveURL(routes.articles);
        await getMenuToggle(page).tap();
        await expect(page.getByRole('main')).toHaveJSProperty('inert', isHydrated);
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

for (const isHydrated of [true, false]) {
  const when = isHydrated ? 'with' : 'before';

  test(
    `a form left half filled in ${when} its script is as it was left`,
    { tag: tags.nightly },
    async ({ page }) => {
      const release = isHydrated ? () => undefined : await holdScripts(page);
      await page.goto(routes.contact);
      const form = getForm(page);
      await form.getByLabel('Naam').fill('Zoë');
      await form.getByLabel('Bericht').fill('Half');
      if (isHydrated) await expect(form).toHaveAttribute('novalidate');
      await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy', exact: true }).click();
      await expect(page).toHaveURL(routes.privacy);
      await goBack(page);
      await expect(form.getByLabel('Bericht')).toHaveValue('Half');
      release();
      await form.getByLabel('E-mailadres').fill('zoe@bv');
      await expect(form).toHaveAttribute('novalidate');
      await send(form);
      await expect(form.getByLabel('E-mailadres')).toHaveAccessibleDescription(/e-mailadres/);
      await expect(form.getByLabel('Naam')).toHaveValue('Zoë');
    },
  );
}

test('the particles move on', { tag: tags.nightly }, async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Animatie stilzetten' })).toBeVisible();
  await page.getByRole('link', { name: 'Kennis', exact: true }).first().click();
  await expect(page).toHaveURL(routes.articles);
  await goBack(page);
  const kept = await readPicture(page);
  await expect.poll(() => readPicture(page)).not.toBe(kept);
});

const readPicture = (page: Page): Promise<string> =>
  page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());

for (const isNative of [true, false]) {
  const how = isNative ? 'native' : 'by script';
  test(`a page comes back whole (${how})`, { tag: tags.nightly }, async ({ page }) => {
    if (!isNative) await takeAwayTransitions(page);
    await page.goto(routes.about);
    await scrollTo(page, 400);
    const place = await page.evaluate(() => scrollY);
    await page.getByRole('banner').getByRole('link', { name: 'Kennis' }).click();
    await expect(page).toHaveURL(routes.articles);
    await goBack(page);
    await expect(page).toHaveURL(routes.about);
    expect(await isLeaving(page)).toBe(false);
    await expect(page.locator('body')).toHaveCSS('opacity', '1');
    expect(await page.evaluate(() => scrollY)).toBe(place);
    await goForward(page);
    await expect(page.locator('body')).toHaveCSS('opacity', '1');
  });
}

const goBack = (page: Page): Promise<void> => travel(page, -1);
const goForward = (page: Page): Promise<void> => travel(page, 1);

/** Goes to a page in the cache; Playwright's own goBack waits for a load that never comes. */
async function travel(page: Page, steps: number): Promise<void> {
  // A page that still loads is not cached.
  await expect.poll(() => page.evaluate(() => document.readyState)).toBe('complete');
  const left = page.url();
  await page.evaluate((by) => void setTimeout(() => history.go(by)), steps);
  await expect(page).not.toHaveURL(left);
  await expect.poll(() => page.evaluate(() => 'wasCached' in window && window.wasCached)).toBe(true);
}
