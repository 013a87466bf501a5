// What a visitor's line must carry before the first paint, read from the built files.
import { stat } from 'node:fs/promises';
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

test('a page is weighed by its parts', () => {
  const css = '<style>p { color: red }</style>';
  const run = '<script>run()</script>';
  const facts = '<script type="application/ld+json">{}</script>';
  const drawing = '<svg><path d="M0 0" /></svg>';
  const body = `<body>Buiten<main>${drawing}<p>Drie woorden: één</p></main></body>`;
  const html = `<html><head><title>x</title>${css}${facts}</head>${run}${body}</html>`;
  const { total, bootstrap, listParts, words } = weighPage(html);
  expect({ total, bootstrap, words }).toEqual({ total: weigh(html), bootstrap: weigh(run), words: 3 });
  expect(listParts()).toMatchObject({
    style: weigh(css),
    script: weigh(run),
    data: weigh(facts),
    svg: weigh(drawing),
    head: weigh('<html><head><title>x</title>'),
  });
});

const light: PageWeight = { ...weighPage(''), total: 0, bootstrap: 0 };
const { page, longPage, longFrom, maquette, bootstrap } = budgets;

for (const [path, words, limit] of [
  ['/', longFrom + 1, page],
  ['/kennis', longFrom + 1, page],
  ['/kennis/a', longFrom, page],
  ['/kennis/a', longFrom + 1, longPage],
  ['/oplossingen/a-b', longFrom + 1, page],
  ['/oplossingen/a-b/maquette', longFrom, maquette],
  ['/expertise/a-b', longFrom, page],
  ['/expertise/a-b', longFrom + 1, longPage],
] as const) {
  test(`${path} of ${words} words may weigh ${limit} bytes, not one more`, () => {
    expect(findExcess(path, { ...light, words, total: limit })).toEqual([]);
    expect(findExcess(path, { ...light, words, total: limit + 1 })).toEqual([
      expect.stringMatching(/: \d+ of \d+ bytes, \d+ words \(style \d+, script \d+/),
    ]);
  });
}

test(`the scripts in a page may weigh ${bootstrap} bytes, not one more`, () => {
  expect(findExcess('/', { ...light, bootstrap })).toEqual([]);
  expect(findExcess('/', { ...light, bootstrap: bootstrap + 1 })).toHaveLength(1);
});

async function sumSizes(addresses: string[] | null): Promise<number> {
  const files = await Promise.all((addresses ?? []).map((address) => stat(join(dist, address))));
  return files.reduce((sum, { size }) => sum + size, 0);
}
