// What is asked of a page at each width; it runs in the page and names the elements that are wrong.
import type { Page } from 'playwright/test';

/** Measures of the page in px: the tokens `--window-low`, `--spacing-header` and the narrowest `--spacing-gutter`. */
export const lowWindowPx = 440;
export const headerPx = 80;
export const gutterPx = 20;

/** How much the page moves while it comes and while it is read to its end. */
export function measureShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const { ownFrame = requestAnimationFrame } = window as { ownFrame?: typeof requestAnimationFrame };
    const nextFrame = () => new Promise(ownFrame);
    const isShown = (image: HTMLImageElement) => {
      const { top, bottom } = image.getBoundingClientRect();
      return image.checkVisibility() && bottom > 0 && top < innerHeight;
    };
    await document.fonts.ready;
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      window.scrollTo({ top, behavior: 'instant' });
      await nextFrame();
      // Whoever reads waits for a picture that is on the screen; one that was passed in a hurry may never come.
      await Promise.allSettled([...document.images].filter(isShown).map((image) => image.decode()));
    }
    await nextFrame();
    await nextFrame();
    return new Promise((resolve) => {
      new PerformanceObserver((list) => {
        const shifts = list.getEntries() as (PerformanceEntry & { value?: number })[];
        resolve(shifts.reduce((sum, { value = 0 }) => sum + value, 0));
      }).observe({ type: 'layout-shift', buffered: true });
      void nextFrame()
        .then(nextFrame)
        .then(() => resolve(0));
    });
  });
}

/** When the page is wider than the screen: which elements make it so, innermost ones last. */
export function listWiderThan(page: Pick<Page, 'evaluate'>, width: number): Promise<string[]> {
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
export function listFixed(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && getComputedStyle(element).position === 'fixed')
      .map((element) => (element.cloneNode() as Element).outerHTML),
  );
}
