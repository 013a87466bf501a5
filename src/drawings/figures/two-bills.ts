import { ball, grid, line, outline, plane, points, repeat, type Point } from '../isometric.ts';
import { path, paths, type Drawing, type Shapes } from '../shapes.ts';
import { turn } from '../turned.ts';
import { base, block, pawn, signal, stack } from '../volumes.ts';

const z = 28;
const side = 252;
const coin = 8;
// The application, in the back corner; a road leaves each of its two faces.
const near = 12;
const far = near + 92;
const high = 84;
const road = far - 50;
const lane = road + 22;
const months = [0, 1, 2].map((at) => far + 24 + at * 34);

/** Coins on a road, from the middle of their foot. */
const coins = (x: number, y: number, count: number): Shapes => stack(count, [x, y, z], 12, coin);

/** The application, with a window on both faces. */
function application(): Shapes {
  const edge = near + 9;
  const wide = far - near - 18;
  const low = z + 9;
  const screen = (up: number, tall: number) =>
    plane([edge, far, up], [wide, tall], 'xz') + plane([far, edge, up], [wide, tall], 'yz');
  const bars = [18, 36, 27].map((up, at) => plane([edge + 10 + at * 20, far, low + 7], [13, up], 'xz'));
  return [
    block([near, near, z], [far - near, far - near, high], signal),
    path(screen(low, 66), 'sheet', 'penInk'),
    path(screen(low + 52, 14), 'ink', 'penInk'),
    path(repeat(line([far, edge + 10, low + 13], [far, edge + wide - 10, low + 13]), 3, [0, 0, 13]), 'bold'),
    path(bars, 'cobalt'),
    paths([11, 22, 33], (along) => ball([edge + along, far, low + 59], 3), 'sheet'),
  ];
}

/** The server of the hosting supplier. */
function server(x: number, y: number): Shapes {
  const slab = 27;
  const lamps = (from: number, to: number) =>
    repeat(line([x + from, y + 44, z + 12], [x + to, y + 44, z + 12]), 3, [0, 0, slab]);
  return [
    [0, 1, 2].map((at) => block([x, y, z + at * slab], [44, 44, slab - 3])),
    path(lamps(8, 14) + lamps(20, 36)),
  ];
}

/** A wrench on a wall that faces right-down, around its middle. */
function wrench(middle: Point): Point[] {
  const place = turn(middle, 45, 'yz');
  return points(
    '-19,-8 -11,-8 -7,-3 7,-3 11,-8 19,-8 15,-3 15,3 19,8 11,8 7,3 -7,3 -11,8 -19,8 -15,3 -15,-3',
  ).map(([along, across]) => place(along, across));
}

/** Our workshop, with someone at the door. */
function workshop(x: number, y: number): Shapes {
  const right = x + 68;
  const front = y + 44;
  const middle = y + 22;
  const eaves = z + 46;
  const ridge: Point = [right, middle, eaves + 28];
  return [
    block([x, y, z], [68, 44, 46]),
    path(outline([right, y, eaves], ridge, [right, front, eaves]), 'shade'),
    path(outline([x, front, eaves], [right, front, eaves], ridge, [x, middle, eaves + 28]), 'cobalt'),
    path(plane([x + 12, front, z], [44, 36], 'xz'), 'ink'),
    path(outline(...wrench([right, middle, z + 27])), 'sheet'),
    pawn([x + 44, front + 10, z]),
  ];
}

/** A calendar with one day marked. */
function calendar(x: number, y: number): Shapes {
  const up = z + 5;
  return [
    block([x, y, z], [88, 86, 5]),
    path(plane([x, y, up], [88, 20]), 'ink'),
    paths([18, 44, 70], (along) => ball([x + along, y + 10, up], 4), 'sheet'),
    path(grid([x, y + 20, up], [88, 66], 4, 3), 'fine'),
    path(plane([x + 44, y + 42, up], [22, 22]), 'cobalt'),
  ];
}

export const twoBills: Drawing = {
  viewBox: '-260 -110 520 370',
  label: 'Van een oranje applicatie gaan stapeltjes munten naar een server en naar een werkplaats',
  shapes: base([side, side], z, [
    path(plane([far, road, z], [side - far, 44]) + plane([road, far, z], [44, side - far]), 'wash'),
    server(8, side - 50),
    workshop(side - 74, 8),
    application(),
    months.map((at) => [coins(at, lane, 4), coins(lane, at, 1)]),
    calendar(148, 148),
    pawn([132, 208, z]),
  ]),
};
