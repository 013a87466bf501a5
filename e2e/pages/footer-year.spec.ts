import type { Page } from 'playwright/test';

import { routes } from '../../src/site/addresses.ts';
import { readBuiltPages } from '../support/built-pages.ts';
import { expect, test } from '../support/test.ts';

const [page1] = await readBuiltPages();
const builtIn = Number(/<time>(\d{4})<\/time>/.exec(page1?.html ?? '')?.[1]);

const getYear = (page: Page) => page.getByRole('contentinfo').getByRole('time');

for (const [visitedIn, shown] of [
  [`${builtIn - 1}-12-31T12:00:00Z`, builtIn],
  [`${builtIn}-12-31T23:59:00+01:00`, builtIn],
  [`${builtIn + 1}-01-01T00:01:00+01:00`, builtIn + 1],
  [`${builtIn + 7}-06-01T12:00:00Z`, builtIn + 7],
] as const) {
  test(`on ${visitedIn} the footer says ${shown}`, async ({ page }) => {
    await page.clock.setFixedTime(visitedIn);
    await page.goto(routes.about);
    await expect(getYear(page)).toHaveText(String(shown));
  });
}

test('without scripts the footer says when the site was built', { tag: '@no-js' }, async ({ page }) => {
  await page.goto(routes.about);
  await expect(getYear(page)).toHaveText(String(builtIn));
});
