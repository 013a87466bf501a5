import assert from 'node:assert/strict';
import { test } from 'node:test';

import { createTitle } from '../site/company.ts';
import { toListingPage } from '../site/addresses.ts';
import { articleCategories } from './article-categories.ts';
import { buildArticlePages, buildCategoryLinks, describeArticlePage } from './article-pages.ts';

/** Articles whose categories take turns, or all of one category. */
const makeArticles = (count: number, only?: number) =>
  Array.from({ length: count }, (_, index) => ({
    slug: `artikel-${index + 1}`,
    category: articleCategories[(only ?? index) % 4]?.name ?? '',
  }));

const listPaths = (count: number, only?: number) =>
  buildArticlePages(makeArticles(count, only)).map(({ listing, number }) => toListingPage(listing, number));
const categoryPaths = articleCategories.map(({ slug }) => `/kennis/categorie/${slug}`);

for (const [count, paths] of [
  [0, ['/kennis']],
  [4, ['/kennis']],
  [12, ['/kennis']],
  [13, ['/kennis', '/kennis/pagina/2', ...categoryPaths]],
  [24, ['/kennis', '/kennis/pagina/2', ...categoryPaths]],
  [25, ['/kennis', '/kennis/pagina/2', '/kennis/pagina/3', ...categoryPaths]],
] as const) {
  test(`${count} articles have their listing at ${paths.length} addresses`, () => {
    assert.deepEqual(listPaths(count), paths);
  });
}

test('a category has pages of twelve too, and one without articles has none', () => {
  const [first = ''] = categoryPaths;
  assert.deepEqual(listPaths(24, 0), ['/kennis', '/kennis/pagina/2', first, `${first}/pagina/2`]);
  assert.deepEqual(listPaths(25, 0).slice(3), [first, `${first}/pagina/2`, `${first}/pagina/3`]);
});

test('every article stands on one page of all and one page of its category, in the order given', () => {
  const articles = makeArticles(50);
  const pages = buildArticlePages(articles);
  const flatten = (category?: string) =>
    pages.filter((page) => page.category?.name === category).flatMap((page) => page.articles);
  assert.deepEqual(flatten(), articles);
  for (const { name } of articleCategories) {
    assert.deepEqual(
      flatten(name),
      articles.filter(({ category }) => category === name),
    );
  }
  for (const { number, last, articles: shown } of pages) {
    if (number < last) assert.equal(shown.length, 12);
    else assert.ok(shown.length >= 1 && shown.length <= 12);
  }
});

test('the links above the listing count what each shows, and there are none up to twelve articles', () => {
  assert.deepEqual(buildCategoryLinks(makeArticles(12)), []);
  assert.deepEqual(
    buildCategoryLinks(makeArticles(13)).map(({ href, count }) => [href, count]),
    [['/kennis', 13], ...categoryPaths.map((path, index) => [path, index === 0 ? 4 : 3])],
  );
  assert.deepEqual(
    buildCategoryLinks(makeArticles(13, 2)).map(({ label }) => label),
    ['Alle artikelen', 'Security & Privacy'],
  );
});

const page = {
  title: 'Kennis voor opdrachtgevers',
  lead: 'De inleiding.',
  seoTitle: 'Kennisbank over webapplicaties',
  seoDescription: 'Artikelen over webapplicaties laten bouwen, met voorbeelden en bronnen.',
};
const described = [...buildArticlePages(makeArticles(49)), ...buildArticlePages(makeArticles(49, 1))].map(
  (part) => describeArticlePage(part, page),
);

test('the first page of all articles says what the editor wrote', () => {
  assert.deepEqual(described[0], { ...page, path: '/kennis' });
});

test('a further page says which articles it holds', () => {
  const leads = described.map(({ lead }) => lead);
  assert.equal(
    leads[1],
    'Artikelen 13 tot en met 24 van de 49 over webapplicaties laten bouwen, de nieuwste eerst.',
  );
  assert.equal(leads[4], 'Artikel 49 van de 49 over webapplicaties laten bouwen, de nieuwste eerst.');
});

test('every listing page has an address, title and description of its own that fit in search results', () => {
  const own = new Map(described.map((each) => [each.path, each]));
  for (const key of ['title', 'seoTitle', 'seoDescription'] as const) {
    assert.equal(new Set([...own.values()].map((each) => each[key])).size, own.size, key);
  }
  for (const { seoTitle, seoDescription } of own.values()) {
    assert.ok(createTitle(seoTitle).length <= 60, seoTitle);
    assert.ok(seoDescription.length >= 50 && seoDescription.length <= 160, seoDescription);
  }
});
