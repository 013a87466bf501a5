import assert from 'node:assert/strict';
import { test } from 'node:test';

import { block } from './isometric.ts';
import { bundle, rowsOn, turn } from './turned.ts';

test('the top of what does not lie turned is that of a block', () => {
  assert.equal(bundle(turn([20, 10, 4], 0), [40, 20, 12]).top, block([0, 0, 4], [40, 20, 12]).top);
});

test('a quarter turn lays the width along y', () => {
  const place = turn([0, 0, 0], 90);
  const [x, y, z] = place(10, 0, 5);
  assert.deepEqual([Math.round(x), y, z], [0, 10, 5]);
});

test('every third row of a list is short', () => {
  const rows = rowsOn(turn([0, 0, 0], 0), [46, 36], 3)
    .split('M')
    .slice(1);
  assert.deepEqual(
    rows.map((row) => row.split('l')[1]),
    ['30 15', '30 15', '20 10'],
  );
});
