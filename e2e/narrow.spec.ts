import type { Page } from 'playwright/test';

import { getPages, unknownPath } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedComplaints: /status of 404/ });

for (const { path } of [...(await getPages()), { path: unknownPath }]) {
  test(`${path} never scrolls sideways`, async ({ page }) => {
    await page.goto(path);
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 });
      const culprits = await listWiderThan(page, width);
      expect.soft(culprits, `elements that stick out of a screen of ${width} px`).toEqual([]);
    }
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
