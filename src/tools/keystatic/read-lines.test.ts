import assert from 'node:assert/strict';
import { test } from 'node:test';

import { compareLines, readLines } from './read-lines.ts';

const article = `---
title: Een plan
draft: true
date: 2026-03-12
related:
  - een
  - twee
closing:
  title: En nu?
---
Eerst [dit](/contact).

## Dan

<Callout title="Let op">
  | Wat  | Kost |
  | ---- | ---- |
  | Plan | 10   |
</Callout>
`;
const compare = async (now: string, file = 'kennis/plan.mdx', then = article) =>
  compareLines(await readLines(file, then), await readLines(file, now));

test('a file is read by the names of its form, its text in words', async () => {
  const lines = await readLines('kennis/plan.mdx', article);
  assert.deepEqual(
    lines.map(({ label, words, under }) => [under ? `${label} > ${under}` : label, words]),
    [
      ['Kop van het artikel', 'Een plan'],
      ['Concept', 'ja'],
      ['Dag van publicatie', '12 maart 2026'],
      ['Verwante artikelen', 'een'],
      ['Verwante artikelen', 'twee'],
      ['Het laatste blok van de pagina', 'Kop van het laatste blok: En nu?'],
      ['Tekst', 'Eerst dit (/contact).'],
      ['Tekst', 'Dan'],
      ['Tekst > Dan', 'Kader "Let op"'],
      ['Tekst > Dan', 'Wat · Kost'],
      ['Tekst > Dan', 'Plan · 10'],
    ],
  );
  const photo = JSON.stringify({ items: [{ key: 'hal', alt: 'Een hal' }] });
  const [row] = await readLines('fotos.json', photo);
  assert.deepEqual(row, { label: 'Foto’s', words: 'Sleutel: hal · Wat je ziet: Een hal' });
});

test('only what differs is told, with the words around it', async () => {
  const now = article
    .replace('  - een\n', '')
    .replace('Eerst [dit]', 'Nieuw.\n\nEerst iets, [dit]')
    .replaceAll('---- |\n', '---------- |\n')
    .replace('Plan | 10', '**Plan** | 20');
  const none = { before: '', then: '', now: '', after: '' };
  assert.deepEqual(await compare(now), [
    { ...none, label: 'Verwante artikelen', then: 'een' },
    {
      ...none,
      label: 'Tekst',
      now: 'Nieuw.\nEerst iets, ',
      before: '',
      after: 'dit (/contact).',
      then: 'Eerst ',
    },
    { ...none, label: 'Tekst onder ‘Dan’', before: 'Plan · ', then: '10', now: '20' },
  ]);
  assert.deepEqual(await compare(article.replace('Eerst', '**Eerst**')), []);
});

test('lines that changed places differ too', async () => {
  const [then, now] = ['een\n  - twee', 'twee\n  - een'] as const;
  const changes = await compare(article.replace(then, now));
  assert.deepEqual(
    changes.map((change) => [change.now, change.then]),
    [
      ['twee', ''],
      ['', 'twee'],
    ],
  );
});
