// For tests: measurements that keep every claim.
import type { Measurements } from '../../site/measurements.ts';

const paints = { firstMs: 100, largestMs: 120 };
const bytes = { html: 10, styles: 0, scripts: 0, fonts: 5, images: 0 };
const runs = [{ browser: 'Chromium', pages: 1, faults: 0 }];

export const trialMeasurements: Measurements = {
  date: '2026-03-01',
  commit: 'abcdef0',
  machine: '2 kernen, 8 GB',
  notMeasured: { photos: 'komen van een ander' },
  speed: { line: { roundTripMs: 100, kilobits: 1_000, lostPercent: 1 }, empty: paints },
  pages: [{ path: '/over', kind: 'over ons', paints, bytes, scripts: 0, thirdParties: [], photos: 0 }],
  axe: { version: '1.0.0', runs },
  ibm: { version: '1.0.0', runs },
  html: { pages: 1, faults: 0 },
  links: { checked: 9, broken: 0 },
  observatory: { points: 150, formPoints: 140 },
  storage: { pages: 1, cookies: 0, entries: 0 },
  co2: { model: 'Een model', grams: 0.01 },
  tests: { unit: 3, browser: 2, nightly: 1 },
  faults: { planted: 2, caught: 2 },
  build: { pages: 1, seconds: 2, msPerArticle: 3 },
};
