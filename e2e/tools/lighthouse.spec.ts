// The arithmetic of `npm run lighthouse`.
import { findFaults, limits, takeMedian, type Reading } from './lighthouse/limits.ts';
import { expect, test } from '../support/test.ts';

const full = { performance: 100, accessibility: 100, bestPractices: 100, seo: 100 };
const empty: Reading = { ...full, firstPaint: 1000, largestPaint: 1000, blocked: 0, shift: 0, kB: 1 };

test('a page is good up to each limit, and of three readings the middle one counts, number by number', () => {
  const { firstPaint, largestPaint, blocked, shift } = limits;
  const paints = { firstPaint: firstPaint * 1000, largestPaint: largestPaint * 1000 };
  const atLimits = { ...empty, ...paints, blocked, shift };
  expect(findFaults(atLimits, empty)).toEqual([]);
  for (const name of ['performance', 'accessibility', 'bestPractices', 'seo'] as const) {
    expect(findFaults({ ...atLimits, [name]: 99 }, empty)).toEqual([name]);
  }
  for (const name of ['firstPaint', 'largestPaint', 'blocked', 'shift'] as const) {
    expect(findFaults({ ...atLimits, [name]: atLimits[name] + 0.01 }, empty)).toEqual([name]);
  }
  const [low, high] = [
    { ...empty, firstPaint: 900 },
    { ...empty, firstPaint: 5000, kB: 0 },
  ];
  expect(takeMedian([high, low, empty])).toEqual(empty);
});
