import { line, plane, repeat, type BlockSize, type Point } from '../isometric.ts';
import { path, type Drawing, type Parts } from '../parts.ts';
import { base, block, blocks, pawn } from '../volumes.ts';

/** A padlock on a wall that faces left-down. */
function padlock([x, y, z]: Point): Parts {
  const bow = [
    [6, 16],
    [6, 25],
    [11, 31],
    [17, 31],
    [22, 25],
    [22, 16],
  ].map(([across = 0, up = 0]): Point => [x + across, y + 4, z + up]);
  return [
    path(line(...bow), 'penInk'),
    block([x, y, z], [28, 8, 16], { left: 'cobalt' }),
    path(plane([x + 12, y + 8, z + 4], [4, 8], 'xz'), 'sheet'),
  ];
}

/** A lift beside a building, with a landing at every floor and its car at one of them. */
function elevator({
  at: [x, y, z],
  deep,
  away,
  stops,
  stands,
  roof,
}: {
  /** Where its shaft begins: back corner, on the ground. */
  at: Point;
  /** Depth of its car and landings. */
  deep: number;
  /** How far from the building. */
  away: number;
  /** Height of each floor where it stops. */
  stops: readonly number[];
  /** Height of the one where it stands. */
  stands: number;
  roof: number;
}): Parts {
  const wide = 40;
  const posts = [
    [x, y + deep],
    [x + wide, y + deep],
    [x + wide, y],
  ].map(([left = 0, back = 0]) => line([left, back, z], [left, back, roof]));
  return [
    blocks(
      stops.map((stop) => [
        [x - away, y, stop - 6],
        [away, deep, 6],
      ]),
    ),
    path(plane([x, y, z], [wide, deep]), 'wash'),
    path(line([x, y, z], [x, y, roof])),
    block([x, y, stands - 6], [wide, deep, 6]),
    path(posts),
    block([x - 4, y - 4, roof], [wide + 8, deep + 8, 12]),
  ];
}

const ground = 24;
const [x, y, wide, deep, slab] = [14, 14, 256, 150, 8];
const [right, front] = [x + wide, y + deep];
const [shut, open] = [38, 88];
// Where the floor of each tenant begins, from below; the third is the open one.
const [first, second, third, fourth] = [ground, ground + 46, ground + 92, ground + 188] as const;
const locked = [first, second, fourth];
const [door, gate, away] = [40, 36, 52];
const rows = [0, 1, 2, 3].map((row): [Point, BlockSize] => [
  [x + 34, front - 80 + row * 19, third],
  [wide - 96, 13, 9],
]);
const shutters = locked.map((z) => repeat(line([x, front, z + 8], [right, front, z + 8]), 4, [0, 0, 8]));
const doors = locked.map((z) => plane([right, door, z], [gate, 34], 'yz'));

export const lockedFloors: Drawing = {
  viewBox: '-186 -242 634 570',
  label: 'Een gebouw met één lift: drie verdiepingen zijn op slot, één is open',
  parts: [
    base([442, 180], ground, [
      [first, second].map((z) => [
        block([x, y, z], [wide, deep, shut]),
        block([x - 4, y - 4, z + shut], [wide + 8, deep + 8, slab]),
      ]),
      path(plane([x, y, third], [wide, open], 'xz'), 'wash'),
      path(plane([x, y, third], [deep, open], 'yz'), 'shade'),
      blocks(rows, { top: 'signal', left: 'signal', right: 'signal' }),
      pawn([right - 28, front - 60, third]),
      path(repeat(line([x, front, third], [x, front, third + open]), 2, [wide, 0, 0])),
      block([x - 4, y - 4, third + open], [wide + 8, deep + 8, slab]),
      block([x, y, fourth], [wide, deep, shut]),
      path(shutters, 'fine', 'faint'),
      locked.map((z) => padlock([x + 114, front, z + 6])),
      path(doors, 'cobalt'),
      elevator({
        at: [right + 4 + away, door, ground],
        deep: gate,
        away,
        stops: [second, third, fourth],
        stands: third,
        roof: ground + 234,
      }),
      [
        [392, 112],
        [332, 140],
        [370, 152],
      ].map(([left = 0, back = 0]) => pawn([left, back, ground])),
    ]),
  ],
};
