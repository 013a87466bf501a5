import assert from 'node:assert/strict';
import { test } from 'node:test';

import { block, plane } from '../isometric.ts';
import { askew, askewBlock } from './askew.ts';

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
  test(`what is not turned lies straight along ${axes}, around its centre`, () => {
    const straight = plane(corner, [40, 20], axes);
    assert.deepEqual(listCorners(askew([0, 0, 0], [40, 20], 0, axes)), listCorners(straight));
  });
}

test('a quarter turn swaps width and depth', () => {
  assert.deepEqual(listCorners(askew([0, 0, 0], [40, 20], 90)), listCorners(askew([0, 0, 0], [20, 40], 0)));
});

test('a block that is not turned shows the same three faces as any block', () => {
  const turned = askewBlock([20, 10, 5], [40, 20, 12], 0);
  const straight = block([0, 0, 5], [40, 20, 12]);
  for (const face of ['top', 'left', 'right'] as const) {
    assert.deepEqual(listCorners(turned[face]), listCorners(straight[face]), face);
  }
});
