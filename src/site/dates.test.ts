import assert from 'node:assert/strict';
import { test } from 'node:test';

import { formatDate, toIsoDate, toIsoMoment } from './dates.ts';

test('a date is readable in Dutch', () => {
  assert.equal(formatDate(new Date('2026-03-12')), '12 maart 2026');
  assert.equal(formatDate(new Date('2026-01-01')), '1 januari 2026');
});

test('a day from a content file keeps its number in winter and in summer time', () => {
  for (const day of ['2026-01-01', '2026-03-29', '2026-07-01', '2026-10-25', '2026-12-31', '2028-02-29']) {
    assert.equal(toIsoDate(new Date(day)), day);
    assert.equal(formatDate(new Date(day)).split(' ')[0], String(Number(day.slice(-2))));
  }
});

test('an hour around midnight belongs to the day it is in the Netherlands', () => {
  assert.equal(formatDate(new Date('2026-01-11T22:59:59Z')), '11 januari 2026');
  assert.equal(formatDate(new Date('2026-01-11T23:00:00Z')), '12 januari 2026');
  assert.equal(formatDate(new Date('2026-07-11T21:59:59Z')), '11 juli 2026');
  assert.equal(formatDate(new Date('2026-07-11T22:00:00Z')), '12 juli 2026');
});

test('the readable date and the date for machines name the same day at any hour', () => {
  for (const moment of ['2026-03-11T12:00:00Z', '2026-03-11T23:30:00Z', '2026-07-11T22:30:00Z']) {
    const date = new Date(moment);
    assert.equal(Number(toIsoDate(date).slice(-2)), Number.parseInt(formatDate(date)), moment);
  }
});

test('a moment carries the Dutch offset of its season, and names the same instant', () => {
  for (const [day, moment] of [
    ['2026-03-12', '2026-03-12T01:00:00+01:00'],
    ['2026-03-29', '2026-03-29T01:00:00+01:00'],
    ['2026-03-30', '2026-03-30T02:00:00+02:00'],
    ['2026-07-01', '2026-07-01T02:00:00+02:00'],
    ['2026-10-26', '2026-10-26T01:00:00+01:00'],
  ] as const) {
    assert.equal(toIsoMoment(new Date(day)), moment);
    assert.equal(Date.parse(moment), Date.parse(day));
  }
});
