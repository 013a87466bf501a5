import assert from 'node:assert/strict';
import { test } from 'node:test';

import { compareVersions } from './read-lines.ts';

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
const compare = async (then: string, now: string, file = 'kennis/plan.mdx') =>
  (await compareVersions(file, then, now)).map(
    (change) => `${change.place}: ${change.before}[${change.now}|${change.then}]${change.after}`,
  );

test('a version is read by the names of the form, its text in words', async () => {
  assert.deepEqual(await compare(article, ''), [
    'Kop van het artikel: [|Een plan]',
    'Concept: [|ja]',
    'Dag van publicatie: [|12 maart 2026]',
    'Verwante artikelen: [|een\ntwee]',
    'Het laatste blok van de pagina: [|Kop van het laatste blok: En nu?]',
    'Tekst: [|Eerst dit (/contact).\nDan]',
    'Tekst onder ‘Dan’: [|Kader "Let op"\nWat · Kost\nPlan · 10]',
  ]);
  const photo = JSON.stringify({ items: [{ key: 'hal', alt: 'Een hal' }] });
  const told = await compare('{"items":[]}', photo, 'fotos.json');
  assert.deepEqual(told, ['Foto’s: [Sleutel: hal · Wat je ziet: Een hal|]']);
});

test('only what differs is told, with the words around it', async () => {
  const now = article
    .replace('  - een\n', '')
    .replace('Eerst', 'Nieuw.\n\nEerst iets,')
    .replace('Let op', 'Let goed op')
    .replace('Plan | 10  ', '**Plan** | 20000')
    .replace('----', '--------');
  assert.deepEqual(await compare(article, now), [
    'Tekst: [Nieuw.\nEerst iets, |Eerst ]dit (/contact).',
    'Tekst onder ‘Dan’: Kader "Let [goed |]op"',
    'Tekst onder ‘Dan’: Plan · [20000|10]',
    'Verwante artikelen: [|een]',
  ]);
  assert.deepEqual(await compare(article, article.replace('Eerst', '**Eerst**')), []);
});
