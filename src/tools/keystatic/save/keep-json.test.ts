import assert from 'node:assert/strict';
import { test } from 'node:test';

import { keepJson } from './keep-json.ts';

const before = `{
  "name": "Een",
  "days": [
    { "day": "ma", "hours": "9" },
    { "day": "di", "hours": "10" }
  ]
}
`;
const value = {
  days: [
    { hours: '9', day: 'ma' },
    { hours: '10', day: 'di' },
  ],
  name: 'Een',
};
const keep = (changed: unknown) => keepJson(before, changed, 'content/bedrijf.json');

test('the same values in another order are the same file', async () => {
  assert.equal(await keep(value), before);
});

test('a value that changed changes nothing beside it', async () => {
  const [first, second] = value.days;
  assert.equal(
    await keep({ ...value, days: [first, { ...second, hours: '11' }] }),
    before.replace('"10"', '"11"'),
  );
});

test('a row that comes or goes leaves the rest of the file as it is', async () => {
  assert.equal(await keep({ ...value, days: [] }), '{\n  "name": "Een",\n  "days": []\n}\n');
  assert.match(
    await keep({ ...value, days: [...value.days, { day: 'wo', hours: '8' }] }),
    /^\{\n {2}"name": "Een",/,
  );
});
