import assert from 'node:assert/strict';
import { test } from 'node:test';

import { trialMeasurements as said } from '../tools/testing/trial-measurements.ts';
import { listWorse, type Measurements } from './measurements.ts';

const [page = assert.fail()] = said.pages;
const withPage = (change: Partial<typeof page>): Measurements => ({
  ...said,
  pages: [{ ...page, ...change }],
});

test('figures that are as good as the site says are no reason to stop', () => {
  assert.deepEqual(listWorse(said, said), []);
  assert.deepEqual(listWorse(said, { ...said, visits: { ...said.visits, cookies: 0 } }), []);
});

test('times, weights and marks may differ a little, and what is counted not at all', () => {
  const { marks } = page;
  for (const [allowed, refused, sentence] of [
    [withPage({ paintMs: 132 }), withPage({ paintMs: 133 }), /lege pagina’s: gemeten 1,33, hoogstens 1,32/],
    [withPage({ bytes: 16_500 }), withPage({ bytes: 16_501 }), /in bytes: gemeten 16\.501/],
    [
      withPage({ marks: { ...marks, performance: 97 } }),
      withPage({ marks: { ...marks, performance: 96 } }),
      /snelheid ontbreekt: gemeten 4, hoogstens 3/,
    ],
    [said, withPage({ marks: { ...marks, accessibility: 99 } }), /toegankelijkheid ontbreekt: gemeten 1/],
    [said, { ...said, visits: { ...said.visits, faults: 1 } }, /axe: gemeten 1, hoogstens 0/],
    [said, { ...said, visits: { ...said.visits, cookies: 2 } }, /Cookies: gemeten 2, hoogstens 1/],
    [said, { ...said, visits: { ...said.visits, stored: 1 } }, /Andere gegevens/],
    [said, { ...said, links: { checked: 9, broken: 1 } }, /Dode links/],
    [said, { ...said, html: { pages: 1, errors: 1 } }, /HTML/],
  ] as const) {
    assert.deepEqual(listWorse(said, allowed), []);
    const sentences = listWorse(said, refused);
    assert.equal(sentences.length, 1);
    assert.match(sentences.join(), sentence);
  }
});
