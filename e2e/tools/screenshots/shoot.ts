import { join } from 'node:path';

import type { Browser, BrowserContextOptions, Locator, Page, Route } from 'playwright/test';
import sharp from 'sharp';

import { scrollTo, waitForFrames } from '../../support/islands.ts';
import { unknownPath } from '../../support/pages.ts';
import { baseUrl, root } from '../../support/site.ts';
import type { State } from './states.ts';

/** The widths in px at which every page is judged. */
export const widths = [360, 390, 768, 1024, 1440, 1920];

/** Where the pictures land; git does not see it. */
export const folder = join(root, 'screenshots');

const marginPx = 48;
const neutralPhoto = await sharp({ create: { width: 1600, height: 900, channels: 3, background: '#8d8a83' } })
  .png()
  .toBuffer();

/** The file of a page at a width. */
export function getShotPath(path: string, width: number): string {
  const name = path === '/' ? 'home' : path === unknownPath ? '404' : path.slice(1).replaceAll('/', '-');
  return join(folder, `${name}-${width}.png`);
}

/** Shoots one page at every width, at rest and without photos, so that two runs can be compared. */
export async function shootPage(browser: Browser, path: string): Promise<void> {
  const page = await open(browser, { reducedMotion: 'reduce' });
  await page.goto(path);
  for (const width of widths) {
    await page.setViewportSize({ width, height: getHeight(width) });
    await settle(page);
    await page.screenshot({ path: getShotPath(path, width), fullPage: true });
  }
  await page.context().close();
}

/** Shoots one state at each of its widths; returns the files. */
export async function shootState(browser: Browser, state: State): Promise<string[]> {
  const files: string[] = [];
  for (const width of state.widths ?? [390, 1440]) {
    const viewport = { width, height: getHeight(width) };
    const page = await open(browser, { viewport, hasTouch: width < 768, ...state.options }, state.withPhotos);
    await page.emulateMedia(state.media);
    await page.goto(state.path);
    await state.reach?.(page);
    // Without scripts the browser answers no promise, and the page is final once it has loaded.
    if (state.options?.javaScriptEnabled !== false) {
      await settle(page);
      if (state.whole) await scrollTo(page, 0);
    }
    const path = join(folder, 'states', `${state.name}-${width}.png`);
    const area = state.subject
      ? { clip: await frame(state.subject(page)) }
      : { fullPage: state.whole ?? false };
    await page.screenshot({ path, animations: 'disabled', ...area });
    files.push(path);
    await page.context().close();
  }
  return files;
}

const getHeight = (width: number): number => (width < 768 ? 844 : 900);

async function open(browser: Browser, options: BrowserContextOptions, withPhotos = false): Promise<Page> {
  // The policy knows no page whose text face is awaited.
  const settings = { baseURL: baseUrl, locale: 'nl-NL', bypassCSP: true };
  const context = await browser.newContext({ ...settings, ...options });
  const isForeign = (url: URL) => url.origin !== baseUrl;
  await context.route(isForeign, (route) =>
    withPhotos ? route.fulfill({ contentType: 'image/png', body: neutralPhoto }) : route.abort(),
  );
  await context.route('**', showTextFace);
  return context.newPage();
}

/** Makes the browser wait for the text face, which visitors only get when it comes at once. */
async function showTextFace(route: Route): Promise<void> {
  if (route.request().resourceType() !== 'document') return route.fallback();
  const response = await route.fetch();
  const html = await response.text();
  await route.fulfill({ response, body: html.replaceAll('font-display:optional', 'font-display:block') });
}

/** Waits until photos, fonts and layout are final. */
async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager';
    const arrivals = Array.from(document.images, (image) => image.decode());
    await Promise.allSettled([...arrivals, document.fonts.ready]);
  });
  await waitForFrames(page);
}

/** The place of an element on the screen, with room for its outline and surroundings. */
async function frame(subject: Locator) {
  await subject.scrollIntoViewIfNeeded();
  const box = await subject.boundingBox();
  if (!box) throw new Error(`${String(subject)} cannot be seen`);
  const x = Math.max(0, box.x - marginPx);
  const y = Math.max(0, box.y - marginPx);
  return { x, y, width: box.x + box.width + marginPx - x, height: box.y + box.height + marginPx - y };
}
