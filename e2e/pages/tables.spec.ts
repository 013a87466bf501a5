import { pages } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const withTable = (documents: { path: string; html: string }[]) =>
  documents.filter(
    ({ path, html }) => html.includes('data-kolom') && pages.some((page) => page.path === path),
  );

for (const width of [320, 390]) {
  test(`at ${width} px each value of a wide table stands behind the name of its column`, async ({
    page,
    documents,
  }) => {
    const paths = withTable(documents).map(({ path }) => path);
    test.skip(paths.length === 0, 'no page has a table of three columns');
    await page.setViewportSize({ width, height: 844 });
    for (const path of paths) {
      await page.goto(path);
      for (const table of await page.getByRole('table').all()) {
        const shown = await table.getByRole('columnheader').allTextContents();
        // In an attribute a space is a space.
        const columns = shown.map((name) => name.replaceAll('\u00a0', ' '));
        expect.soft(await table.evaluate(isWhole), `a table of ${path} fits`).toBe(true);
        if (columns.length < 3) continue;
        const rows = await table.getByRole('row').all();
        expect(rows.length).toBeGreaterThan(1);
        for (const row of rows.slice(1)) {
          await expect.soft(row.getByRole('rowheader')).toBeVisible();
          const names = await row
            .getByRole('cell', { includeHidden: true })
            .evaluateAll((cells) =>
              cells.map((cell) => [
                cell.textContent && getComputedStyle(cell, '::before').content.split('"')[1],
                cell.textContent,
              ]),
            );
          const seen = names.filter(([, text]) => text).map(([name]) => name);
          const expected = columns.slice(1).filter((_, place) => names[place]?.[1]);
          expect.soft(seen, path).toEqual(expected);
        }
      }
    }
  });
}

test('from the first column layout on a table is a table', async ({ page, documents }) => {
  const [first] = withTable(documents);
  test.skip(!first, 'no page has a table of three columns');
  await page.goto(first?.path ?? '/');
  const table = page
    .getByRole('table')
    .filter({ has: page.getByRole('columnheader').nth(2) })
    .first();
  for (const [width, display] of [
    [704, 'table-cell'],
    [703, 'flow-root'],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await expect(table.getByRole('cell').first()).toHaveCSS('display', display);
  }
});

test('a name that is printed before a value is not read out with it', async ({ page, documents }) => {
  const [first] = withTable(documents);
  test.skip(!first, 'no page has a table of three columns');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(first?.path ?? '/');
  const table = page
    .getByRole('table')
    .filter({ has: page.getByRole('columnheader').nth(2) })
    .first();
  const cell = table.getByRole('cell').first();
  const text = ((await cell.textContent()) ?? '').replace(/\s+/g, ' ').trim();
  await expect(table).toMatchAriaSnapshot(
    `- row:\n  - cell "${text.replaceAll('"', '\\"')}"`.replace('- row:', '- row /./:'),
  );
});

/** Whether neither the table nor what holds it must be scrolled sideways. */
function isWhole(table: Element): boolean {
  const around = [table, table.parentElement, document.documentElement];
  return around.every((element) => !element || element.scrollWidth <= element.clientWidth);
}
