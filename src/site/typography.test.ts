import assert from 'node:assert/strict';
import { test } from 'node:test';

import { mapTexts } from './map-texts.ts';
import {
  setApostrophes,
  setField,
  splitSentences,
  typesetCell,
  typesetText,
  typesetTitle,
  type Piece,
} from './typography.ts';

const marks: Record<string, [open: string, close: string]> = {
  'inline-block': ['[', ']'],
  'inline-block hyphens-auto': ['[~', ']'],
  'whitespace-nowrap': ['{', '}'],
};

/** Writes pieces on one line: `[…]` is an inline block, `[~…]` a hyphenated one and `{…}` an unbroken range. */
function write(pieces: Piece[]): string {
  const texts = pieces.map((piece) => {
    if (typeof piece === 'string') return piece;
    const [open, close] = marks[piece.className] ?? [];
    return `${open}${write(piece.pieces)}${close}`;
  });
  return texts.join('');
}

test('an apostrophe is typographic, whatever sign an editor typed', () => {
  for (const [typed, shown] of [
    ["foto's, API's en zo'n VvE", 'foto’s, API’s en zo’n VvE'],
    ["'s Nachts, en 's ochtends ('t Gooi)", '’s Nachts, en ’s ochtends (’t Gooi)'],
    ['om 2:00 ‘s nachts', 'om 2:00 ’s nachts'],
    ["zeg 'ja', 'nee' of ‘straks’", "zeg 'ja', 'nee' of ‘straks’"],
  ] as const) {
    assert.equal(setApostrophes(typed), shown);
  }
});

test('fields are typeset at any depth; addresses, dates and other values stay as they are', () => {
  const date = new Date('2026-11-23');
  const kept = { date, order: 1, draft: false, none: null, missing: undefined };
  const addresses = ["https://www.example.nl/zo'n-portaal", "j.o'neil@example.nl"];
  const fields = { ...kept, addresses, title: "API's", card: { list: ["zo'n 2-3 weken"] } };
  assert.deepEqual(mapTexts(fields, setField), {
    ...kept,
    addresses,
    title: 'API’s',
    card: { list: ['zo’n 2-3 weken'] },
  });
});

test('an amount, a measure, a day and a short word stay on one line', () => {
  for (const [typed, shown] of [
    ['€ 2.500 tot € 7.500 excl. btw', '€\u00a02.500 tot\u00a0€\u00a07.500 excl.\u00a0btw'],
    ['op 12 maart 2026 na 24 uur', 'op 12\u00a0maart 2026 na 24\u00a0uur'],
    ['€ 4,2 miljoen, 2-3 weken', '€\u00a04,2\u00a0miljoen, {2-3}\u00a0weken'],
    ["ook 's avonds, in 't Gooi", 'ook ’s\u00a0avonds, in ’t\u00a0Gooi'],
    ['foto’s maken, 5 minder, 3 uurlonen', 'foto’s maken, 5 minder, 3 uurlonen'],
    ['', ''],
  ] as const) {
    assert.equal(write(typesetText(typed)), shown);
  }
});

test('the hyphen of a range or of e-mail does not end a line', () => {
  for (const [typed, shown] of [
    ['30-50%, 9:00-17:30 en € 1.000-2.500.', '{30-50}%, {9:00-17:30} en €\u00a0{1.000-2.500}.'],
    ['SaaS-platform, 8-urig, e-mailadres', 'SaaS-platform, 8-urig, {e-mailadres}'],
    ['E-mail of e-mails', '{E-mail} of {e-mails}'],
  ] as const) {
    assert.equal(write(typesetText(typed)), shown);
  }
});

test('a title breaks between sentences, then after its first words, and never within a short compound', () => {
  for (const [typed, shown] of [
    ['Toen bouwen we het. Daarna verbeteren.', '[[Toen bouwen] we het.] [Daarna verbeteren.]'],
    ['Kijk mee. Doe mee.', '[Kijk mee.] [Doe mee.]'],
    ['Lees verder', 'Lees verder'],
    ['Wil je wat weten', '[Wil je wat] weten'],
    ['Wil je er zo een', '[Wil je er zo] een'],
    ['Klantportaal bekeken', 'Klantportaal bekeken'],
    ['Huurportaal en VvE-portaal', 'Huurportaal en [VvE-portaal]'],
    ['Verzekeringsportaal', '[~Verzekeringsportaal]'],
    ["Zo'n model na 2-3 weken", '[Zo’n model] na {2-3}\u00a0weken'],
    [' Beveiliging & “VvE-verzekeringsportaal” ', 'Beveiliging & [~“VvE-verzekeringsportaal”]'],
  ] as const) {
    assert.equal(write(typesetTitle(typed)), shown);
  }
});

test('a word of seventeen letters is hyphenated in a cell, and left alone in running text', () => {
  const short = 'Leveranciersboek';
  const long = 'Leveranciersboeks';
  assert.equal(write(typesetCell(`Een ${short} na 2-3 uur`)), `Een ${short} na {2-3}\u00a0uur`);
  assert.equal(write(typesetCell(`Een (${long})`)), `Een [~(${long})]`);
  assert.equal(write(typesetText(long)), long);
});

test('a title is split at the end of a sentence', () => {
  for (const sentences of [
    ['Eerst een maquette.', 'Dan pas bouwen.'],
    ['Hoe veilig is het?', 'Controleer het zelf'],
    ['Versie 2.0 van React, Node.js en zo'],
  ]) {
    assert.deepEqual(splitSentences(sentences.join(' ')), sentences);
  }
});
