// All pages share one title position, one size per heading level and one left edge, and show at most one orange
// button at a time.
import type { Page } from 'playwright/test';

import { dismissBar } from '../support/islands.ts';
import { canonicalPaths } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const windows = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

/** Measures a window in px: the position of the title, the sizes of headings, and the most orange buttons in view at once. */
function measure(page: Page) {
  return page.evaluate(() => {
    const main = document.querySelector('main');
    const listShown = (selector: string) =>
      [...(main?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(({ offsetWidth }) => offsetWidth > 1);
    const topOf = (element: Element) => Math.round(element.getBoundingClientRect().top + scrollY);
    const sizesOf = (selector: string) => [
      ...new Set(listShown(selector).map((heading) => getComputedStyle(heading).fontSize)),
    ];
    const title = listShown('h1')[0];
    const tops = listShown('.button-primary').map(topOf);
    const inOneWindow = tops.map(
      (top) => tops.filter((other) => other >= top && other < top + innerHeight).length,
    );
    return {
      title: title && [topOf(title), Math.round(title.getBoundingClientRect().left)],
      sizes: [sizesOf('h1'), sizesOf('h2:not(.document *)'), sizesOf('h3, .document h2')],
      orange: Math.max(0, ...inOneWindow),
    };
  });
}

for (const size of windows) {
  test.describe(`at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('titles and headings are the same on every page', async ({ page }) => {
      await dismissBar(page);
      const found = [];
      for (const path of canonicalPaths) {
        await page.goto(path);
        found.push({ path, ...(await measure(page)) });
      }
      const [home] = found;
      for (const { path, title, sizes, orange } of found) {
        expect.soft(title, `${path}: the title's top and left`).toEqual(home?.title);
        for (const [level, size] of sizes.entries()) {
          const expected = size.length === 0 ? size : home?.sizes[level];
          expect.soft(size, `${path}: sizes of h${level + 1}`).toEqual(expected);
        }
        expect.soft(orange, `${path}: orange buttons in a window`).toBeLessThanOrEqual(1);
      }
    });
  });
}
