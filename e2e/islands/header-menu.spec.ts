import type { Locator, Page } from 'playwright/test';

import { headerMenuSettings } from '../../src/islands/header-menu/settings.ts';
import { routes } from '../../src/site/addresses.ts';
import { createAxe, listViolations } from '../support/axe.ts';
import {
  blockScripts,
  expectMenuHydrated,
  getDisclosure,
  getMenu,
  getSubPages,
  listOpenItems,
  scrollTo,
} from '../support/islands.ts';
import { headerPx } from '../support/layout.ts';
import { articlePaths, templates } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const { frostedAfterScrollPx } = headerMenuSettings;
const items = ['Oplossingen', 'Aanpak', 'Expertise'];

test.describe('without scripts that an interaction loads', () => {
  test.use({ expectedComplaints: /Failed to load resource: net::ERR_FAILED/ });

  test('the header stays, and is frosted beyond 20 px', async ({ page }) => {
    await blockScripts(page);
    await page.goto(routes.about);
    const header = page.getByRole('banner');
    for (const [place, frosted] of [
      [0, false],
      [frostedAfterScrollPx, false],
      [frostedAfterScrollPx + 1, true],
      [frostedAfterScrollPx, false],
      [400, true],
    ] as const) {
      await scrollTo(page, place);
      expect(await isFrosted(page), `at ${place} px`).toBe(frosted);
    }
    expect(await header.boundingBox()).toEqual({ x: 0, y: 0, width: 1440, height: headerPx });
    await page.reload();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(frostedAfterScrollPx);
    await expect.poll(() => isFrosted(page), 'opened already scrolled').toBe(true);
  });
});

test('a dropdown opens on hovering, and closes on leaving and with Escape', async ({ page }) => {
  await openHydrated(page);
  for (const item of items) {
    await getTopLink(page, item).hover();
    await expect(getDisclosure(page, item)).toHaveAttribute('aria-expanded', 'true');
    expect(await listOpenItems(page)).toEqual([item]);
    if (item === 'Aanpak') await page.keyboard.press('Escape');
    else await page.mouse.move(5, 600);
    await expect(getDisclosure(page, item)).toHaveAttribute('aria-expanded', 'false');
    expect(await listOpenItems(page)).toEqual([]);
  }

  await getTopLink(page, 'Expertise').hover();
  const last = getSubPages(page, 'Expertise').last();
  const path = (await last.getAttribute('href')) ?? '';
  await last.click();
  await expect(page).toHaveURL(path);
  expect(await listOpenItems(page)).toEqual([]);
});

test('a click keeps what the mouse opened, the next one closes it', async ({ page }) => {
  await openHydrated(page);
  for (const item of items) {
    const button = getDisclosure(page, item);
    await button.hover();
    await expect.poll(() => listOpenItems(page)).toEqual([item]);
    await button.click();
    await page.mouse.move(5, 600);
    await page.mouse.move(500, 600);
    await getTopLink(page, item).hover();
    expect(await listOpenItems(page), 'kept').toEqual([item]);
    await button.click();
    await expect.poll(() => listOpenItems(page)).toEqual([]);
    await page.mouse.move(5, 600);
  }
});

test('the mouse keeps a dropdown open on the straight way from its item to the first and last sub-page', async ({
  page,
}) => {
  await openHydrated(page);
  const ends = [0, 1];
  for (const item of items) {
    const group = await getTopLink(page, item).locator('..').boundingBox();
    const links = [getSubPages(page, item).first(), getSubPages(page, item).last()];
    for (const [from, link, to] of ends.flatMap((from) =>
      links.flatMap((link) => ends.map((to) => [from, link, to] as const)),
    )) {
      const start = placeIn(group, from);
      await page.mouse.move(start.x, start.y);
      await expect.poll(() => listOpenItems(page)).toEqual([item]);
      const end = placeIn(await link.boundingBox(), to);
      await page.mouse.move(end.x, end.y, { steps: 12 });
      expect(await listOpenItems(page), `${item} from ${from} to ${to}`).toEqual([item]);
    }
  }
});

test('a dropdown opens by keyboard, Tab leaves it and Escape gives focus back', async ({ page }) => {
  await openHydrated(page);
  for (const item of items) {
    const button = getDisclosure(page, item);
    await getTopLink(page, item).focus();
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    await page.keyboard.press('Enter');
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    for (const link of await getSubPages(page, item).all()) {
      await page.keyboard.press('Tab');
      await expect(link).toBeFocused();
      await expect(link).toBeVisible();
    }
    await page.keyboard.press('Tab');
    await expect(button).toHaveAttribute('aria-expanded', 'false');
    expect(await listOpenItems(page)).toEqual([]);
  }

  await openByKey(page, 'Oplossingen');
  const panel = getSubPages(page, 'Oplossingen').first().locator('xpath=ancestor::div[1]');
  await expect(panel).toHaveCSS('opacity', '1');
  expect(await listViolations(createAxe(page).include('header'))).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Escape');
  await expect(getDisclosure(page, 'Oplossingen')).toBeFocused();
  expect(await listOpenItems(page)).toEqual([]);

  await openByKey(page, 'Aanpak');
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true })));
  expect(await listOpenItems(page), 'kept by the browser for the way back').toEqual([]);

  await openByKey(page, 'Aanpak');
  await page.keyboard.press('Shift+Tab');
  expect(await listOpenItems(page), 'focus on its own link').toEqual(['Aanpak']);
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => listOpenItems(page)).toEqual([]);

  await openByKey(page, 'Aanpak');
  const list = getSubPages(page, 'Aanpak').first().locator('xpath=ancestor::ul[1]');
  await list.click({ position: { x: 2, y: 2 } });
  expect(await listOpenItems(page), 'after a click on its edge').toEqual(['Aanpak']);
  await getTopLink(page, 'Expertise').hover();
  await expect.poll(() => listOpenItems(page), 'one at a time').toEqual(['Expertise']);
  await openByKey(page, 'Aanpak');
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(() => listOpenItems(page), 'after a click beside it').toEqual([]);
  await getTopLink(page, 'Expertise').focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(routes.expertise);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('a tap opens and closes a dropdown, beside a mouse too, and leads to a sub-page', async ({ page }) => {
    await page.goto(routes.about);
    await getDisclosure(page, 'Aanpak').tap();
    await expectMenuHydrated(page);
    await expect.poll(() => listOpenItems(page)).toEqual(['Aanpak']);
    await getDisclosure(page, 'Expertise').tap();
    await expect.poll(() => listOpenItems(page)).toEqual(['Expertise']);
    await getDisclosure(page, 'Expertise').tap();
    await expect.poll(() => listOpenItems(page)).toEqual([]);
    await getTopLink(page, 'Oplossingen').hover();
    await expect.poll(() => listOpenItems(page)).toEqual(['Oplossingen']);
    await getDisclosure(page, 'Aanpak').tap();
    await expect.poll(() => listOpenItems(page)).toEqual(['Aanpak']);
    const last = getSubPages(page, 'Aanpak').last();
    const path = (await last.getAttribute('href')) ?? '';
    await last.tap();
    await expect(page).toHaveURL(path);
  });
});

test('the menu marks the section and the page', async ({ request }) => {
  for (const [path, marks] of [
    [templates.solution, [`${routes.solutions} true`, `${templates.solution} page`]],
    [routes.about, [`${routes.about} page`]],
    [routes.home, []],
    ...articlePaths.slice(0, 1).map((article) => [article, [`${routes.articles} true`]] as const),
  ] as const) {
    const html = await (await request.get(path)).text();
    const [menu = ''] = /<nav[^>]*aria-label="Hoofdmenu".*?<\/nav>/s.exec(html) ?? [];
    const links = menu.match(/<a [^>]*aria-current=[^>]*>/g) ?? [];
    const read = (link: string, name: string) => new RegExp(`${name}="([^"]*)"`).exec(link)?.[1];
    const found = links.map((link) => `${read(link, 'href')} ${read(link, 'aria-current')}`);
    expect(found, path).toEqual(marks);
  }
});

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

/** Returns a point halfway up a box, from its left end (0) to its right (1). */
function placeIn(box: Box, share: number): { x: number; y: number } {
  const { x = 0, y = 0, width = 0, height = 0 } = box ?? {};
  return { x: x + 2 + share * (width - 4), y: y + height / 2 };
}

const getTopLink = (page: Page, name: string) =>
  getMenu(page).getByRole('link', { name, exact: true }).first();

async function openHydrated(page: Page): Promise<void> {
  await page.goto(routes.about);
  await getMenu(page).getByRole('link', { name: 'Kennis' }).focus();
  await expectMenuHydrated(page);
}

async function openByKey(page: Page, item: string): Promise<void> {
  await getDisclosure(page, item).focus();
  await page.keyboard.press('Enter');
  await expect.poll(() => listOpenItems(page)).toEqual([item]);
}

function isFrosted(page: Page): Promise<boolean> {
  return page.getByRole('banner').evaluate((header) => getComputedStyle(header).backdropFilter !== 'none');
}
