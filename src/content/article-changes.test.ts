import assert from 'node:assert/strict';
import { test } from 'node:test';

import { listChangeDays } from './article-changes.ts';

test('a listing page changes with its newest article, and with a change of an article it shows', () => {
  const list = (count: number, updated?: Date) =>
    listChangeDays(
      Array.from({ length: count }, (_, index) => ({
        slug: `artikel-${index + 1}`,
        category: 'Security & Privacy',
        date: new Date(Date.UTC(2026, 5, 30 - index)),
        updated: index + 1 === count ? updated : undefined,
      })),
    );
  const update = new Date('2026-07-09');
  assert.deepEqual(Object.fromEntries(list(2)), {
    '/kennis/artikel-1': '2026-06-30',
    '/kennis/artikel-2': '2026-06-29',
    '/kennis': '2026-06-30',
  });
  assert.equal(list(2, update).get('/kennis/artikel-2'), '2026-07-09');
  assert.equal(list(2, update).get('/kennis'), '2026-07-09');
  assert.equal(list(13).get('/kennis/pagina/2'), '2026-06-30', 'all pages shift with a new article');
  assert.equal(list(13, update).get('/kennis'), '2026-06-30', 'an update shows only where the article is');
  assert.equal(list(13, update).get('/kennis/pagina/2'), '2026-07-09');
  assert.equal(list(13).get('/kennis/categorie/security-privacy/pagina/2'), '2026-06-30');
  assert.deepEqual([...listChangeDays([])], []);
});
