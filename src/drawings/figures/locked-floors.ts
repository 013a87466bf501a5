import { line, plane, points, repeat, type Point } from '../isometric.ts';
import { path, type Drawing, type Shapes } from '../shapes.ts';
import { base, block, blocks, pawn, pawns, signal, type Box } from '../volumes.ts';

/** A padlock on a wall that faces left-down. */
function padlock([x, y, z]: Point): Shapes {
  const bow = points('6,16 6,25 11,31 17,31 22,25 22,16').map(([across, up]): Point => [
    x + across,
    y + 4,
    z + up,
  ]);
  return [
    path(line(...bow), 'penInk'),
    block([x, y, z], [28, 8, 16], { left: 'cobalt' }),
    path(plane([x + 12, y + 8, z + 4], [4, 8], 'xz'), 'sheet'),
  ];
}

const ground = 24;
const x = 14;
const y = 14;
const wide = 256;
const deep = 150;
const slab = 8;
const right = x + wide;
const front = y + deep;
const shut = 38;
const open = 88;
// The floor of each tenant, from the bottom; the third is the open one.
const first = ground;
const second = ground + 46;
const third = ground + 92;
const fourth = ground + 188;
const locked = [first, second, fourth];
const door = 40;
const gate = 36;
const away = 52;
const rows = [0, 1, 2, 3].map((row): Box => ({
  at: [x + 34, front - 80 + row * 19, third],
  size: [wide - 96, 13, 9],
}));
const shutters = locked.map((z) => repeat(line([x, front, z + 8], [right, front, z + 8]), 4, [0, 0, 8]));
const doors = locked.map((z) => plane([right, door, z], [gate, 34], 'yz'));

/** A lift with a landing at every floor, and its car at the open one. */
function elevator(): Shapes {
  const left = right + 4 + away;
  const width = 40;
  const roof = ground + 234;
  const stops = [second, third, fourth];
  const posts = points(`${left},${door + gate} ${left + width},${door + gate} ${left + width},${door}`).map(
    ([x, y]) => line([x, y, ground], [x, y, roof]),
  );
  return [
    blocks(stops.map((stop) => ({ at: [left - away, door, stop - 6], size: [away, gate, 6] }))),
    path(plane([left, door, ground], [width, gate]), 'wash'),
    path(line([left, door, ground], [left, door, roof])),
    block([left, door, third - 6], [width, gate, 6]),
    path(posts),
    block([left - 4, door - 4, roof], [width + 8, gate + 8, 12]),
  ];
}

export const lockedFloors: Drawing = {
  viewBox: '-186 -242 634 570',
  label: 'Een gebouw met één lift: drie verdiepingen zijn op slot, één is open',
  shapes: base([442, 180], ground, [
    [first, second].map((z) => [
      block([x, y, z], [wide, deep, shut]),
      block([x - 4, y - 4, z + shut], [wide + 8, deep + 8, slab]),
    ]),
    path(plane([x, y, third], [wide, open], 'xz'), 'wash'),
    path(plane([x, y, third], [deep, open], 'yz'), 'shade'),
    blocks(rows, signal),
    pawn([right - 28, front - 60, third]),
    path(repeat(line([x, front, third], [x, front, third + open]), 2, [wide, 0, 0])),
    block([x - 4, y - 4, third + open], [wide + 8, deep + 8, slab]),
    block([x, y, fourth], [wide, deep, shut]),
    path(shutters, 'fine', 'faint'),
    locked.map((z) => padlock([x + 114, front, z + 6])),
    path(doors, 'cobalt'),
    elevator(),
    pawns(ground, ...points('392,112 332,140 370,152')),
  ]),
};
