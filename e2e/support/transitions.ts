import type { Page } from 'playwright/test';

/** Takes transitions between pages from the browser, so that the script fades them. */
export async function takeAwayTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'CSSViewTransitionRule');
    addEventListener('pageswap', ({ viewTransition }) => viewTransition?.skipTransition());
  });
}

/** Whether the script is fading the page out. */
export const isLeaving = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-leaving'));
