import assert from 'node:assert/strict';
import { test } from 'node:test';

import { estimateCosts, formatPrices, formatRange } from './costs.ts';

const rates = {
  mockup: { weeks: { min: 2, max: 3 }, price: { min: 2500, max: 7500 }, clientHours: { min: 8, max: 12 } },
  sprint: { weeks: 2, price: 6250, clientHours: 4 },
  launch: { clientHours: 8 },
};

test('four to six sprints come to the weeks, hours and prices of all of them', () => {
  assert.deepEqual(estimateCosts({ min: 4, max: 6 }, rates, 0.15), {
    weeks: { min: 8, max: 12 },
    price: { min: 25_000, max: 38_000 },
    weeksInAll: { min: 10, max: 15 },
    clientHours: { min: 8 + 16 + 8, max: 12 + 24 + 8 },
    // 25,000 × 15% / 12 = 312.50, and 37,500 × 15% / 12 = 468.75.
    perMonth: { min: 310, max: 470 },
    // Not from the rounded price: 37,500 × 1.45 = 54,375.
    threeYears: { min: 36_000, max: 54_000 },
  });
});

test('without maintenance three years cost what building costs', () => {
  const { price, perMonth, threeYears } = estimateCosts({ min: 1, max: 2 }, rates, 0);
  assert.deepEqual(threeYears, price);
  assert.deepEqual(perMonth, { min: 0, max: 0 });
});

test('a range and its prices are written as Dutch does', () => {
  assert.equal(formatRange({ min: 8, max: 12 }), '8-12');
  assert.equal(formatPrices({ min: 310, max: 25_000 }), '€\u00a0310 tot €\u00a025.000');
});
