import assert from 'node:assert/strict';
import { test } from 'node:test';

import { findInTexts } from './search-texts.ts';

const files = {
  'kennis/een.mdx': `---
title: Een idee
date: 2999-01-01
lead: >-
  Een zin over
  twee regels.
---
Eerst dit. **Ideeën** en [een plan](/contact), met cafe\u0301.

<Callout title="Zo doe je dat">
Twee (of drie).
</Callout>
`,
  'kennis/plan.mdx': '---\ntitle: Het plan\ndraft: true\n---\nZonder ideeën, excl. btw.\n',
  'kennis/stuk.mdx': '---\ntitle: {\n---\nHier is iets stuk.\n',
  'bedrijf.json': '{"name":"Maquette","address":{"city":"Zoetermeer"},"plan":1}',
  'beelden/hal/index.json': '{"file":"hal.jpg","alt":"Een hal in Zoetermeer"}',
  'metingen.json': '{"city":"Zoetermeer"}',
  'README.md': 'Zoetermeer',
};
const texts = new Map(Object.entries(files).map(([file, text]) => [`content/${file}`, text]));
const find = (words: string) => findInTexts(texts, words).found;
const list = (words: string) => find(words).map(({ file, title, status }) => [file, title, status]);

const idea = ['content/kennis/een.mdx', 'Een idee', 'Gepland voor 1 januari 2999'];
const plan = ['content/kennis/plan.mdx', 'Het plan', 'Concept'];
const hall = ['content/beelden/hal/index.json', 'Een hal in Zoetermeer', undefined];
const company = ['content/bedrijf.json', undefined, undefined];

test('words are found whatever their case and accents, and marked in a sentence', () => {
  for (const words of ['ideeen café', 'IDEEËN cafe', ' cafe\u0301  idee\u0308en ']) {
    assert.deepEqual(list(words), [idea]);
    assert.deepEqual(find(words)[0]?.sentence, ['', 'Ideeën', ' en een plan, met ', 'café', '.']);
  }
  assert.deepEqual(find('regels over')[0]?.sentence, ['Een zin ', 'over', ' twee ', 'regels', '.']);
  assert.deepEqual(find('btw')[0]?.sentence, ['Zonder ideeën, excl. ', 'btw', '.']);
  assert.deepEqual(find('(of')[0]?.sentence, ['Twee ', '(of', ' drie).']);
  assert.deepEqual(find('je zo')[0]?.sentence, ['"', 'Zo', ' doe ', 'je', ' dat"']);
});

test('every word must be in the text, of which a title comes first', () => {
  assert.deepEqual(list('plan'), [plan, idea]);
  assert.deepEqual(list('Zoetermeer'), [hall, company]);
  assert.deepEqual(list('maquette zoeter'), [company]);
  assert.deepEqual(list('iets stuk'), [
    ['content/kennis/stuk.mdx', 'content/kennis/stuk.mdx', 'Staat online'],
  ]);
  for (const words of ['plan zoetermeer', 'contact', 'Callout', '']) assert.deepEqual(list(words), []);
});

test('a word has two letters, and a list twenty texts', () => {
  const findAmong = (count: number, words: string) => {
    const many = Array.from({ length: count }, (_, index) => [`content/kennis/${index}.mdx`, 'Ja.'] as const);
    const { found, more } = findInTexts(new Map(many), words);
    return [found.length, more];
  };
  assert.deepEqual(findAmong(3, 'j'), [0, 0]);
  assert.deepEqual(findAmong(3, 'ja x'), [3, 0]);
  assert.deepEqual(findAmong(20, 'ja'), [20, 0]);
  assert.deepEqual(findAmong(21, 'ja'), [20, 1]);
});
