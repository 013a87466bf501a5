import { ball, cylinder, line, outline, plane, repeat, type Point } from '../isometric.ts';
import { path, type Drawing, type Shapes } from '../shapes.ts';
import { base, block, blocks, drum, type Box } from '../volumes.ts';

const z = 30;
const wall = 8;
const slab = 24;
const length = 320;
const depth = 184;

/** The place so many pixels to the right and up, as the reader sees it. */
const seen = ([x, y, up]: Point, right: number, above: number): Point => [
  x + right / 2,
  y - right / 2,
  up + above,
];

/** A window with the moon, from its lower left corner. */
function moon([x, y, up]: Point): Shapes {
  const middle: Point = [x + 34, y, up + 31];
  return [
    path(plane([x, y, up], [68, 62], 'xz'), 'ink'),
    path(ball(middle, 19), 'sheet', 'flat'),
    path(ball(seen(middle, 10, 5), 16), 'ink', 'flat'),
  ];
}

/** A server with a lamp that burns. */
function server(x: number, y: number): Shapes {
  const lamp = cylinder([x + 22, y + 22, z + 3 * slab - 3], 14, 22);
  const rays = [150, 120, 90, 60, 30].map((degrees) => {
    const angle = (degrees * Math.PI) / 180;
    const at = (distance: number) =>
      seen([x + 22, y + 22, z + 3 * slab + 10], distance * Math.cos(angle), distance * Math.sin(angle));
    return line(at(32), at(46));
  });
  return [
    [0, 1, 2].map((at) => block([x, y, z + at * slab], [44, 44, slab - 3])),
    path(
      repeat(line([x + 8, y + 44, z + 10], [x + 14, y + 44, z + 10]), 3, [0, 0, slab]) +
        repeat(line([x + 21, y + 44, z + 10], [x + 36, y + 44, z + 10]), 3, [0, 0, slab]),
    ),
    path(lamp.wall + lamp.top, 'signal'),
    path(rays, 'penInk', 'bold'),
  ];
}

/** A desk with a dark screen, and an empty chair. */
function workplace(x: number, y: number): Shapes {
  const leg = (right: number, front: number): Box => ({ at: [x + right, y + front, z], size: [6, 6, 26] });
  return [
    blocks([leg(2, 32), leg(64, 32), leg(64, 2)]),
    block([x, y, z + 26], [72, 40, 6]),
    block([x + 16, y + 8, z + 32], [40, 6, 30], { left: 'ink' }),
    drum([x + 36, y + 66, z], 5, 14),
    block([x + 22, y + 52, z + 14], [28, 28, 6]),
    block([x + 22, y + 76, z + 20], [28, 5, 28], { left: 'cobalt' }),
  ];
}

/** The back wall of a house, as thick as the others. */
function gable(left: number, right: number): Shapes {
  const middle = (left + right) / 2;
  const eaves = z + 58;
  const ridge = z + 104;
  return [
    path(plane([right, 0, z], [wall, eaves - z], 'yz'), 'shade'),
    path(outline([middle, 0, ridge], [right, 0, eaves], [right, wall, eaves], [middle, wall, ridge]), 'ink'),
    path(
      outline(
        [left, wall, z],
        [right, wall, z],
        [right, wall, eaves],
        [middle, wall, ridge],
        [left, wall, eaves],
      ),
      'wash',
    ),
  ];
}

/** Someone asleep in a bed. */
function bed(x: number, y: number): Shapes {
  return [
    block([x, y, z], [60, 6, 40]),
    block([x, y + 6, z], [60, 102, 16]),
    block([x + 9, y + 9, z + 16], [42, 26, 6]),
    path(ball([x + 30, y + 24, z + 29], 9), 'sheet'),
    block([x, y + 38, z + 16], [60, 70, 10], { top: 'cobalt' }),
  ];
}

export const nightWatch: Drawing = {
  viewBox: '-190 -144 516 404',
  label: 'Nacht: op een leeg kantoor brandt een lamp op een server, en thuis ligt iemand te slapen',
  shapes: base([length, depth], z, [
    path(plane([0, 0, z], [length, depth]), 'ink'),
    block([0, 0, z], [164, wall, 108], { top: 'ink' }),
    block([0, wall, z], [wall, depth - wall, 108], { top: 'ink' }),
    path(plane([wall, 112, z], [44, 76], 'yz'), 'cobalt'),
    moon([82, wall, z + 36]),
    server(18, 20),
    workplace(84, 62),
    gable(206, 312),
    bed(228, 16),
  ]),
};
