import assert from 'node:assert/strict';
import { test } from 'node:test';

import { trialMeasurements } from '../tools/testing/trial-measurements.ts';
import { explainUnmeasured, listMeasuredFigures, measuredNames } from './measured-figures.ts';
import { createBars, findings } from './measured-lists.ts';
import type { Measurements } from './measurements.ts';

const [first = assert.fail()] = trialMeasurements.pages;
const page = (change: Partial<typeof first>) => ({ ...first, ...change });
const paints = (largestMs: number) => ({ firstMs: 100, largestMs });
const weighing = (images: number) => ({ html: 0, styles: 0, scripts: 0, fonts: 0, images });
const runs = [
  { browser: 'Chromium', pages: 2_000, faults: 0 },
  { browser: 'Firefox', pages: 1_900, faults: 0 },
];

const measured: Measurements = {
  ...trialMeasurements,
  date: '2026-11-23',
  speed: { line: { roundTripMs: 150, kilobits: 1_600, lostPercent: 0.5 }, empty: paints(500) },
  pages: [
    page({ kind: 'snel', paints: paints(600), bytes: weighing(99_500) }),
    page({ kind: 'traag', paints: paints(745), bytes: weighing(33_400) }),
  ],
  axe: { version: '4.1', runs },
  ibm: { version: '5.2', runs: runs.slice(0, 1) },
  links: { checked: 2_000, broken: 1 },
  observatory: { points: 150, formPoints: 150 },
  co2: { model: 'Een model', grams: 0.0084 },
  notMeasured: {},
};

test('measured figures are written as they stand in a Dutch sentence', () => {
  const figures = listMeasuredFigures(measured);
  assert.deepEqual(Object.keys(figures), measuredNames);
  const expected = {
    meetdag: '23 november 2026',
    traagheid: '1,5 keer',
    laadtijd: '0,75 seconde',
    legelaadtijd: '0,5 seconde',
    gewicht: '100 kB',
    webgewicht: '2.559 kB',

    lijnsnelheid: '1,6 Mbit/s',
    lijnvertraging: '0,15 seconde',
    lijnverlies: '0,5%',
    co2: '0,0084\u00a0gram',
    observatory: '150 punten',
    nagekeken: '2.000 pagina’s',
    drempels: 'geen fouten',
    cookies: 'geen cookies',
    sporen: 'geen andere gegevens',
    bezocht: '1 pagina',
  };
  assert.deepEqual({ ...figures, ...expected }, figures);
});

test('without faults the status is still no full compliance, and with faults it says how many', () => {
  const status = (...faults: [axe: number, ibm: number]) => {
    const [axe, ibm] = faults.map((count) => ({ version: '1', runs: [{ ...runs[0], faults: count }] }));
    return listMeasuredFigures({ ...measured, axe, ibm } as Measurements)['nalevingsstatus'];
  };
  assert.equal(status(0, 0), 'voldoet gedeeltelijk');
  assert.equal(status(0, 1), 'voldoet met 1 fout nog niet');
  assert.equal(status(2, 1), 'voldoet met 3 fouten nog niet');
});

test('what was not measured has no figure, and a Dutch sentence names its part and the reason', () => {
  for (const [change, name, reason] of [
    [
      { speed: null, notMeasured: { speed: 'geen lijn' } },
      'laadtijd',
      'de snelheid is niet gemeten (geen lijn)',
    ],
    [{ pages: [...measured.pages, page({ paints: null })] }, 'traagheid', '(draai npm run meten)'],
    [{ pages: [] }, 'gewicht', 'het gewicht is niet gemeten'],
    [{ ibm: null }, 'drempels', 'met de controle van IBM is niet gemeten'],
    [{ axe: { version: '1', runs: [] }, ibm: null }, 'nagekeken', 'IBM is niet gemeten'],
    [{ co2: null }, 'co2model', 'de CO2 van een bezoek is niet gemeten'],
  ] as const) {
    const lacking = { ...measured, ...change } as Measurements;
    assert.equal(listMeasuredFigures(lacking)[name], undefined, name);
    const sentence = explainUnmeasured(name, lacking) ?? '';
    assert.ok(sentence.startsWith(`"${name}" kan hier niet: `) && sentence.includes(reason), sentence);
    assert.equal(explainUnmeasured(name, measured), undefined);
  }
  for (const other of ['sprintprijs', 'constructor'])
    assert.equal(explainUnmeasured(other, measured), undefined);
});

test('bars stand beside what they are compared with, the best first', () => {
  assert.deepEqual(createBars('laadtijd', measured), [
    { label: 'Lege pagina', value: '0,50 s', percent: 67.1 },
    { label: 'Snel', value: '0,60 s', percent: 80.5 },
    { label: 'Traag', value: '0,75 s', percent: 100 },
  ]);
  const weights = createBars('gewicht', measured);
  assert.deepEqual(
    weights.map(({ label, percent }) => [label, percent]),
    [
      ['Doorsnee van het web', 100],
      ['Traag', 1.3],
      ['Snel', 3.9],
    ],
  );
});

test('the list of shortcomings follows from the figures, and says what was not measured', () => {
  const list = (change: Partial<Measurements>) =>
    findings.tekorten({ ...measured, ...change }).map(({ title, text }) => `${title} ${text}`);
  const [slowest = '', ...others] = list({});
  assert.ok(
    slowest.includes('‘snel’ staat er na 1,2 keer de tijd van een lege pagina, ‘traag’ pas na 1,5 keer') &&
      others.length === 0,
    others.join(),
  );
  assert.deepEqual(list({ speed: null }), []);
  const rows: [change: Partial<Measurements>, sentence: string][] = [
    [
      { pages: [page({ path: '/', kind: 'home', scripts: 7 })] },
      '‘home’ 7 bestanden met code (0 kB) op voor de',
    ],
    [
      { pages: [page({ kind: 'a', thirdParties: ['b.example'] })] },
      'Op ‘a’ haalt je browser ze meteen bij b.example',
    ],
    [{ observatory: { points: 150, formPoints: 149 } }, 'Zij halen 149 punten, de rest 150'],
    [{ notMeasured: { co2: 'geen model', eigen: 'iets' } }, 'Niet gemeten is eigen. De reden: iets.'],
    [{ notMeasured: { co2: 'geen model' } }, 'Niet gemeten is de CO2 van een bezoek. De reden: geen model.'],
  ];
  for (const [change, sentence] of rows) assert.ok(list(change).join().includes(sentence), sentence);
});

test('the list of checks names each tool with its browsers, and leaves out what was not measured', () => {
  const list = (change: Partial<Measurements>) =>
    findings.onderzoek({ ...measured, ...change }).map(({ title, text }) => `${title} ${text}`);
  assert.deepEqual(list({}), [
    'Axe 4.1: 2.000 pagina’s, geen fouten in Chromium (de basis van Chrome en Edge); 1.900 pagina’s, geen fouten in Firefox.',
    'IBM Equal Access 5.2: 2.000 pagina’s, geen fouten in Chromium (de basis van Chrome en Edge).',
    'Opbouw van de pagina (HTML), foutpagina’s meegeteld: 1 pagina, geen fouten.',
    'Links: 2.000 nagelopen, 1 dode.',
    'Proef op onze eigen tests: we zetten 2 fouten in de code, en de tests vonden er 2.',
  ]);
  assert.deepEqual(list({ axe: null, ibm: null, html: null, links: null, faults: null }), []);
});
