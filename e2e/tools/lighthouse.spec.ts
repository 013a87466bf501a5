// The arithmetic of `npm run lighthouse`.
import { findFaults, limits, takeMedian, type Reading } from './lighthouse/limits.ts';
import { expect, test } from '../support/test.ts';

const full = { performance: 100, accessibility: 100, bestPractices: 100, seo: 100 };
const empty: Reading = { ...full, firstPaint: 1000, largestPaint: 1000, blocked: 0, shift: 0, kB: 1 };
const atLimits: Reading = {
  ...empty,
  firstPaint: limits.firstPaint * 1000,
  largestPaint: limits.largestPaint * 1000,
  blocked: limits.blocked,
  shift: limits.shift,
};

test('a page at every limit is good', () => {
  expect(findFaults(atLimits, empty)).toEqual([]);
});

for (const [name, value] of [
  ['performance', 99],
  ['accessibility', 99],
  ['bestPractices', 99],
  ['seo', 99],
  ['firstPaint', 1101],
  ['largestPaint', 1201],
  ['blocked', 1],
  ['shift', 0.0011],
] as const) {
  test(`a ${name} of ${value} is past its limit`, () => {
    expect(findFaults({ ...atLimits, [name]: value }, empty)).toEqual([name]);
  });
}

test('of three readings the middle one counts, number by number', () => {
  const [low, high] = [
    { ...empty, firstPaint: 900, kB: 1 },
    { ...empty, firstPaint: 5000, kB: 0 },
  ];
  expect(takeMedian([high, low, empty])).toEqual({ ...empty, kB: 1 });
});
