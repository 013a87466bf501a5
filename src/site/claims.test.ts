import assert from 'node:assert/strict';
import { test } from 'node:test';

import { trialMeasurements as kept } from '../tools/testing/trial-measurements.ts';
import { claims, describeAge, listBrokenClaims } from './claims.ts';
import { measurements, measurementsSchema, type Measurements } from './measurements.ts';

const [page] = kept.pages;
assert.ok(page);

const paint = (largestMs: number) => ({ pages: [{ ...page, paints: { firstMs: 1, largestMs } }] });
const weigh = (images: number) => ({
  pages: [{ ...page, bytes: { html: 0, styles: 0, scripts: 0, fonts: 0, images } }],
});
const visit = (changes: Partial<typeof page>) => ({ pages: [{ ...page, ...changes }] });
const find = (faults: number) => ({
  version: '1',
  runs: [0, faults].map((faults) => ({ browser: 'x', pages: 1, faults })),
});
const speedLimit = claims.speed.limit * (kept.speed?.empty.largestMs ?? 0);

/** For each claim the worst measurements that keep it, the best that break it, and some that lack it. */
const sides: Record<keyof typeof claims, Partial<Measurements>[]> = {
  speed: [paint(speedLimit), paint(speedLimit + 1), { speed: null }],
  weight: [weigh(claims.weight.limit), weigh(claims.weight.limit + 1), { pages: [] }],
  scripts: [visit({ path: '/', scripts: 9 }), visit({ scripts: 1 }), { pages: [] }],
  thirdParties: [
    visit({ thirdParties: ['images.unsplash.com'] }),
    visit({ thirdParties: ['elders.example'] }),
    { pages: [] },
  ],
  axe: [{ axe: find(0) }, { axe: find(1) }, { axe: null }],
  ibm: [{ ibm: find(claims.ibm.limit) }, { ibm: find(claims.ibm.limit + 1) }, { ibm: null }],
  html: [{ html: { pages: 1, faults: 0 } }, { html: { pages: 1, faults: 1 } }, { html: null }],
  links: [{ links: { checked: 1, broken: 0 } }, { links: { checked: 1, broken: 1 } }, { links: null }],
  observatory: [
    { observatory: { points: 150, formPoints: 0 } },
    { observatory: { points: 149, formPoints: 150 } },
    { observatory: null },
  ],
  storage: [
    { storage: { pages: 1, cookies: 0, entries: 0 } },
    { storage: { pages: 1, cookies: 1, entries: 0 } },
    { storage: null },
  ],
  faults: [{ faults: { planted: 2, caught: 2 } }, { faults: { planted: 2, caught: 1 } }, { faults: null }],
};

for (const [name, [worst, broken, missing]] of Object.entries(sides)) {
  test(`the claim of ${name} holds up to its limit, breaks past it, and must be measured`, () => {
    const { promise } = claims[name as keyof typeof claims];
    const list = (changes: Partial<Measurements> = {}) => listBrokenClaims({ ...kept, ...changes });
    assert.deepEqual(list(worst), []);
    assert.equal(list(broken).length, 1);
    assert.ok(list(broken)[0]?.startsWith(`“${promise}” klopt niet meer: gemeten `));
    assert.ok(list(missing).includes(`“${promise}” is niet gemeten.`));
  });
}

test('a page without paints was not measured for its speed', () => {
  const promise = `“${claims.speed.promise}” is niet gemeten.`;
  assert.deepEqual([kept, { ...kept, ...visit({ paints: null }) }].map(claims.speed.read), [1, undefined]);
  assert.deepEqual(listBrokenClaims({ ...kept, ...visit({ paints: null }) }), [promise]);
});

test('figures are reported as old after their days, as days are counted in the Netherlands', () => {
  const lastMoment = new Date('2026-04-30T21:59:59Z');
  const nextDay = new Date('2026-04-30T22:00:00Z');
  assert.equal(describeAge(kept.date, lastMoment), undefined);
  assert.match(describeAge(kept.date, nextDay) ?? '', /^de cijfers op \/kwaliteit zijn 61 dagen oud; /);
});

test('the committed measurements have their shape and keep every claim', () => {
  assert.deepEqual(listBrokenClaims(measurementsSchema.parse(measurements)), []);
});
