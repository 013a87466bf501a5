import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';

import { listAddresses } from './addresses.ts';
import { readTextFile } from './text-file.ts';

const now = new Date('2026-11-21T12:00:00Z');

/** `count` published articles of one category. */
const makeArticles = (count: number, extra = '') =>
  Array.from({ length: count }, (_, index) => {
    const fields = `---\ndate: 2026-01-01\ncategory: "Security & Privacy"\n${extra}---\n`;
    return {
      text: readTextFile(`content/kennis/artikel-${index}.mdx`, 'articles', fields),
      anchors: ['een-kop'],
    };
  });

test('the pages of a listing are addresses once they are there', () => {
  const toPages = (count: number) => [...listAddresses(makeArticles(count), now).pages.keys()];
  assert.ok(!toPages(12).includes('/kennis/pagina/2'));
  assert.ok(toPages(13).includes('/kennis/pagina/2'));
  assert.ok(toPages(13).includes('/kennis/categorie/security-privacy'));
});

test('a draft makes no page of a listing, and its own page has a status', () => {
  const { pages } = listAddresses(makeArticles(13, 'draft: true\n'), now);
  assert.ok(!pages.has('/kennis/pagina/2'));
  assert.equal(pages.get('/kennis/artikel-0')?.status, 'Concept');
  assert.equal(listAddresses(makeArticles(1), now).pages.get('/kennis/artikel-0')?.status, undefined);
});

for (const [place, file] of [
  ['inhoud', 'layouts/BaseLayout.astro'],
  ['tot-slot', 'components/chrome/Closing.astro'],
  ['lees-verder', 'layouts/ArticleLayout.astro'],
  ['functionaliteiten', 'sections/solutions/SolutionDetails.astro'],
] as const) {
  test(`#${place} is still an id of the frame`, async () => {
    const source = await readFile(join(import.meta.dirname, '../..', file), 'utf8');
    assert.ok(source.includes(`id="${place}"`));
  });
}
