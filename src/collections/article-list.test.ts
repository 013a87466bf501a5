import assert from 'node:assert/strict';
import { test } from 'node:test';

import { checkRelated, selectPublished, selectRelated } from './article-list.ts';

const now = new Date('2026-03-12T09:00:00.000Z');
const aMomentLater = new Date(now.getTime() + 1);

interface Options {
  date?: Date;
  draft?: boolean;
  related?: string[];
}

function makeArticle(id: string, { date = now, draft = false, related = [] }: Options = {}) {
  return { id, data: { date, draft, related } };
}

const day = (number: number) => new Date(Date.UTC(2026, 0, number));
const byId = <Article extends { id: string }>(articles: Article[]) =>
  new Map(articles.map((article) => [article.id, article]));
const listIds = (articles: { id: string }[]) => articles.map(({ id }) => id);

test('a draft stays out', () => {
  const articles = [makeArticle('concept', { draft: true }), makeArticle('klaar')];
  assert.deepEqual(listIds(selectPublished(articles, now)), ['klaar']);
});

test('an article appears at its own moment and not a millisecond before', () => {
  assert.deepEqual(listIds(selectPublished([makeArticle('nu', { date: now })], now)), ['nu']);
  assert.deepEqual(selectPublished([makeArticle('straks', { date: aMomentLater })], now), []);
  assert.deepEqual(listIds(selectPublished([makeArticle('straks', { date: aMomentLater })], aMomentLater)), [
    'straks',
  ]);
});

test('the newest article comes first, and articles of one day in the order of their names', () => {
  const articles = [
    makeArticle('oud', { date: day(1) }),
    makeArticle('b', { date: day(2) }),
    makeArticle('nieuw', { date: day(3) }),
    makeArticle('a', { date: day(2) }),
  ];
  assert.deepEqual(listIds(selectPublished(articles, now)), ['nieuw', 'a', 'b', 'oud']);
});

test('related articles that exist are fine, drafts included', () => {
  const articles = [makeArticle('een', { related: ['twee'] }), makeArticle('twee', { draft: true })];
  assert.doesNotThrow(() => checkRelated(articles));
});

for (const [what, slug] of [
  ['an article that does not exist', 'drie'],
  ['the article itself', 'een'],
] as const) {
  test(`related cannot name ${what}`, () => {
    const articles = [makeArticle('een', { related: ['twee', slug] }), makeArticle('twee')];
    assert.throws(() => checkRelated(articles), {
      message: `content/kennis/een.mdx\n  - veld "related": er is geen ander artikel "${slug}" in content/kennis`,
    });
  });
}

test('related cannot name one article twice', () => {
  const articles = [makeArticle('een', { related: ['twee', 'twee'] }), makeArticle('twee')];
  assert.throws(
    () => checkRelated(articles),
    /^Fout in de inhoud: content\/kennis\/een\.mdx\n {2}- veld "related": /,
  );
});

test('the two named articles are shown, in the order in which they are named', () => {
  const article = makeArticle('een', { related: ['vier', 'twee'] });
  const published = [article, makeArticle('twee'), makeArticle('drie'), makeArticle('vier')];
  assert.deepEqual(listIds(selectRelated(article, byId(published))), ['vier', 'twee']);
});

test('the newest other articles stand in for named ones that are not published', () => {
  const article = makeArticle('een', { related: ['concept', 'drie'] });
  const published = [article, makeArticle('twee'), makeArticle('drie'), makeArticle('vier')];
  assert.deepEqual(listIds(selectRelated(article, byId(published))), ['drie', 'twee']);
});

test('the only article has no related ones', () => {
  const article = makeArticle('een', { related: ['concept', 'plan'] });
  assert.deepEqual(selectRelated(article, byId([article])), []);
});

test('related articles are found without walking through all the others', () => {
  let reads = 0;
  const article = makeArticle('een', { related: ['nummer-4999', 'concept'] });
  const others = Array.from({ length: 5000 }, (_, index) => ({
    data: article.data,
    get id() {
      reads += 1;
      return `nummer-${index}`;
    },
  }));
  const published = byId<(typeof others)[number]>(others);
  reads = 0;
  assert.deepEqual(listIds(selectRelated(article, published)), ['nummer-4999', 'nummer-0']);
  assert.ok(reads < 20, `${reads} ids read`);
});
