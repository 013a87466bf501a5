import assert from 'node:assert/strict';
import { test } from 'node:test';

import {
  ball,
  blockFaces,
  chain,
  circle,
  curve,
  cylinder,
  grid,
  line,
  outline,
  plane,
  project,
  repeat,
  uprights,
} from './isometric.ts';
import { join } from './path-data.ts';
import { bundle, leaf, rowsOn, turn } from './turned.ts';

test('project() is two to one: x right-down, y left-down, z up, to one decimal and never minus zero', () => {
  assert.deepEqual(project([10, 0, 0]), [10, 5]);
  assert.deepEqual(project([0, 10, 0]), [-10, 5]);
  assert.deepEqual(project([0, 0, 10]), [0, -10]);
  assert.deepEqual(project([1 / 3, 0, 0]), [0.3, 0.2]);
  assert.ok(Object.is(project([-0.01, 0, 0])[0], 0));
});

const corner = [10, 20, 30] as const;
const bend = line([0, 0, 0], [10, 0, 0], [10, 0, 4]);
const flat = turn([0, 0, 0], 0);

for (const [name, path, data] of [
  ['numbers in their shortest form', join([0.5, -0.5, 10, -3, 0.04]), '.5-.5 10-3 0'],
  ['an open line', bend, 'M0 0l10 5 0-4'],
  ['a closed outline', outline([0, 0, 0], [1, 0, 0], [1, 1, 0]), 'M0 0l1 .5-1 .5z'],
  ['a plane that lies', plane([0, 0, 0], [10, 20]), 'M0 0l10 5-20 10-10-5z'],
  ['a plane along xz', plane([0, 0, 0], [10, 20], 'xz'), 'M0 0l10 5 0-20-10-5z'],
  ['the top of a block', blockFaces([0, 0, 0], corner).top, 'M-10-15l-10-5 20-10 10 5z'],
  ['the right wall of a block', blockFaces([0, 0, 0], corner).right, 'M-10-15l20-10 0 30-20 10z'],
  ['a circle', circle([0, 0, 0], 10), 'M-14.1 0a14.1 7.1 0 1 0 28.2 0a14.1 7.1 0 1 0-28.2 0z'],
  ['the wall of a cylinder', cylinder([0, 0, 0], 10, 5).wall, 'M-14.1-5v5a14.1 7.1 0 0 0 28.2 0v-5'],
  ['a ball', ball([0, 0, 10], 5), 'M-5-10a5 5 0 1 0 10 0a5 5 0 1 0-10 0z'],
  ['a curve', curve([0, 0, 0], [2, 0, 0], [4, 0, 0], [6, 0, 2]), 'M0 0C2 1 4 2 6 1'],
  ['the uprights of a lifted shape', uprights([2, 4, 0], [20, 10], 30), 'M-12 8l0-30m20 40l0-30M18 13l0-30'],
  ['a grid', grid([0, 0, 0], [4, 4], 2, 2), 'M2 1l-4 2M-2 1l4 2'],
  ['a line three times', repeat(bend, 3, [0, 0, 20]), 'M0 0l10 5 0-4m-10-21l10 5 0-4m-10-21l10 5 0-4'],
  ['a shape twice', repeat(plane([0, 0, 0], [4, 4]), 2, [6, 0, 0]), 'M0 0l4 2-4 2-4-2zm6 3l4 2-4 2-4-2z'],
  ['shapes in a chain', chain(['M0 0l1 .5z', 'M4 2l1 .5z']), 'M0 0l1 .5zm4 2l1 .5z'],
  ['a pile that is not turned', bundle(flat, corner).top, blockFaces([-5, -10, 0], corner).top],
  ['a leaf that is turned', leaf(turn([0, 0, 0], 90), [10, 20]), 'M-15-2.5l10-5 20 10-10 5z'],
  ['a leaf that hangs', leaf(turn([0, 0, 0], 0, 'xz'), [10, 20]), 'M5-7.5l-10-5 0 20 10 5z'],
  ['rows, the third one short', rowsOn(flat, [46, 36], 3), 'M-5-12.5l30 15M-15-7.5l30 15M-25-2.5l20 10'],
] as const) {
  test(`path data of ${name}`, () => assert.equal(path, data));
}
