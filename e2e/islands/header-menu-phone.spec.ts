import type { Page } from 'playwright/test';

import { routes } from '../../src/site/addresses.ts';
import { createAxe, listFaults } from '../support/axe.ts';
import { getMenu, getMenuToggle, listOpenItems, scrollTo, waitForFrames } from '../support/islands.ts';
import { gutterPx, lowWindowPx } from '../support/layout.ts';
import { listMenuPaths } from '../support/pages.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const screens = {
  'a phone': { width: 390, height: 844 },
  'a phone on its side': { width: 844, height: 390 },
  'a small phone': { width: 320, height: 568 },
  'a desktop at 200% zoom': { width: 720, height: 450 },
  'a small phone at 200% zoom': { width: 320, height: 256 },
};

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
  expect(await listFaults(createAxe(page).include('header'))).toEqual([]);

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
  await menu.getByRole('link', { name: 'Kennis' }).tap();
  await expect(page).toHaveURL(routes.articles);
  await expect(menu).toBeHidden();
});

test.describe('the phone menu', { tag: [tags.phoneOnly, tags.nightly] }, () => {
  for (const [name, viewport] of Object.entries(screens)) {
    test(`on ${name} has each page within reach, and does not scroll the page`, async ({ page }) => {
      await page.setViewportSize(viewport);
      await page.goto(routes.about);
      // A low window has its header at the top only.
      const start = viewport.height < lowWindowPx ? 0 : 300;
      await scrollTo(page, start);
      const toggle = getMenuToggle(page);
      await toggle.tap();
      await expectIsolated(page);
      const { x = 0, width = Infinity } = (await toggle.boundingBox()) ?? {};
      expect(x + width).toBeLessThanOrEqual(viewport.width - gutterPx);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
      const links = getMenu(page).getByRole('link');
      expect(await links.evaluateAll(listMissed)).toEqual([]);
      const action = getMenu(page).getByRole('link', { name: 'Plan strategiegesprek', exact: true });
      for (const link of [links.first(), links.nth(-2)]) {
        await link.scrollIntoViewIfNeeded();
        await expect(action).toBeInViewport({ ratio: 1 });
      }
      for (const height of [viewport.height - 40, 40]) {
        await page.mouse.move(viewport.width / 2, height);
        for (let turn = 0; turn < 4; turn += 1) {
          await page.mouse.wheel(0, 3000);
          await waitForFrames(page);
        }
      }
      expect(await page.evaluate(() => scrollY)).toBe(start);
    });
  }

  test('stays when the phone is turned, and becomes a row in a wide window', async ({ page }) => {
    await openHydrated(page);
    await page.setViewportSize({ width: 844, height: 390 });
    await waitForFrames(page);
    await expect(getMenu(page)).toBeVisible();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(getMenu(page).and(page.locator(':popover-open'))).toHaveCount(0);
    await expect(getMenu(page)).toBeVisible();
    await expect(getMenuToggle(page)).toBeHidden();
    await expect(page.getByRole('main')).toHaveJSProperty('inert', false);
    expect(await listOpenItems(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(getMenuToggle(page)).toBeVisible();
    await expect(getMenu(page)).toBeHidden();
  });
});

async function openHydrated(page: Page): Promise<void> {
  await page.goto(routes.about);
  await getMenuToggle(page).tap();
  await expectIsolated(page);
}

/** Waits until the hydrated menu makes the page behind it inert. */
async function expectIsolated(page: Page): Promise<void> {
  await expect(getMenu(page)).toBeVisible();
  for (const selector of ['main', 'footer', 'header a >> nth=0']) {
    await expect(page.locator(selector)).toHaveJSProperty('inert', true);
  }
}

/** Runs in the page: the links that a finger misses after scrolling to them. */
function listMissed(links: Element[]): string[] {
  return links
    .filter((link) => {
      link.scrollIntoView({ block: 'nearest', behavior: 'instant' });
      const { left, top, bottom, width, height } = link.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      return top < 0 || bottom > innerHeight || !link.contains(hit);
    })
    .map(({ outerHTML }) => outerHTML);
}
