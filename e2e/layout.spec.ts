import type { Page } from 'playwright/test';

import { floatingBarSettings } from '../src/islands/floating-bar/settings.ts';
import { scrollTo, waitForFrames } from './support/islands.ts';
import { getPages, unknownPath } from './support/site.ts';
import { listSmallTargets } from './support/targets.ts';
import { expect, test } from './support/test.ts';
import { findOverlaps, readLines } from './support/texts.ts';

test.use({ expectedComplaints: /status of 404/ });

const { dismissedKey } = floatingBarSettings;
const mostShift = 0.01;
const leastFontSize = 15;
/** Screens in px; the narrowest is a page at 400% zoom, where text in drawings may be smaller. */
const widths = { phone: [390, 360, 320], desktop: [1920, 1440, 1024, 768] };
const leastDesignedWidth = 360;
/** An A4 sheet between its margins, in px. */
const sheetWidth = 718;

// One load a page, for all that can be seen in it: how it comes, how it fits every width, how it prints.
for (const { path } of [...(await getPages()), { path: unknownPath }]) {
  test(`${path} stands still, fits every width and prints`, async ({ page, isMobile }) => {
    // The bar comes and goes over what the finger is to hit.
    if (isMobile) await page.addInitScript((key) => localStorage.setItem(key, 'ja'), dismissedKey);
    await openWithLateFonts(page, path);
    expect.soft(await measureShift(page), 'layout shift').toBeLessThanOrEqual(mostShift);
    if (isMobile) expect.soft(await listSmallTargets(page), 'hard to hit with a finger').toEqual([]);

    for (const width of isMobile ? widths.phone : widths.desktop) {
      await page.setViewportSize({ width, height: 900 });
      await expectToFit(page, width);
    }
    if (isMobile) return;

    await page.emulateMedia({ media: 'print' });
    await page.setViewportSize({ width: sheetWidth, height: 900 });
    expect.soft(await listWiderThan(page, sheetWidth), 'sticking out of paper').toEqual([]);
    expect.soft(findOverlaps(await readLines(page)), 'text over text on paper').toEqual([]);
    expect.soft(await listFixed(page), 'fixed over the text on paper').toEqual([]);
  });
}

async function expectToFit(page: Page, width: number): Promise<void> {
  await scrollTo(page, 0);
  expect.soft(await listWiderThan(page, width), `sticking out at ${width} px`).toEqual([]);
  const lines = await readLines(page);
  expect.soft(findOverlaps(lines), `text over text at ${width} px`).toEqual([]);
  const cut = lines.filter(({ isCut }) => isCut);
  expect.soft(cut, `text cut off at ${width} px`).toEqual([]);
  // A hundredth for rounding in a drawing's scale.
  const small = lines.filter(({ fontSize }) => fontSize < leastFontSize - 0.01);
  if (width >= leastDesignedWidth) expect.soft(small, `small text at ${width} px`).toEqual([]);
}

/** Opens a page on a network that brings the fonts only when the page is there already. */
async function openWithLateFonts(page: Page, path: string): Promise<void> {
  const { promise: shown, resolve: show } = Promise.withResolvers<undefined>();
  await page.route('**/*.woff2', async (route) => {
    await shown;
    await route.continue();
  });
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await waitForFrames(page);
  show(undefined);
  await page.waitForLoadState();
}

/** How much the page moves while it comes and while it is read to its end. */
function measureShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await frame();
    }
    await Promise.allSettled([
      document.fonts.ready,
      ...Array.from(document.images, (image) => image.decode()),
    ]);
    await frame();
    await frame();
    return new Promise((resolve) => {
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as (PerformanceEntry & { value?: number })[];
        resolve(shifts.reduce((sum, { value = 0 }) => sum + value, 0));
      }).observe({ type: 'layout-shift', buffered: true });
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(0)));
    });
  });
}

/** When the page is wider than the screen: which elements make it so, innermost ones last. */
function listWiderThan(page: Page, width: number): Promise<string[]> {
  return page.evaluate((limit) => {
    if (document.documentElement.scrollWidth <= limit) return [];
    return [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && element.getBoundingClientRect().right > limit + 0.5)
      .map(
        (element) =>
          `${(element.cloneNode() as Element).outerHTML} ends at ${element.getBoundingClientRect().right} px`,
      )
      .concat(`the page is ${document.documentElement.scrollWidth} px wide`);
  }, width);
}

/** The elements that would print on every sheet, over the text. */
function listFixed(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).position === 'fixed')
      .map((element) => (element.cloneNode() as Element).outerHTML),
  );
}
