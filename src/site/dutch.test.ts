// Dates, prices and measures in Dutch.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { estimateCosts, formatPrices, formatRange } from './costs.ts';
import { formatDate, toIsoDate, toIsoMoment } from './dates.ts';
import { readPrice } from './prices.ts';

test('a moment is written in Dutch, and in ISO form, as the day in the Netherlands', () => {
  for (const [moment, date, iso] of [
    ['2026-01-01', '1 januari 2026', '2026-01-01'],
    ['2026-03-29', '29 maart 2026', '2026-03-29'],
    ['2028-02-29', '29 februari 2028', '2028-02-29'],
    ['2026-01-11T22:59:59Z', '11 januari 2026', '2026-01-11'],
    ['2026-01-11T23:00:00Z', '12 januari 2026', '2026-01-12'],
    ['2026-07-11T21:59:59Z', '11 juli 2026', '2026-07-11'],
    ['2026-07-11T22:00:00Z', '12 juli 2026', '2026-07-12'],
  ] as const) {
    assert.equal(formatDate(new Date(moment)), date);
    assert.equal(toIsoDate(new Date(moment)), iso);
  }
});

test('a moment in ISO form has the Dutch offset of its season', () => {
  for (const [day, moment] of [
    ['2026-03-29', '2026-03-29T01:00:00+01:00'],
    ['2026-03-30', '2026-03-30T02:00:00+02:00'],
    ['2026-10-26', '2026-10-26T01:00:00+01:00'],
  ] as const) {
    assert.equal(toIsoMoment(new Date(day)), moment);
  }
});

test('a price is read only if it is without btw: a range as the whole text, a starting price anywhere', () => {
  for (const [text, price] of [
    ['€\u00a02.500 tot €\u00a07.500 excl. btw', { min: 2500, max: 7500 }],
    ['SaaS-MVP vanaf € 25.000 excl. btw, groot vanaf € 50.000 excl. btw', { min: 25000 }],
    ['De mockup is € 2.500 tot € 7.500 excl. btw, een MVP\nvanaf € 25.000 excl. btw.', { min: 25000 }],
    ['Een platform begint bij € 1.250.000 excl. btw.', { min: 1250000 }],
    ['Een mockup kost € 2.500 tot € 7.500 excl. btw.', undefined],
    ['', undefined],
    ['vanaf € 30 per maand, excl. btw', undefined],
    ['vanaf € 25.000', undefined],
    ['€ 25.000 excl. btw', undefined],
    ['een boete tot € 20 miljoen', undefined],
  ] as const) {
    assert.deepEqual(readPrice(text), price, text);
  }
});

test('the costs of a solution are computed from its sprints, and written in Dutch', () => {
  const month = { users: 40, sprints: 1, hosting: { min: 30, max: 90 } };
  const rates = {
    mockup: { weeks: { min: 2, max: 3 }, price: { min: 2500, max: 7500 }, clientHours: { min: 8, max: 12 } },
    sprint: { weeks: 2, price: 6250, clientHours: 4, people: 2, hours: 66 },
    launch: { clientHours: 8 },
    monthly: { klein: month, middel: month, groot: month },
  };
  assert.deepEqual(estimateCosts({ min: 4, max: 6 }, rates, 0.15, 'middel'), {
    weeks: { min: 8, max: 12 },
    price: { min: 25_000, max: 37_500 },
    weeksInAll: { min: 10, max: 15 },
    // Four to six weeks before it, and two to six of pauses.
    weeksFromMessage: { min: 16, max: 27 },
    clientHours: { min: 8 + 16 + 8, max: 12 + 24 + 8 },
    // 25,000 × 15% / 12 = 312.50, and 37,500 × 15% / 12 = 468.75.
    perMonth: { min: 310, max: 470 },
    hosting: { min: 30, max: 90 },
    // From what is printed: 25,000 + 32 × 45 + 36 × 340 = 38,680, and 37,500 + 44 × 45 + 36 × 560 = 59,640.
    threeYears: { min: 39_000, max: 60_000 },
  });
  assert.equal(formatRange({ min: 8, max: 12 }), '8-12');
  assert.equal(formatPrices({ min: 310, max: 25_000 }), '€\u00a0310 tot €\u00a025.000');
});
