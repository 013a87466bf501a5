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

/** The top items of the main menu whose panel is visible. */
export function listOpenItems(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('nav[aria-label="Hoofdmenu"] li:has(button)')]
      .filter((item) => item.querySelector('ul')?.checkVisibility({ visibilityProperty: true }))
      .map((item) => item.querySelector('a')?.innerText ?? ''),
  );
}

export const getFloatingBar = (page: Page): Locator =>
  page.getByRole('complementary', { name: 'Gesprek plannen' });

/** Dismisses the floating bar, which would come and go over what a finger is to hit. */
export async function dismissBar(page: Page): Promise<void> {
  await page.addInitScript((key) => localStorage.setItem(key, 'ja'), floatingBarSettings.dismissedKey);
}

/** Where particles do not move, their still picture shows, stretched so that all of it does. */
export async function expectStillPicture(page: Page): Promise<void> {
  const particles = page.locator('.particle-canvas');
  await expect(particles).toHaveCSS('mask-image', /still-picture/, { pseudo: 'before' });
  await expect(particles).toHaveCSS('mask-size', '100% 100%', { pseudo: 'before' });
}

/** The paths of the external scripts that `page` asks for, filled as they come. */
export function collectScripts(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' || /\.m?js$/.test(pathname)) scripts.push(pathname);
  });
  return scripts;
}

/** Those of `scripts` that are more than the small one that every first interaction brings. */
export const listOfIslands = (scripts: string[]): string[] =>
  scripts.filter((path) => !/\/touched\.\w+\.js$/.test(path));

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

/** Holds external scripts back; returns what lets them through. */
export const holdScripts = async (page: Page): Promise<() => void> =>
  (await holdRequests(page, '**/_astro/*.js')).release;

/** Aborts external scripts, all or those whose name matches. */
export async function blockScripts(page: Page, name = '*'): Promise<void> {
  await page.route(`**/_astro/${name}.js*`, (route) => route.abort());
}

/** Scrolls to `top` at once and waits until the page has handled it; fonts first, because they move the page. */
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
    // The browser's own frames, also where a test controls the clock.
    const { ownFrame = requestAnimationFrame } = window as { ownFrame?: typeof requestAnimationFrame };
    for (let frame = 0; frame < 2; frame += 1) await new Promise(ownFrame);
  });
}

/** Waits until the main menu is hydrated. */
export async function expectMenuHydrated(page: Page): Promise<void> {
  await expect(getMenu(page)).toHaveAttribute('data-hydrated');
}

/** The links of the panel below a top item of the main menu, in order. */
export const getSubPages = (page: Page, item: string): Locator =>
  getMenu(page).locator(`li:has(button[aria-label="Submenu ${item}"]) ul`).getByRole('link');
