import assert from 'node:assert/strict';
import { test } from 'node:test';

import { checkRelated, selectNeighbours, selectPublished, selectRelated } from './article-list.ts';

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

const row = ['nieuwst', 'nieuw', 'midden', 'oud', 'oudst'].map((id) => makeArticle(id));

for (const [id, previous, next] of [
  ['nieuwst', 'nieuw', undefined],
  ['midden', 'oud', 'nieuw'],
  ['oudst', undefined, 'oud'],
] as const) {
  test(`around "${id}" stand ${previous ?? 'nothing'} before and ${next ?? 'nothing'} after it`, () => {
    const neighbours = selectNeighbours(listIds(row).indexOf(id), row);
    assert.equal(neighbours.previous?.id, previous);
    assert.equal(neighbours.next?.id, next);
  });
}

/** The ids of what is shown as related below the one of `published` named `id`, when it names `related`. */
function listRelated(id: string, related: string[], published = row) {
  const all = published.map((article) => (article.id === id ? makeArticle(id, { related }) : article));
  const place = listIds(all).indexOf(id);
  const article = all[place] ?? makeArticle(id, { related });
  return listIds(selectRelated(article, byId(all), selectNeighbours(place, all)));
}

test('the two named articles are shown, in the order in which they are named', () => {
  assert.deepEqual(listRelated('nieuwst', ['oudst', 'oud']), ['oudst', 'oud']);
});

test('the newest other articles stand in for named ones that are not published', () => {
  assert.deepEqual(listRelated('oudst', ['concept', 'midden']), ['midden', 'nieuwst']);
});

test('a named article that is shown as the previous or next one makes room for another', () => {
  assert.deepEqual(listRelated('midden', ['nieuw', 'oudst']), ['oudst', 'nieuwst']);
});

test('neighbours fill up where there are no others, the named one first', () => {
  assert.deepEqual(listRelated('midden', ['oud', 'concept'], row.slice(1, 5)), ['oudst', 'oud']);
  assert.deepEqual(listRelated('midden', ['oud', 'concept'], row.slice(1, 4)), ['oud', 'nieuw']);
});

test('the only article has no related ones', () => {
  assert.deepEqual(listRelated('midden', ['concept', 'plan'], row.slice(2, 3)), []);
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
  assert.deepEqual(listIds(selectRelated(article, published, selectNeighbours(-2, others))), [
    'nummer-4999',
    'nummer-0',
  ]);
  assert.ok(reads < 20, `${reads} ids read`);
});
