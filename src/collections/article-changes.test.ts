import assert from 'node:assert/strict';
import { test } from 'node:test';

import { listChangeDays } from './article-changes.ts';

const toDate = (day: string) => new Date(day);

function makeArticle(id: string, date: string, updated?: string) {
  const category = 'Security & Privacy';
  return { id, data: { date: toDate(date), updated: updated ? toDate(updated) : undefined, category } };
}

/** Articles of June 2026, the newest of the last day. */
const makeJune = (count: number, updated: Record<string, string> = {}) =>
  Array.from({ length: count }, (_, index) => {
    const day = `2026-06-${String(30 - index).padStart(2, '0')}`;
    return makeArticle(`artikel-${index + 1}`, day, updated[index + 1]);
  });

test('an article changed when it was updated, or else when it was published', () => {
  const days = listChangeDays([
    makeArticle('nieuw', '2026-05-01'),
    makeArticle('oud', '2026-01-01', '2026-03-12'),
  ]);
  assert.equal(days.get('/kennis/nieuw'), '2026-05-01');
  assert.equal(days.get('/kennis/oud'), '2026-03-12');
});

test('a listing changed with its newest article, or with an older one that was updated later', () => {
  assert.equal(listChangeDays(makeJune(3)).get('/kennis'), '2026-06-30');
  assert.equal(listChangeDays(makeJune(3, { 3: '2026-07-09' })).get('/kennis'), '2026-07-09');
});

test('a further page shifts with every new article, and an update shows only on the page that holds it', () => {
  const days = listChangeDays(makeJune(13, { 13: '2026-07-09' }));
  assert.equal(days.get('/kennis'), '2026-06-30');
  assert.equal(days.get('/kennis/pagina/2'), '2026-07-09');
  assert.equal(listChangeDays(makeJune(13)).get('/kennis/pagina/2'), '2026-06-30');
});

test('a category has days of its own', () => {
  const days = listChangeDays(makeJune(13));
  assert.equal(days.get('/kennis/categorie/security-privacy'), '2026-06-30');
  assert.equal(days.get('/kennis/categorie/security-privacy/pagina/2'), '2026-06-30');
  assert.ok(!days.has('/kennis/categorie/pwa-ux-design'));
});

test('what the content says nothing about has no day', () => {
  assert.deepEqual([...listChangeDays([])], []);
  assert.deepEqual([...listChangeDays(makeJune(1)).keys()], ['/kennis/artikel-1', '/kennis']);
});
