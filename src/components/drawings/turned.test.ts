import assert from 'node:assert/strict';
import { test } from 'node:test';

import { block, plane } from './isometric.ts';
import { bundle, leaf, rowsOn, turn } from './turned.ts';

test('the top of what does not lie turned is that of a block', () => {
  assert.equal(bundle(turn([20, 10, 4], 0), [40, 20, 12]).top, block([0, 0, 4], [40, 20, 12]).top);
});

/** Every place that a path goes through, in no order: two outlines of one shape may start elsewhere. */
const listCorners = (path: string) => {
  const numbers = (path.match(/-?(\d+(\.\d+)?|\.\d+)/g) ?? []).map(Number);
  let [left, top] = [0, 0];
  return Array.from({ length: numbers.length / 2 }, (_, at) => {
    [left, top] = [left + (numbers[2 * at] ?? 0), top + (numbers[2 * at + 1] ?? 0)];
    return `${Math.round(left)} ${Math.round(top)}`;
  }).toSorted();
};

for (const [axes, corner] of [
  ['xy', [-20, -10, 0]],
  ['xz', [-20, 0, -10]],
  ['yz', [0, -20, -10]],
] as const) {
  test(`what is not turned lies straight along ${axes}, around its middle`, () => {
    const straight = plane(corner, [40, 20], axes);
    assert.deepEqual(listCorners(leaf(turn([0, 0, 0], 0, axes), [40, 20])), listCorners(straight));
  });
}

test('the walls of what does not lie turned are those of a block', () => {
  const turned = bundle(turn([20, 10, 5], 0), [40, 20, 12]);
  const straight = block([0, 0, 5], [40, 20, 12]);
  for (const face of ['left', 'right'] as const) {
    assert.deepEqual(listCorners(turned[face]), listCorners(straight[face]), face);
  }
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
