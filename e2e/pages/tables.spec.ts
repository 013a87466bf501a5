import { pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test('on a phone the name of its column stands before each value', async ({ page, documents }) => {
  const isOwn = (path: string) => pages.some((each) => each.path === path);
  const { path } = documents.find((each) => each.html.includes('data-kolom') && isOwn(each.path)) ?? {};
  test.skip(!path, 'no page has a table of three columns');
  await page.goto(path ?? '/');
  const wide = { has: page.getByRole('columnheader').nth(2) };
  const table = page.getByRole('table').filter(wide).first();
  const cells = table.getByRole('cell', { includeHidden: true });
  for (const [width, display] of [
    [704, 'table-cell'],
    [703, 'flow-root'],
    [320, 'flow-root'],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await expect(cells.first(), `at ${width} px`).toHaveCSS('display', display);
    const isWhole = await table.evaluate((element) =>
      [element, element.parentElement].every((each) => !each || each.scrollWidth <= each.clientWidth),
    );
    expect(isWhole, `nothing is read by scrolling sideways at ${width} px`).toBe(true);
  }
  const shown = await table.getByRole('columnheader').allTextContents();
  // Attributes have ordinary spaces.
  const [, ...columns] = shown.map((name) => name.replaceAll('\u00a0', ' '));
  const rows = (await table.getByRole('row').all()).slice(1);
  expect(rows.length).toBeGreaterThan(0);
  for (const row of rows) {
    await expect(row.getByRole('rowheader')).toBeVisible();
    for (const [place, cell] of (await row.getByRole('cell', { includeHidden: true }).all()).entries()) {
      if (!(await cell.textContent())) continue;
      const name = await cell.evaluate((each) => getComputedStyle(each, '::before').content.split('"')[1]);
      expect.soft(name).toBe(columns[place]);
    }
  }
  const text = ((await cells.first().textContent()) ?? '').replace(/\s+/g, ' ').trim();
  await expect(table).toMatchAriaSnapshot(`- row /./:\n  - cell "${text.replaceAll('"', '\\"')}"`);
});
