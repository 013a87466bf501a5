import { getPages, unknownPath } from './support/site.ts';
import { expect, test } from './support/test.ts';

test.use({ expectedComplaints: /status of 404/ });

const widths = [320, 360];

for (const { path } of [...(await getPages()), { path: unknownPath }]) {
  test(`${path} never scrolls sideways`, async ({ page }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      await page.goto(path);
      const contentWidth = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(contentWidth, `width of the page on a screen of ${width} px`).toBe(width);
    }
  });
}
