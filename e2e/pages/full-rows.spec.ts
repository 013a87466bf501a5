import { routes } from '../../src/site/addresses.ts';
import { expect, test } from '../support/test.ts';

/** The widths with two cells in a row, and with three or four. */
const widths = [800, 1440];

test('solutions and the last cell fill whole rows, however many there are', async ({ page }) => {
  await page.goto(routes.solutions);
  const grid = page.getByRole('main').getByRole('article').first().locator('..');
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    for (let count = 4; count <= 16; count += 1) {
      const gap = await grid.evaluate((element, cells) => {
        const first = element.firstElementChild;
        const last = element.lastElementChild;
        while (element.childElementCount > cells) first?.nextElementSibling?.remove();
        while (element.childElementCount < cells) last?.before(first?.cloneNode(true) ?? '');
        const right = (one: Element | null) => one?.getBoundingClientRect().right ?? 0;
        return right(element) - right(last);
      }, count);
      expect(gap, `${count} cells at ${width} px`).toBeLessThan(2);
    }
  }
});
