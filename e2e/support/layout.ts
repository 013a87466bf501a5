import type { Page } from 'playwright/test';

import { holdRequests, waitForFrames } from './islands.ts';

/** The tokens `--window-low` and `--spacing-header`, in px. */
export const lowWindowPx = 440;
export const headerPx = 80;

/** Opens a page, and lets its fonts load only after the first paint. */
export async function openWithLateFonts(page: Page, path: string): Promise<void> {
  const fonts = await holdRequests(page, '**/*.woff2');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await waitForFrames(page);
  fonts.release();
  await page.waitForLoadState();
  await page.unroute('**/*.woff2');
}

/** Scrolls to the end, and returns the sum of all layout shifts since the page was opened. */
export function measureShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { realFrame = requestAnimationFrame } = window as { realFrame?: typeof requestAnimationFrame };
    const nextFrame = () => new Promise(realFrame);
    const isOnScreen = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < innerHeight;
    };
    await document.fonts.ready;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await nextFrame();
      // Waits for pictures on the screen, as a reader does; a picture scrolled past may never load.
      const awaited = [...document.images].filter((image) => isOnScreen(image) && !image.complete);
      await Promise.all(
        awaited.map(
          (image) =>
            new Promise((done) => {
              image.addEventListener('load', done);
              image.addEventListener('error', done);
            }),
        ),
      );
    }
    let shift = 0;
    new PerformanceObserver((list) => {
      for (const { value = 0 } of list.getEntries() as { value?: number }[]) shift += value;
    }).observe({ type: 'layout-shift', buffered: true });
    for (let frame = 0; frame < 4; frame += 1) await nextFrame();
    return shift;
  });
}

/** Lists the elements that end beyond `width`, then the width of the page; empty when the page fits. */
export function listOverflow(page: Page, width: number): Promise<string[]> {
  return page.evaluate((limit) => {
    if (document.documentElement.scrollWidth <= limit) return [];
    return [...document.body.querySelectorAll('*')]
      .map((element) => ({ element, end: element.getBoundingClientRect().right }))
      .filter(({ element, end }) => element.checkVisibility() && end > limit + 0.5)
      .map(({ element, end }) => `${(element.cloneNode() as Element).outerHTML} ends at ${end} px`)
      .concat(`the page is ${document.documentElement.scrollWidth} px wide`);
  }, width);
}

/** Lists the links and buttons outside the header; only their vertical padding may stick out. */
export function listOutsideHeader(page: Page, width: number): Promise<string[]> {
  return page.evaluate(
    ([maxRight, maxBottom]) =>
      [...document.querySelectorAll('body > header :is(a, button)')]
        .filter((control) => control.checkVisibility())
        .filter((control) => {
          const { left, right } = control.getBoundingClientRect();
          const content = document.createRange();
          content.selectNodeContents(control);
          const { top, bottom } = content.getBoundingClientRect();
          return left < 0 || right > maxRight || top < 0 || bottom > maxBottom;
        })
        .map((control) => `${control.outerHTML} sticks out of the header`),
    [width, headerPx] as const,
  );
}

/** Adds a CSS rule as a constructed style sheet: the Content-Security-Policy blocks style elements. */
export async function addRule(page: Page, rule: string): Promise<void> {
  await page.evaluate((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets.push(sheet);
  }, rule);
}

/** Opens the fold around the screen of one's own model, of which a narrow window shows the top. */
export const showWholeScreen = (page: Page): Promise<void> =>
  page.locator('.draw-screen > details').evaluateAll((folds: HTMLDetailsElement[]) => {
    for (const fold of folds) fold.open = true;
  });
