// Drawings whose shapes stand in files of their own, which pages use and browsers keep.
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { dist, readBuiltPages } from '../support/built-pages.ts';
import { expectKept, hasParts } from '../support/drawings.ts';
import { kinds } from '../support/pages.ts';
import { tags } from '../support/tags.ts';
import { expect, test } from '../support/test.ts';
import { weigh } from '../support/weight.ts';

const maxBytes = 1_200;
/** The label of a drawing, and the file of its first part. */
const labelled = /<svg[^>]* aria-label="([^"]*)"><use href="([^"#]*)/g;
const address = /\/_astro\/drawing\.[^"#]+/g;

const pages = await readBuiltPages();
const names = (await readdir(join(dist, '_astro'))).filter((name) => name.startsWith('drawing.'));

test('a drawing in a file is light, has no styles of its own, and one part at most in the signal colour', async () => {
  expect(names.length).toBeGreaterThan(1);
  for (const name of names) {
    const svg = await readFile(join(dist, '_astro', name), 'utf8');
    expect.soft(weigh(svg), name).toBeLessThan(maxBytes);
    expect.soft(svg, name).not.toMatch(/class=|style|#[0-9a-f]{3}/);
    expect.soft(svg.match(/fill="var\(--d-signal\)"/g)?.length ?? 0, name).toBeLessThanOrEqual(1);
  }
});

test('a file is named by its content, and kept for a year', async ({ request }) => {
  await expectKept(request, 'drawing', names);
});

test('every file is used, and pages that show the same drawing use the same file', () => {
  const found = pages.flatMap(({ html }) => html.match(address) ?? []);
  expect([...new Set(found)].toSorted()).toEqual(names.map((name) => `/_astro/${name}`).toSorted());
  const filesByLabel = new Map<string, Set<string>>();
  for (const [, label = '', file = ''] of pages.flatMap(({ html }) => [...html.matchAll(labelled)])) {
    filesByLabel.set(label, (filesByLabel.get(label) ?? new Set()).add(file));
  }
  expect(filesByLabel.size).toBeGreaterThan(1);
  for (const [label, files] of filesByLabel) expect.soft(files.size, label).toBe(1);
});

for (const path of [kinds.solution, kinds.expertisePage, kinds.approachStep]) {
  for (const tag of [tags.phone, tags.noJs]) {
    test(`the drawings of ${path} come (${tag})`, { tag }, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('main').locator('svg[role=img]')).toBeVisible();
      await expect.poll(() => page.evaluate(hasParts)).toBe(true);
    });
  }
}

test("a drawing from a file is drawn in the visitor's own colours", async ({ page }) => {
  await page.goto(kinds.solution);
  const readPen = () =>
    page
      .getByRole('main')
      .locator('svg[role=img]')
      .locator('use')
      .first()
      .evaluate((part) => getComputedStyle(part).stroke);
  const onPaper = await readPen();
  await page.emulateMedia({ forcedColors: 'active' });
  expect(await readPen()).not.toBe(onPaper);
});
