import type { Page } from 'playwright/test';

/** Removes view transitions from the browser, so that the script fades pages. */
export async function takeAwayTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'CSSViewTransitionRule');
    addEventListener('pageswap', ({ viewTransition }) => viewTransition?.skipTransition());
  });
}

/** Returns whether the script is fading the page out. */
export const isLeaving = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute('data-leaving'));
