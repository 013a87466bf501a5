import assert from 'node:assert/strict';
import { test } from 'node:test';

import { parseDays, parseHours } from './opening-hours.ts';

test('a day, a range of days, a pair of days and the weekend are understood', () => {
  assert.deepEqual(parseDays('Woensdag'), ['Wednesday']);
  assert.deepEqual(parseDays('Maandag tot en met vrijdag'), [
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
  ]);
  assert.deepEqual(parseDays('dinsdag en donderdag'), ['Tuesday', 'Thursday']);
  assert.deepEqual(parseDays('Weekend'), ['Saturday', 'Sunday']);
});

test('other words are no days', () => {
  for (const text of ['', 'Doordeweeks', 'Maandag t/m vrijdag', 'Vrijdag tot en met maandag', 'maandag en'])
    assert.deepEqual(parseDays(text), [], text);
});

test('hours get two digits', () => {
  assert.deepEqual(parseHours('9:00-17:30'), { opens: '09:00', closes: '17:30' });
  assert.deepEqual(parseHours('00:00-23:59'), { opens: '00:00', closes: '23:59' });
});

test('other words are no hours', () => {
  for (const text of ['gesloten', '9-17', '9:00 - 17:30', '9:60-17:30', '24:00-25:00', 'van 9:00-17:30'])
    assert.equal(parseHours(text), undefined, text);
});
