import assert from 'node:assert/strict';
import { test } from 'node:test';

import { promiseNames } from './promise-names.ts';
import { listUnconfirmed, promises, promisesSchema, readMaintenanceShare } from './promises.ts';

const said = (text: string) => ({ text, confirmed: true });
const all = {
  ...Object.fromEntries(promiseNames.map((name) => [name, said('vier weken')])),
  maintenance: said('15% van de bouwprijs per jaar'),
};

test('each promise has words, and that of maintenance a share', () => {
  assert.ok(promisesSchema.safeParse(all).success);
  for (const name of promiseNames) {
    assert.ok(!promisesSchema.safeParse({ ...all, [name]: undefined }).success, name);
    assert.ok(!promisesSchema.safeParse({ ...all, [name]: said('') }).success, name);
  }
  assert.ok(!promisesSchema.safeParse({ ...all, maintenance: said('een klein deel') }).success);
});

test('the site reckons with the share that visitors read', () => {
  assert.equal(readMaintenanceShare({ maintenance: said('15% van de bouwprijs per jaar') }), 0.15);
});

test('what is not confirmed is listed by its name', () => {
  const waiting = { ...promises, warranty: { text: 'drie maanden', confirmed: false } };
  const confirmed = Object.fromEntries(
    Object.entries(waiting).map(([name, { text }]) => [name, { text, confirmed: name !== 'warranty' }]),
  ) as typeof promises;
  assert.deepEqual(listUnconfirmed(confirmed), ['warranty']);
});
