import { routes } from '../../src/site/addresses.ts';
import { hasParts, hasPictures } from '../support/drawings.ts';
import { kinds } from '../support/pages.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';

const visits: [where: string, tag: string[]][] = [
  ['', []],
  [' on a phone', [tags.phoneOnly, tags.nightly]],
  [' without scripts', [tags.noJs]],
];

for (const [where, tag] of visits) {
  test(`the drawings of a page come${where}`, { tag }, async ({ page }) => {
    await page.goto(kinds.solution);
    await expect(page.getByRole('main').locator('svg[role=img]')).toHaveAccessibleName(/.{20}/);
    await expect.poll(() => page.evaluate(hasParts)).toBe(true);
    await page.goto(routes.home);
    await expect.poll(() => page.evaluate(hasPictures)).toBe(true);
  });
}
