import type { Page } from 'playwright/test';

import { builtPages, canonicalPaths } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const { path } =
  builtPages.find((each) => each.html.includes('<td data-kolom') && canonicalPaths.includes(each.path)) ?? {};

test.beforeEach(async ({ page }) => {
  test.skip(!path, 'no page has a table of three columns');
  await page.goto(path ?? '/');
});

test('on a phone, the name of its column precedes each value', async ({ page }) => {
  const wide = { has: page.locator('td[data-kolom]') };
  const table = page.getByRole('table').filter(wide).first();
  const cells = table.getByRole('cell', { includeHidden: true });
  for (const [width, display] of [
    [704, 'table-cell'],
    [703, 'flow-root'],
    [320, 'block'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect(cells.first(), `at ${width} px`).toHaveCSS('display', display);
    const isWhole = await table.evaluate((element) =>
      [element, element.parentElement].every((each) => !each || each.scrollWidth <= each.clientWidth),
    );
    expect(isWhole, `nothing is read by scrolling sideways at ${width} px`).toBe(true);
  }
  // src/content/markdown/markdown.test.ts tests that the name is in the HTML.
  const cell = cells.filter({ hasText: /./ }).first();
  const shown = await cell.evaluate((each) => getComputedStyle(each, '::before').content.split('"')[1]);
  expect(shown).toBe(await cell.getAttribute('data-kolom'));
});

test('on a phone, short values stand below the names of their columns', async ({ page, documents }) => {
  const path = documents.find(({ html }) => html.includes('class="cards columns'))?.path;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(path ?? '/');
  const table = page.locator('table.columns').first();
  const lefts = (selector: string) =>
    table
      .locator(selector)
      .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().left)));
  await expect(table.locator('thead th').last()).toHaveCSS('clip-path', 'none');
  expect(
    await table.locator('thead').evaluate((head) => head.getBoundingClientRect().height),
  ).toBeGreaterThan(20);
  expect((await lefts('thead th')).slice(1)).toEqual(await lefts('tbody tr:first-child td'));
});

test('to a screen reader, cards on a phone are a table as on a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  const wide = await countTableRoles(page);
  expect(wide).toMatchObject({ table: expect.any(Number), columnheader: expect.any(Number) });
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('.cards tr').last()).toHaveCSS('display', 'block');
  expect(await countTableRoles(page)).toEqual(wide);
});

/** Counts the roles of tables in the browser's accessibility tree. */
async function countTableRoles(page: Page): Promise<Record<string, number>> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const counts: Record<string, number> = {};
  for (const { ignored, role } of nodes) {
    const name = String(role?.value);
    if (ignored || !/^(table|row|columnheader|rowheader|cell|gridcell)$/.test(name)) continue;
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
