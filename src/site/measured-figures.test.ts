import assert from 'node:assert/strict';
import { test } from 'node:test';

import { trialMeasurements } from '../tools/testing/trial-measurements.ts';
import { createBars, listMeasuredFigures } from './measured-figures.ts';
import { measurements, measurementsSchema } from './measurements.ts';

const [page = assert.fail()] = trialMeasurements.pages;
const measured = {
  ...trialMeasurements,
  emptyMs: 500,
  pages: [
    { ...page, kind: 'snel', paintMs: 600, bytes: 99_500 },
    { ...page, kind: 'traag', paintMs: 745, bytes: 33_400, marks: { ...page.marks, performance: 97 } },
    { ...page, kind: 'met foto', paintMs: 700, bytes: null },
  ],
};

test('content/metingen.json has the shape that is written', () => {
  assert.doesNotThrow(() => measurementsSchema.parse(measurements));
});

test('figures are written as they stand in a Dutch sentence', () => {
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
  };
  assert.deepEqual({ ...figures, ...expected }, figures);
});

test('bars stand behind what they are compared with, the best first, without what was not weighed', () => {
  assert.deepEqual(createBars('laadtijd', measured), [
    { label: 'Lege pagina', value: '0,50 s', percent: 67.1 },
    { label: 'Snel', value: '0,60 s', percent: 80.5 },
    { label: 'Met foto', value: '0,70 s', percent: 94 },
    { label: 'Traag', value: '0,75 s', percent: 100 },
  ]);
  assert.deepEqual(
    createBars('gewicht', measured).map(({ label, value }) => [label, value]),
    [
      ['Doorsnee van het web', '2.559 kB'],
      ['Traag', '33 kB'],
      ['Snel', '100 kB'],
    ],
  );
});
