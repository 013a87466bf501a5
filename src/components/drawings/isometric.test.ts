import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  ball,
  block,
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

test('projects two to one: x right-down, y left-down, z up', () => {
  assert.deepEqual(project([10, 0, 0]), [10, 5]);
  assert.deepEqual(project([0, 10, 0]), [-10, 5]);
  assert.deepEqual(project([0, 0, 10]), [0, -10]);
});

test('rounds to one decimal and never writes minus zero', () => {
  assert.deepEqual(project([1 / 3, 0, 0]), [0.3, 0.2]);
  assert.ok(Object.is(project([-0.01, 0, 0])[0], 0));
});

test('writes lines open and outlines closed, as relative steps', () => {
  assert.equal(line([0, 0, 0], [10, 0, 0], [10, 0, 4]), 'M0 0l10 5 0-4');
  assert.equal(outline([0, 0, 0], [1, 0, 0], [1, 1, 0]), 'M0 0l1 .5-1 .5z');
  assert.equal(line(), '');
});

test('lays a plane along any two axes', () => {
  assert.equal(plane([0, 0, 0], [10, 20]), 'M0 0l10 5-20 10-10-5z');
  assert.equal(plane([0, 0, 0], [10, 20], 'xz'), 'M0 0l10 5 0-20-10-5z');
  assert.equal(plane([0, 0, 0], [10, 20], 'yz'), 'M0 0l-10 5 0-20 10-5z');
});

test('shows the top of a block and the two walls that face the reader', () => {
  assert.deepEqual(block([0, 0, 0], [10, 20, 30]), {
    top: 'M-10-15l-10-5 20-10 10 5z',
    left: 'M-10-15l-10-5 0 30 10 5z',
    right: 'M-10-15l20-10 0 30-20 10z',
  });
});

test('a lying circle is twice as wide as it is high', () => {
  assert.equal(circle([0, 0, 0], 10), 'M-14.1 0a14.1 7.1 0 1 0 28.2 0a14.1 7.1 0 1 0-28.2 0z');
});

test('a cylinder stands: its wall hangs from its top', () => {
  assert.deepEqual(cylinder([0, 0, 0], 10, 5), {
    top: circle([0, 0, 5], 10),
    wall: 'M-14.1-5v5a14.1 7.1 0 0 0 28.2 0v-5',
  });
});

test('a curve projects its control points', () => {
  assert.equal(curve([0, 0, 0], [2, 0, 0], [4, 0, 0], [6, 0, 2]), 'M0 0C2 1 4 2 6 1');
});

test('a grid divides: one line fewer than there are columns and rows', () => {
  assert.equal(grid([0, 0, 0], [4, 4], 2, 2), 'M2 1l-4 2M-2 1l4 2');
  assert.equal(grid([0, 0, 0], [4, 4], 1, 1), '');
});

test('a grid goes on from line to line with the same relative step', () => {
  assert.equal(grid([0, 0, 0], [6, 4], 3, 1), 'M2 1l-4 2m6-1l-4 2');
});

test('repeats an open line from its end and a closed shape from its start', () => {
  assert.equal(
    repeat(line([0, 0, 0], [10, 0, 0], [10, 0, 4]), 3, [0, 0, 20]),
    'M0 0l10 5 0-4m-10-21l10 5 0-4m-10-21l10 5 0-4',
  );
  assert.equal(repeat(plane([0, 0, 0], [4, 4]), 2, [6, 0, 0]), 'M0 0l4 2-4 2-4-2zm6 3l4 2-4 2-4-2z');
  assert.equal(repeat(line([0, 0, 0], [1, 0, 0]), 1, [6, 0, 0]), 'M0 0l1 .5');
});

test('adds up half pixels that are written without a space or zero', () => {
  assert.equal(
    repeat(line([0, 0, 0], [0.5, 0.5, 0], [1, 0, 0]), 2, [4, 0, 0]),
    'M0 0l0 .5 1 0m3 1.5l0 .5 1 0',
  );
});

test('a ball is as wide as it is high', () => {
  assert.equal(ball([0, 0, 10], 5), 'M-5-10a5 5 0 1 0 10 0a5 5 0 1 0-10 0z');
});

test('what is lifted stands on the three corners that one sees: left, front and right', () => {
  assert.equal(uprights([2, 4, 0], [20, 10], 30), 'M-12 8l0-30m20 40l0-30M18 13l0-30');
});
