import assert from 'node:assert/strict';
import { test } from 'node:test';

import { readPrice } from './prices.ts';

test('a range is a price when it is the whole text', () => {
  assert.deepEqual(readPrice('€ 2.500 tot € 7.500 excl. btw'), { min: 2500, max: 7500 });
  assert.deepEqual(readPrice('€\u00a02.500 tot €\u00a07.500 excl. btw'), { min: 2500, max: 7500 });
  assert.equal(readPrice('Een mockup kost € 2.500 tot € 7.500 excl. btw.'), undefined);
});

test('a starting price is a price anywhere in a text, also over the end of a line', () => {
  assert.deepEqual(readPrice('SaaS-MVP vanaf € 25.000 excl. btw'), { min: 25000 });
  assert.deepEqual(
    readPrice('De mockup is € 2.500 tot € 7.500 excl. btw, een MVP\nvanaf € 25.000 excl. btw.'),
    {
      min: 25000,
    },
  );
  assert.deepEqual(readPrice('Een platform begint bij € 1.250.000 excl. btw.'), { min: 1250000 });
});

test('the first of two starting prices counts', () => {
  assert.deepEqual(readPrice('Vanaf € 25.000 excl. btw, groot vanaf € 50.000 excl. btw'), { min: 25000 });
});

test('an amount that is not said to be a price without btw is none', () => {
  for (const text of [
    '',
    'vrijblijvend eerste gesprek',
    'vanaf € 30 per maand, excl. btw',
    'vanaf € 25.000',
    '€ 25.000 excl. btw',
    'een boete tot € 20 miljoen',
  ])
    assert.equal(readPrice(text), undefined, text);
});
