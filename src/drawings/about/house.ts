import { circle, line, outline, plane, pointsOn, repeat, type Point } from '../isometric.ts';
import { path, type Shapes } from '../shapes.ts';
import { block, blocks, pawn, readBoxes } from '../volumes.ts';

/** A flight of stairs from its lowest step, open below. */
function flight(foot: Point, rise: number): Shapes {
  const [x, y, z] = foot;
  const steps = 9;
  const run = 14;
  const depth = 48;
  const up = rise / steps;
  const next: Point = [-run, 0, up];
  const place = (along: number, high: number): Point => [x - along, y, z + high];
  const sawtooth = Array.from({ length: steps }, (_, at) => [
    place(run * at, up * (at + 1)),
    place(run * (at + 1), up * (at + 1)),
  ]).flat();
  const side = outline(foot, ...sawtooth, place(run * steps, rise - 14), place(26, 0));
  const baluster = line(place(7, up), place(7, 37));
  return [
    path(repeat(plane([x, y - depth, z], [depth, up], 'yz'), steps, next), 'shade'),
    path(repeat(plane([x - run, y - depth, z + up], [run, depth]), steps, next), 'sheet'),
    path(side, 'wash'),
    path(line(place(0, 34), place(run * steps, rise + 32)) + repeat(baluster, steps, next), 'fine'),
  ];
}

/** A house in section: two floors, their slabs, and a stairwell in front. */
export function house(z: number): Shapes {
  const storey = 66;
  const left = 150;
  const right = 450;
  const back = 76;
  const front = 186;
  // The stairwell is open from floor to floor.
  const stairs = 310;
  const inner = 138;
  const edge = `${left},${back} ${right},${back} ${right},${front} ${stairs},${front} ${stairs},${inner} ${left},${inner}`;
  const slab = (up: number): Shapes => [
    path(
      plane([left, inner, up], [stairs - left, -6], 'xz') +
        plane([stairs, front, up], [right - stairs, -6], 'xz'),
      'wash',
    ),
    path(plane([right, back, up], [front - back, -6], 'yz'), 'shade'),
    path(outline(...pointsOn('xy', up, edge)), 'sheet'),
  ];
  const upper = z + 2 * storey;
  const high = 2 * storey + 26;
  return [
    block([left - 6, back - 6, z], [right - left + 6, 6, high], { top: 'ink' }),
    block([left - 6, back, z], [6, front - back, high], { top: 'ink' }),
    [z, z + storey].map((up) => [
      up > z ? slab(up) : path(plane([left, back, up], [right - left, front - back]), 'sheet'),
      path(plane([stairs, back, up], [inner - back, storey - 6], 'yz'), 'shade'),
      blocks(readBoxes(up, '346,84,60,34,12 424,96,18,60,26')),
      pawn([up > z ? 380 : 404, 174, up]),
      flight([stairs - 4, front, up], storey),
    ]),
    slab(upper),
    path(
      plane([330, 84, upper], [46, 26]) + plane([402, 134, upper], [30, 44]) + circle([356, 152, upper], 12),
      'fine',
    ),
    blocks(readBoxes(upper, '306,76,6,34,20 386,122,64,6,20'), { top: 'ink' }),
  ];
}
