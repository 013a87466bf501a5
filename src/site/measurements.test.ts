import assert from 'node:assert/strict';
import { test } from 'node:test';

import { sampleMeasurements as said } from '../tools/testing/sample-measurements.ts';
import { createBars } from './bars.ts';
import { listMeasuredFigures } from './measured-figures.ts';
import { listWorse, measurements, measurementsSchema, type Measurements } from './measurements.ts';

const [page = assert.fail()] = said.pages;
const withPage = (change: Partial<typeof page>): Measurements => ({
  ...said,
  pages: [{ ...page, ...change }],
});

test('figures as good as those on the site are not worse', () => {
  assert.deepEqual(listWorse(said, said), []);
  assert.deepEqual(listWorse(said, { ...said, visits: { ...said.visits, cookies: 0 } }), []);
});

test('times, weights and marks may vary a little, counts not at all', () => {
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
    [said, { ...said, visits: { ...said.visits, violations: 1 } }, /axe: gemeten 1, hoogstens 0/],
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

const measured = {
  ...said,
  emptyMs: 500,
  pages: [
    { ...page, template: 'snel', paintMs: 600, bytes: 99_500 },
    { ...page, template: 'traag', paintMs: 745, bytes: 33_400, marks: { ...page.marks, performance: 97 } },
    { ...page, template: 'met foto', paintMs: 700, bytes: null },
  ],
};

test('content/metingen.json follows its schema', () => {
  assert.doesNotThrow(() => measurementsSchema.parse(measurements));
});

test('figures are written as a Dutch sentence needs them', () => {
  const figures = listMeasuredFigures(measured);
  const expected = {
    meetdag: '1 maart 2026',
    laadtijd: '0,7 seconde',
    legelaadtijd: '0,5 seconde',
    traagste: 'traag',
    snelheidscijfer: '97',
    gewicht: '100 kB',
    nagekeken: '2.000 pagina’s',
    drempels: 'geen fouten',
    cookies: '1 cookie',
    laadtijden: 'snel 0,60 s, met foto 0,70 s, traag 0,75 s',
    gewichten: 'traag 33 kB, snel 100 kB',
  };
  assert.deepEqual({ ...figures, ...expected }, figures);
});

test('bars show the best and the worst after their reference, without pages that were not weighed', () => {
  assert.deepEqual(createBars('laadtijd', measured), [
    { label: 'Lege pagina', value: '0,50 s', percent: 67.1, isReference: true },
    { label: 'Snelste soort: snel', value: '0,60 s', percent: 80.5 },
    { label: 'Middelste soort: met foto', value: '0,70 s', percent: 94 },
    { label: 'Traagste soort: traag', value: '0,75 s', percent: 100 },
  ]);
  assert.deepEqual(
    createBars('gewicht', measured).map(({ label, value }) => [label, value]),
    [
      ['Doorsnee van het web', '2.559 kB'],
      ['Lichtste soort: traag', '33 kB'],
      ['Zwaarste soort: snel', '100 kB'],
    ],
  );
});
