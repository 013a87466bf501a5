import { pages, unknownPath } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';
import { readTitles } from '../support/titles.ts';

const widths = [320, 390, 768, 1440];
/** Of the longest line, what every line but the last must have. */
const leastShare = 0.5;

test.describe('titles', { tag: '@engines' }, () => {
  test.use({ expectedComplaints: /status of 404/ });

  for (const path of [...pages.map((page) => page.path), unknownPath]) {
    test(`${path} breaks its titles between words, in lines of like length`, async ({ page }) => {
      await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 });
        const titles = await page.evaluate(readTitles);
        expect(titles.length).toBeGreaterThan(0);
        const broken = titles.filter(({ brokenWords }) => brokenWords.length > 0);
        expect.soft(broken, `broken words at ${width} px`).toEqual([]);
        const uneven = titles.filter(({ widths: lines }) => {
          const longest = Math.max(...lines);
          return lines.slice(0, -1).some((line) => line < leastShare * longest);
        });
        expect
          .soft(
            uneven.map(({ lines }) => lines),
            `short lines at ${width} px`,
          )
          .toEqual([]);
      }
    });
  }
});
