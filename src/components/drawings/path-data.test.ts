import assert from 'node:assert/strict';
import { test } from 'node:test';
import { join, pathThrough, round } from './path-data.ts';

test('rounds to one decimal, never to minus zero', () => {
  assert.equal(round(1.26), 1.3);
  assert.ok(Object.is(round(-0.01), 0));
});

test('writes numbers without what path data can do without', () => {
  assert.equal(join([0.5, -0.5, 10, -3]), '.5-.5 10-3');
  assert.equal(join([0, 0.04]), '0 0');
});

test('goes through pixels in relative steps', () => {
  assert.equal(
    pathThrough([
      [1, 2],
      [3, 2],
      [3, 0.5],
    ]),
    'M1 2l2 0 0-1.5',
  );
  assert.equal(pathThrough([]), '');
});
