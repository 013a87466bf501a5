import { line, plane, repeat, type Point } from '../isometric.ts';
import { path, type Drawing, type Shapes } from '../shapes.ts';
import { base, block, blocks, figure, signal, type Box } from '../volumes.ts';

const z = 30;
const up = z + 32;

/** A table, from its back corner. */
function table(x: number, y: number, wide: number, deep: number): Shapes {
  const leg = (along: number, across: number): Box => ({ at: [along, across, z], size: [8, 8, 26] });
  return [
    blocks([leg(x + 3, y + deep - 11), leg(x + wide - 11, y + deep - 11), leg(x + wide - 11, y + 3)]),
    block([x, y, up - 6], [wide, deep, 6]),
  ];
}

// The days of both, on a board: the third is the one they share.
const wide = 26;
const high = 36;
const board: Point = [88, 18, z + 34];
const day = (at: number, row: number) =>
  plane([board[0] + 8 + at * wide, board[1], board[2] + row * high], [wide, high], 'xz');

/** The project: a model with an entrance and a tower. */
function project(x: number, y: number): Shapes {
  const low = up + 6;
  return [
    block([x, y, up], [72, 76, 6]),
    block([x + 10, y + 10, low], [52, 56, 30], signal),
    path(
      plane([x + 18, y + 66, low], [14, 20], 'xz') + plane([x + 40, y + 66, low + 9], [14, 11], 'xz'),
      'ink',
      'penInk',
    ),
    path(repeat(plane([x + 62, y + 18, low + 9], [12, 11], 'yz'), 2, [0, 22, 0]), 'ink', 'penInk'),
    block([x + 10, y + 10, low + 30], [30, 32, 34], signal),
  ];
}

export const workWeek: Drawing = {
  viewBox: '-184 -104 520 360',
  label: 'Twee mensen aan hun eigen bureau kijken naar één oranje maquette op de tafel tussen hen in',
  shapes: base([328, 176], z, [
    block([88, 10, z], [146, 8, 116], { top: 'ink' }),
    path(
      [0, 1, 2, 3, 4].flatMap((at) => [day(at, 0), day(at, 1)]),
      'sheet',
    ),
    path([day(0, 1), day(2, 1), day(2, 0), day(4, 0)], 'cobalt'),
    figure([22, 102, z], 1.8),
    table(44, 58, 44, 88),
    block([68, 82, up], [4, 40, 22], { right: 'cobalt' }),
    table(118, 50, 92, 102),
    project(128, 63),
    table(244, 58, 44, 88),
    block([258, 82, up], [4, 40, 22], { right: 'sheet' }),
    path(repeat(line([262, 90, up + 15], [262, 112, up + 15]), 2, [0, 0, -7]), 'fine'),
    figure([308, 102, z], 1.8),
  ]),
};
