import { blockFaces, line, plane, repeat, type Point } from '../isometric.ts';
import { path, paths, type Drawing, type Shapes } from '../shapes.ts';
import { base, block, figure, signal } from '../volumes.ts';

const z = 30;
const depth = 152;
// The block of flats that stands.
const x = 10;
const y = 12;
const deep = 50;
const front = y + deep;
const wide = 192;
const right = x + wide;
const first = z + 54;
const roof = first + 34;
// The lobby against it, and the new building.
const lobby = front + 38;
const plot = 246;
const end = lobby;
// Each way in: the left edge of its door, and the wall that it is in.
const ways = [
  [40, front],
  [134, lobby],
  [plot + 16, end],
] as const;
const owners: Point[] = [
  [52, 120, z],
  [76, 114, z],
  [158, 132, z],
  [plot + 36, 130, z],
];

/** A double door that faces left-down. */
function door(left: number, at: number, up = z): Shapes {
  return [
    path(plane([left, at, up], [40, 42], 'xz'), 'cobalt'),
    path(line([left + 20, at, up], [left + 20, at, up + 42]), 'penSheet'),
  ];
}

export const threeEntrances: Drawing = {
  viewBox: '-162 -130 514 388',
  label: 'Een laag flatgebouw met een gedeelde ingang, een oranje eigen hal en ernaast een nieuw gebouw',
  shapes: base([340, depth], z, [
    paths(ways, ([left, from]) => plane([left, from, z], [40, depth - from]), 'wash'),
    block([x, y, z], [wide, deep, roof - z]),
    path(repeat(plane([x + 12, front, first + 6], [30, 20], 'xz'), 4, [46, 0, 0]), 'sheet'),
    path(repeat(plane([right, y + 14, z + 18], [22, 20], 'yz'), 2, [0, 0, 40]), 'sheet'),
    path(line([x, front, first], [right, front, first], [right, y, first])),
    block([x - 4, y - 4, roof], [wide + 8, deep + 8, 8]),
    block([x + 22, y + 12, roof + 8], [38, 26, 12]),
    path(repeat(plane([x + 88, y + 12, roof + 8], [26, 26]), 2, [44, 0, 0])),
    door(40, front),
    block([28, front, z + 46], [64, 12, 6]),
    block([120, front, z], [68, lobby - front, 52], signal),
    path(plane([134, lobby, z], [40, 42], 'xz'), 'ink', 'penInk'),
    path(plane([188, front + 9, z + 16], [20, 24], 'yz'), 'ink', 'penInk'),
    block([plot, 26, z], [84, end - 26, 6]),
    path(Object.values(blockFaces([plot, 26, z + 6], [84, end - 26, 52])), 'sheet', 'cut'),
    path(plane([plot + 84, 26 + 24, z + 22], [26, 22], 'yz'), 'cut'),
    door(plot + 16, end, z + 6),
    owners.map((at) => figure(at, 1.2)),
  ]),
};
