// What a visitor's line must carry, read from the built files.
import { glob, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { budgets, findExcess } from '../support/budgets.ts';
import { dist, readBuiltPages } from '../support/built-pages.ts';
import { expect, test } from '../support/test.ts';
import { weigh, weighPage, type PageWeight } from '../support/weight.ts';

const pages = await readBuiltPages();

test('no page is heavier than its budget', () => {
  expect(pages.length).toBeGreaterThan(1);
  expect(pages.flatMap(({ path, html }) => findExcess(path, weighPage(html)))).toEqual([]);
});

test('the fonts of the first screen are light, and so are all together', async () => {
  for (const { path, html } of pages) {
    const first = await sumSizes(html.match(/(?<=<link rel="preload" href=")[^"]+\.woff2/g));
    const all = await sumSizes(html.match(/(?<=url\("?)[^")]+\.woff2/g));
    expect.soft(first, path).toBeGreaterThan(0);
    expect.soft(first, path).toBeLessThanOrEqual(budgets.firstFonts);
    expect.soft(all, path).toBeGreaterThanOrEqual(first);
    expect.soft(all, path).toBeLessThanOrEqual(budgets.allFonts);
  }
});

test('all external scripts together are lighter than a page may ask for', async () => {
  const files = await Array.fromAsync(glob('_astro/*.js', { cwd: dist }));
  expect(files.length).toBeGreaterThan(1);
  const weights = await Promise.all(files.map(async (file) => weigh(await readFile(join(dist, file)))));
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeLessThanOrEqual(budgets.scripts);
});

test('a page and its scripts may weigh what its kind and its words allow, not a byte more', () => {
  const { page, longPage, longFrom, maquette, bootstrap } = budgets;
  const light: PageWeight = { ...weighPage(''), total: 0, bootstrap: 0 };
  for (const [path, words, limit] of [
    ['/', longFrom + 1, page],
    ['/kennis/a', longFrom, page],
    ['/kennis/a', longFrom + 1, longPage],
    ['/expertise/a-b', longFrom + 1, longPage],
    ['/oplossingen/a-b', longFrom + 1, page],
    ['/oplossingen/a-b/maquette', longFrom, maquette],
  ] as const) {
    expect(findExcess(path, { ...light, words, total: limit }), path).toEqual([]);
    expect(findExcess(path, { ...light, words, total: limit + 1 }), path).toHaveLength(1);
  }
  expect(findExcess('/', { ...light, bootstrap })).toEqual([]);
  expect(findExcess('/', { ...light, bootstrap: bootstrap + 1 })).toHaveLength(1);
  const html = '<script>run()</script><body>Buiten<main><p>Drie woorden: één</p></main></body>';
  const own = { total: weigh(html), bootstrap: weigh('<script>run()</script>'), words: 3 };
  expect(weighPage(html)).toMatchObject(own);
});

async function sumSizes(addresses: string[] | null): Promise<number> {
  const files = await Promise.all((addresses ?? []).map((address) => stat(join(dist, address))));
  return files.reduce((sum, { size }) => sum + size, 0);
}
