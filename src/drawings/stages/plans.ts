import {
  grid,
  line,
  outline,
  plane,
  points,
  repeat,
  type BlockSize,
  type Point,
  type Size,
} from '../isometric.ts';
import { moving, path, paths, type Shapes } from '../shapes.ts';
import { block, signal } from '../volumes.ts';
import { dimension } from '../words.ts';

/** The floor of the model, the same in every stage. */
export const floorSize: Size = [240, 200];

/** Height of the floor above the dashed plan, from the mockup on. */
export const floor = 44;

/** The four buildings of the finished model, back to front: corner on the floor and size. */
export const buildings = [
  { x: 20, y: 22, size: [84, 72, 116] },
  { x: 124, y: 22, size: [96, 72, 58] },
  { x: 20, y: 114, size: [120, 64, 36] },
  { x: 160, y: 114, size: [60, 64, 16] },
] as const satisfies readonly { x: number; y: number; size: BlockSize }[];

export const plan = (z: number) =>
  buildings.map(({ x, y, size: [width, depth] }) => plane([x, y, z], [width, depth])).join('');

/** The corners of the floor with a visible line down, at height z. */
const corners = (z: number): readonly Point[] => [
  [0, floorSize[1], z],
  [floorSize[0], floorSize[1], z],
  [floorSize[0], 0, z],
];

/** A pencil that leans to the right, its tip on the plan. */
function pencilAt(x: number, y: number): Shapes {
  const neck = 34;
  const end = 142;
  const rubber = 158;
  // Along the pencil, then across its front and its upper side.
  const place = (along: number, [front, side]: Size): Point => [
    x + 0.43 * along + 0.71 * front - 0.56 * side,
    y - 0.43 * along + 0.71 * front + 0.56 * side,
    0.79 * along + 0.61 * side,
  ];
  const [low, mid, high, back] = points('8,-8 8,8 -8,8 -8,-8') as [Size, Size, Size, Size];
  const sides = [
    [low, mid],
    [mid, high],
  ] as const;
  const tube = (from: number, to: number) =>
    sides.map(([one, other]) =>
      outline(place(from, one), place(to, one), place(to, other), place(from, other)),
    );
  const cone = (length: number) => {
    const thinner = ([front, side]: Size): Size => [(front * length) / neck, (side * length) / neck];
    return sides.map((side) => outline([x, y, 0], ...side.map((edge) => place(length, thinner(edge)))));
  };
  return [
    path(cone(neck), 'sheet', 'penInk'),
    path(cone(12), 'ink', 'penInk'),
    path(tube(neck, end), 'signal'),
    path(tube(end, rubber), 'wash', 'penInk'),
    path(outline(...[low, mid, high, back].map((edge) => place(rubber, edge))), 'sheet', 'penInk'),
  ];
}

export function sketch(): Shapes {
  const [width, depth] = floorSize;
  // The pencil overruns its corners, as a draughtsman's does.
  const overrun = 8;
  const pencil = buildings.map(
    ({ x, y, size: [w, d] }) =>
      [y, y + d].map((at) => line([x - overrun, at, 0], [x + w + overrun, at, 0])).join('') +
      [x, x + w].map((at) => line([at, y - overrun, 0], [at, y + d + overrun, 0])).join(''),
  );
  return [
    [path(grid([0, 0, 0], floorSize, 12, 10), 'fine', 'faint'), path(plane([0, 0, 0], floorSize), 'cut')],
    moving('layer-2', [
      path(pencil),
      path(line([124, 22, 0], [220, 94, 0]) + line([220, 22, 0], [124, 94, 0]), 'fine'),
      dimension([0, depth + 18, 0], [width, depth + 18, 0]),
    ]),
    moving('layer-3', [pencilAt(140, 178)]),
  ];
}

export function mockup(): Shapes {
  const z = floor;
  const row = (x: number, y: number, length: number) => line([x, y, z], [x + length, y, z]);
  const list = repeat(plane([28, 46, z], [8, 8]), 3, [0, 14, 0]) + repeat(row(44, 50, 50), 3, [0, 14, 0]);
  const table = grid([20, 130, z], [120, 48], 3, 3);
  const bars = [18, 30, 24, 40].map((height, at) => plane([136 + 20 * at, 86, z], [12, -height]));
  return [
    [path(grid([0, 0, 0], floorSize, 12, 10), 'fine', 'faint'), path(plane([0, 0, 0], floorSize), 'cut')],
    paths(corners(z), ([x, y]) => line([x, y, 0], [x, y, z]), 'dots'),
    moving('layer-2', [
      path(plane([0, 0, z], floorSize), 'wash'),
      path(plan(z), 'sheet'),
      path([plane([20, 22, z], [84, 16]), plane([20, 114, z], [120, 16]), ...bars], 'cobalt'),
      path([list, table, row(132, 34, 40), row(176, 130, 28)]),
      path(plane([0, 0, z], [floorSize[0], 12]), 'ink'),
      block([168, 140, z], [44, 26, 8], signal),
    ]),
    moving('layer-3', [
      path(
        outline([190, 152, z + 8], [190, 152, z - 46], [202, 152, z - 32], [221, 152, z - 33]),
        'sheet',
        'penInk',
      ),
    ]),
  ];
}
