import { expect, type Locator, type Page, type Route } from 'playwright/test';

import { floatingBarSettings } from '../../src/islands/floating-bar/settings.ts';

/** The main menu: a row on wide screens, a popover on small ones. */
export const getMenu = (page: Page): Locator => page.getByRole('navigation', { name: 'Hoofdmenu' });

/** The button that opens and closes the menu on small screens. */
export const getMenuToggle = (page: Page): Locator =>
  page.getByRole('button', { name: /^(Menu|Sluiten|Menu Sluiten)$/ });

/** The disclosure button of a top item in the main menu. */
export const getDisclosure = (page: Page, item: string): Locator =>
  getMenu(page).getByRole('button', { name: `Submenu ${item}` });

/** Lists the top items of the main menu whose panel is visible. */
export function listOpenItems(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('nav[aria-label="Hoofdmenu"] li:has(button)')]
      .filter((item) => item.querySelector('ul')?.checkVisibility({ visibilityProperty: true }))
      .map((item) => item.querySelector('a')?.innerText ?? ''),
  );
}

export const getFloatingBar = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Gesprek plannen' });

/** Dismisses the floating bar, which could cover the elements that a test clicks. */
export async function dismissBar(page: Page): Promise<void> {
  await page.addInitScript((key) => localStorage.setItem(key, 'ja'), floatingBarSettings.dismissedKey);
}

/** Expects the still picture of the particles, stretched so that all of it shows. */
export async function expectStillPicture(page: Page): Promise<void> {
  const particles = page.locator('.particle-canvas');
  await expect(particles).toHaveCSS('mask-image', /still-picture/, { pseudo: 'before' });
  await expect(particles).toHaveCSS('mask-size', '100% 100%', { pseudo: 'before' });
}

/** Collects the paths of external scripts while `page` requests them. */
export function collectScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' || /\.m?js$/.test(pathname)) scripts.push(pathname);
  });
  return scripts;
}

/** Drops the small script that every first interaction loads. */
export const listIslandScripts = (scripts: string[]): string[] =>
  scripts.filter((path) => !/\/interaction\.[\w-]+\.js$/.test(path));

/** Holds requests back until `release`, as a slow network does, and keeps the held ones. */
export async function holdRequests(page: Page, pattern: string) {
  const held: Route[] = [];
  const released = Promise.withResolvers<undefined>();
  await page.route(pattern, async (route) => {
    held.push(route);
    await released.promise;
    await route.fallback();
  });
  return { held, release: () => released.resolve(undefined) };
}

/** Holds external scripts back; returns the function that releases them. */
export const holdScripts = async (page: Page): Promise<() => void> =>
  (await holdRequests(page, '**/_astro/*.js')).release;

/** Aborts external scripts: all of them, or the ones whose name matches. */
export async function blockScripts(page: Page, name = '*'): Promise<void> {
  await page.route(`**/_astro/${name}.js*`, (route) => route.abort());
}

/** Scrolls to `top` at once and waits until the page has handled it; waits for fonts first, which move the page. */
export async function scrollTo(page: Page, top: number): Promise<void> {
  await page.evaluate(async (place) => {
    await document.fonts.ready;
    window.scrollTo({ top: place, behavior: 'instant' });
  }, top);
  await waitForFrames(page);
}

/** Waits for two frames, after which scroll, resize and intersection have been handled. */
export async function waitForFrames(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The browser's frames, even where a test controls the clock.
    const { realFrame = requestAnimationFrame } = window as { realFrame?: typeof requestAnimationFrame };
    for (let frame = 0; frame < 2; frame += 1) await new Promise(realFrame);
  });
}

/** Waits until the main menu is hydrated. */
export async function expectMenuHydrated(page: Page): Promise<void> {
  await expect(getMenu(page)).toHaveAttribute('data-hydrated');
}

/** Returns the links in the panel of a top item of the main menu, in order. */
export const getSubPages = (page: Page, item: string): Locator =>
  getMenu(page).locator(`li:has(button[aria-label="Submenu ${item}"]) ul`).getByRole('link');
