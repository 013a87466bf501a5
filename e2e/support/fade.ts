import type { Page } from 'playwright/test';

/** How long a page takes to fade out: the token `--duration-page-fade`. */
export const pageFadeMs = 200;

/** Makes the browser one that knows no transitions between pages, so that the script has to do it. */
export async function takeAwayTransitions(page: Page): Promise<void> {
  await page.addInitScript(() => {
    Reflect.deleteProperty(window, 'CSSViewTransitionRule');
    addEventListener('pageswap', ({ viewTransition }) => viewTransition?.skipTransition());
  });
}

/** Whether the script is fading the page out. */
export function isLeaving(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.hasAttribute('data-leaving'));
}

/** Adds a link to the page's content, named `name`. */
export async function addLink(page: Page, name: string, attributes: Record<string, string>): Promise<void> {
  await page.evaluate(
    ([text, pairs]) => {
      const link = document.createElement('a');
      for (const [key, value] of Object.entries(pairs)) link.setAttribute(key, value);
      link.textContent = text;
      document.querySelector('h1')?.append(link);
    },
    [name, attributes] as const,
  );
}
