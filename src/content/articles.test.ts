import assert from 'node:assert/strict';
import { registerHooks } from 'node:module';
import { test } from 'node:test';

import { toListingPage } from '../site/addresses.ts';
import { createTitle } from '../site/company.ts';
import { articleCategories } from './article-categories.ts';
import { selectPublished, selectRelated } from './article-list.ts';
import { buildArticlePages, buildCategoryLinks, describeArticlePage } from './article-pages.ts';
import { countReadingMinutes } from './reading-time.ts';

interface Options {
  date?: Date;
  draft?: boolean;
  related?: string[];
}

const makeArticle = (slug: string, { date = new Date('2026-01-01'), ...others }: Options = {}) => ({
  slug,
  date,
  draft: false,
  related: [] as string[],
  category: 'Security & Privacy',
  author: 'team',
  ...others,
});
const listSlugs = (articles: { slug: string }[]) => articles.map(({ slug }) => slug);

test('drafts and planned articles are hidden, and the newest comes first', () => {
  const day = (number: number) => new Date(Date.UTC(2026, 0, number));
  const articles = [
    makeArticle('oud', { date: day(1) }),
    makeArticle('b', { date: day(2) }),
    makeArticle('concept', { draft: true }),
    makeArticle('nieuw', { date: day(3) }),
    makeArticle('a', { date: day(2) }),
  ];
  assert.deepEqual(listSlugs(selectPublished(articles, day(3))), ['nieuw', 'a', 'b', 'oud']);
  const aMomentBefore = new Date(day(3).getTime() - 1);
  assert.deepEqual(listSlugs(selectPublished(articles, aMomentBefore)), ['a', 'b', 'oud']);
});

test('pages get the public articles with their addresses', async () => {
  const planned = new Date(Date.now() + 3_600_000);
  const articles = [
    makeArticle('klaar'),
    makeArticle('concept', { draft: true }),
    makeArticle('gepland', { date: planned }),
  ];
  Object.assign(globalThis, { entries: articles.map(({ slug, ...data }) => ({ id: slug, data })) });
  const getCollection = 'async (name) => name === "articles" ? entries : []';
  const content = `data:text/javascript,export const getCollection = ${getCollection};`;
  registerHooks({
    resolve: (specifier, context, next) => next(specifier === 'astro:content' ? content : specifier, context),
    load: (url, context, next) => {
      const loaded = next(url, context);
      if (!url.includes('/src/content/')) return loaded;
      return { ...loaded, source: String(loaded.source).replaceAll('import.meta.env.DEV', 'false') };
    },
  });
  const { getArticles } = await import('./articles.ts');
  const { getEntries } = await import('./entries.ts');
  const shown = [...(await getArticles()), ...(await getEntries('articles'))];
  assert.deepEqual(
    shown.map(({ href }) => href),
    ['/kennis/klaar', '/kennis/klaar'],
  );
});

const row = ['nieuwst', 'nieuw', 'midden', 'oud', 'oudst'].map((id) => makeArticle(id));

test('related articles are named ones, then the newest', () => {
  for (const [what, slug, related, published, shown] of [
    ['in the order in which they are named', 'nieuwst', ['oudst', 'oud'], row, ['oudst', 'oud']],
    ['the newest for one not published', 'oudst', ['concept', 'midden'], row, ['midden', 'nieuwst']],
    ['the newest two without names', 'nieuwst', [], row, ['nieuw', 'midden']],
    ['the only other one', 'midden', ['oud', 'concept'], row.slice(2, 4), ['oud']],
    ['none beside the only article', 'midden', ['concept', 'plan'], row.slice(2, 3), []],
  ] as const) {
    const article = makeArticle(slug, { related: [...related] });
    const all = published.map((other) => (other.slug === slug ? article : other));
    const found = selectRelated(article, all);
    assert.deepEqual(listSlugs(found), shown, what);
  }
});

test('a text takes a minute for every 200 words, without the syntax of components, links and tables', () => {
  const words = (count: number) => 'woord '.repeat(count);
  for (const [count, minutes] of [
    [0, 1],
    [200, 1],
    [201, 2],
    [401, 3],
  ] as const) {
    assert.equal(countReadingMinutes(words(count)), minutes, `${count} words`);
  }
  for (const syntax of [
    '<KeyFigures items={[\n  { value: "2-3 weken", label: "tot een mockup" }\n]} />',
    '](/kennis/een twee drie)',
    '{/* Hier staat een\nopmerking */}',
    '## - | --- | > ** € –',
  ]) {
    assert.equal(countReadingMinutes(`${words(199)} ${syntax} einde`), 1, syntax);
  }
  const inside = '<Steps>\n\n1. **Installeer.** [de mockupfase](/aanpak)\n\n| Post | € 2.500 |\n\n</Steps>';
  assert.equal(countReadingMinutes(words(194) + inside), 1);
  assert.equal(countReadingMinutes(words(195) + inside), 2);
});

/** Creates articles with alternating categories, or all in one category. */
const makeArticles = (count: number, only?: number) =>
  Array.from({ length: count }, (_, index) => ({
    slug: `artikel-${index + 1}`,
    category: articleCategories[(only ?? index) % 4]?.name ?? '',
  }));
const categoryPaths = articleCategories.map(({ slug }) => `/kennis/categorie/${slug}`);
const [category = ''] = categoryPaths;

test('a listing page has twelve articles; categories have pages from thirteen articles on', () => {
  const all = ['/kennis', '/kennis/pagina/2', '/kennis/pagina/3'];
  for (const [articles, paths] of [
    [makeArticles(0), ['/kennis']],
    [makeArticles(12), ['/kennis']],
    [makeArticles(13), [...all.slice(0, 2), ...categoryPaths]],
    [makeArticles(24, 0), [...all.slice(0, 2), category, `${category}/pagina/2`]],
    [makeArticles(25), [...all, ...categoryPaths]],
  ] as const) {
    const pages = buildArticlePages(articles);
    assert.deepEqual(
      pages.map(({ listing, number }) => toListingPage(listing, number)),
      paths,
    );
    const shown = pages.filter((page) => !page.category).flatMap((page) => page.articles);
    assert.deepEqual(shown, articles, 'each article once, in the order given');
    assert.ok(pages.every((page) => page.articles.length <= 12));
  }
  assert.deepEqual(buildCategoryLinks(makeArticles(12)), []);
  assert.deepEqual(buildCategoryLinks(makeArticles(13, 2)), [
    { label: 'Alle artikelen', href: '/kennis', count: 13 },
    { label: 'Security & Privacy', href: '/kennis/categorie/security-privacy', count: 13 },
  ]);
});

test('every listing page has a unique address, title and description that fit in search results', () => {
  const page = {
    title: 'Kennis voor opdrachtgevers',
    lead: 'De inleiding.',
    seoTitle: 'Kennisbank over webapplicaties',
    seoDescription: 'Artikelen over webapplicaties laten bouwen, met voorbeelden en bronnen.',
  };
  const listings = [
    ...buildArticlePages(makeArticles(49)),
    ...buildArticlePages(makeArticles(49, 1)).slice(5),
  ];
  const described = listings.map((listing) => describeArticlePage(listing, page));
  assert.deepEqual(described[0], { ...page, path: '/kennis' }, 'the first says what the editor wrote');
  assert.match(described[1]?.lead ?? '', /^Artikelen 13 tot en met 24 van de 49 over webapplicaties/);
  assert.match(described[4]?.lead ?? '', /^Artikel 49 van de 49 over webapplicaties/);
  const pages = new Map(described.map((each) => [each.path, each]));
  for (const key of ['title', 'seoTitle', 'seoDescription'] as const) {
    assert.equal(new Set([...pages.values()].map((each) => each[key])).size, pages.size, key);
  }
  for (const { seoTitle, seoDescription } of pages.values()) {
    assert.ok(createTitle(seoTitle).length <= 60, seoTitle);
    assert.ok(seoDescription.length >= 50 && seoDescription.length <= 160, seoDescription);
  }
});
