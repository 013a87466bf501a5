import type { Page } from 'playwright/test';

import { floatingBarSettings } from '../src/islands/floating-bar/settings.ts';
import { routes } from '../src/site/routes.ts';
import {
  collectScripts,
  expectMenuAwake,
  getDisclosure,
  getFloatingBar,
  getMenuSheet,
  getMenuToggle,
  holdScripts,
  listOpenItems,
  scrollTo,
} from './support/islands.ts';
import { getPages } from './support/site.ts';
import { expect, test } from './support/test.ts';

const { dismissedKey, showAfterScrollPx } = floatingBarSettings;

const withOwnMotion: string[] = [routes.home, routes.contact];
const quietPages = (await getPages()).filter(({ path }) => !withOwnMotion.includes(path));

for (const { path } of quietPages) {
  test(`${path} loads no script while nobody touches it`, async ({ page, isMobile }) => {
    test.skip(isMobile, 'the same HTML on every screen');
    const scripts = collectScripts(page);
    await page.clock.install();
    await page.goto(path);
    await page.clock.runFor(10_000);
    expect(scripts).toEqual([]);
  });
}

test.describe('home page', () => {
  test('loads its motion only once it is idle', async ({ page }) => {
    const scripts = collectScripts(page);
    await holdIdleness(page);
    await page.goto('/');
    await page.clock.runFor(10_000);
    expect(scripts).toEqual([]);
    await becomeIdle(page);
    await expect.poll(() => findMotion(scripts)).toBe(true);
  });

  test('loads its motion where the browser cannot tell when it is idle', async ({ page }) => {
    await page.addInitScript(() => Reflect.deleteProperty(window, 'requestIdleCallback'));
    const scripts = collectScripts(page);
    await page.goto('/');
    await expect.poll(() => findMotion(scripts)).toBe(true);
  });

  test('loads its motion only once it can be seen', async ({ page }) => {
    await page.addInitScript((key) => localStorage.setItem(key, 'ja'), dismissedKey);
    await page.goto('/');
    const heroHeight = await page.getByRole('main').evaluate((main) => main.children[0]?.clientHeight ?? 0);
    await scrollTo(page, 2 * heroHeight);
    const scripts = collectScripts(page);
    await holdIdleness(page);
    await page.reload();
    expect(await page.evaluate(() => scrollY)).toBeGreaterThan(heroHeight);
    await becomeIdle(page);
    await page.clock.runFor(10_000);
    expect(scripts).toEqual([]);
    await scrollTo(page, 0);
    await expect.poll(() => findMotion(scripts)).toBe(true);
  });

  test('loads no script under reduced motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const scripts = collectScripts(page);
    await holdIdleness(page);
    await page.goto('/');
    await becomeIdle(page);
    await page.clock.runFor(10_000);
    expect(scripts).toEqual([]);
  });
});

test('a page scrolled up to the floating bar loads no script, and one pixel further it does', async ({
  page,
}) => {
  const scripts = collectScripts(page);
  await page.goto(routes.articles);
  await scrollTo(page, showAfterScrollPx);
  expect(scripts).toEqual([]);
  await scrollTo(page, showAfterScrollPx + 1);
  await expect(getFloatingBar(page)).toBeVisible();
  expect(scripts).not.toEqual([]);
});

test.describe('the main menu before its script is there', () => {
  test.skip(({ isMobile }) => isMobile, 'small screens have another menu');

  test('keeps the first click', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/over');
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
      await page.goto('/over');
      await getDisclosure(page, 'Aanpak').focus();
      await page.keyboard.press(key);
      expect(await listOpenItems(page)).toEqual(['Aanpak']);
      release();
      await expectMenuAwake(page);
      expect(await listOpenItems(page)).toEqual(['Aanpak']);
      await expect(getDisclosure(page, 'Aanpak')).toBeFocused();
      await page.keyboard.press('Escape');
      expect(await listOpenItems(page)).toEqual([]);
    });
  }

  test('forgets a press that was taken back', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/over');
    await getDisclosure(page, 'Aanpak').focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    release();
    await expectMenuAwake(page);
    expect(await listOpenItems(page)).toEqual([]);
  });

  test('keeps only the last of two presses', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/over');
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
    await page.goto('/over');
    await getDisclosure(page, 'Oplossingen').hover();
    expect(await listOpenItems(page)).toEqual(['Oplossingen']);
    await page.getByRole('link', { name: 'Klantportaal' }).first().hover();
    release();
    await expectMenuAwake(page);
    expect(await listOpenItems(page)).toEqual(['Oplossingen']);
    await expect(getDisclosure(page, 'Oplossingen')).toHaveAttribute('aria-expanded', 'true');
  });

  test.describe('on a bad line', () => {
    test.use({ expectedComplaints: /Failed to load resource: net::ERR_FAILED/ });

    test('gets its script although the first request fails', async ({ page }) => {
      await page.route('**/_astro/HeaderMenu.*.js', (route) => route.abort(), { times: 1 });
      await page.goto('/over');
      await getDisclosure(page, 'Aanpak').click();
      await expectMenuAwake(page);
      expect(await listOpenItems(page)).toEqual(['Aanpak']);
    });
  });
});

test.describe('the phone menu before its script is there', () => {
  test.skip(({ isMobile }) => !isMobile, 'wide screens have another menu');

  test('opens on the first tap and stays open', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/over');
    await getMenuToggle(page).tap();
    await expect(getMenuSheet(page)).toBeVisible();
    release();
    await expect(page.getByRole('main')).toHaveJSProperty('inert', true);
    await expect(getMenuSheet(page)).toBeVisible();
  });

  test('opens on Enter and stays open', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/over');
    await getMenuToggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(getMenuSheet(page)).toBeVisible();
    release();
    await expect(page.getByRole('main')).toHaveJSProperty('inert', true);
    await expect(getMenuSheet(page)).toBeVisible();
  });

  test('can be closed and opened again', async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto('/over');
    await getMenuToggle(page).tap();
    await page.keyboard.press('Escape');
    await expect(getMenuSheet(page)).toBeHidden();
    await getMenuToggle(page).tap();
    await expect(getMenuSheet(page)).toBeVisible();
    release();
    await expect(page.getByRole('main')).toHaveJSProperty('inert', true);
    await expect(getMenuSheet(page)).toBeVisible();
  });

  test('leads to the page that is tapped', async ({ page }) => {
    await holdScripts(page);
    await page.goto('/over');
    await getMenuToggle(page).tap();
    await getMenuSheet(page).getByRole('link', { name: 'Kennis' }).tap();
    await expect(page).toHaveURL(routes.articles);
  });
});

const findMotion = (scripts: string[]) => scripts.some((script) => script.includes('ParticleCanvas'));

/** Stops the clock and the browser's idle time until `becomeIdle`. */
async function holdIdleness(page: Page): Promise<void> {
  await page.clock.install();
  await page.addInitScript(() => {
    const waiting: IdleRequestCallback[] = [];
    Object.assign(window, {
      waiting,
      requestIdleCallback: (callback: IdleRequestCallback) => waiting.push(callback),
    });
  });
}

async function becomeIdle(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { waiting } = window as unknown as { waiting: IdleRequestCallback[] };
    for (const callback of waiting) callback({ didTimeout: false, timeRemaining: () => 50 });
  });
}
