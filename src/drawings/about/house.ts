import { line, outline, plane, pointsOn, repeat, type Point } from '../isometric.ts';
import { path, type Shapes } from '../shapes.ts';
import { block, figure } from '../volumes.ts';

/** A flight of stairs from its lowest step, open below. */
function flight(foot: Point, rise: number, run: number, depth: number): Shapes {
  const [x, y, z] = foot;
  const steps = 6;
  const tread = run / steps;
  const up = rise / steps;
  const next: Point = [-tread, 0, up];
  const place = (along: number, high: number): Point => [x - along, y, z + high];
  const sawtooth = Array.from({ length: steps }, (_, at) => [
    place(tread * at, up * (at + 1)),
    place(tread * (at + 1), up * (at + 1)),
  ]).flat();
  return [
    path(repeat(plane([x, y - depth, z], [depth, up], 'yz'), steps, next), 'shade'),
    path(repeat(plane([x - tread, y - depth, z + up], [tread, depth]), steps, next), 'sheet'),
    path(outline(foot, ...sawtooth, place(run, rise - 2 * up), place(2 * tread, 0)), 'wash'),
  ];
}

/** A house in section, so many times as large as a pawn's: its hall, the floor above, and the stairs between them. */
export function house(times: number): Shapes {
  const storey = 52 * times;
  const width = 150 * times;
  const depth = 84 * times;
  const inner = 54 * times;
  const landing = 30 * times;
  const wall = 4 * times;
  const high = storey + 26 * times;
  const edge = `0,0 ${width},0 ${width},${inner} ${landing},${inner} ${landing},${depth} 0,${depth}`;
  const at = (x: number, y: number, z = 0): Point => [x * times, y * times, z];
  return [
    block([-wall, -wall, 0], [width + wall, wall, high], { top: 'ink' }),
    block([-wall, 0, 0], [wall, depth, high], { top: 'ink' }),
    path(plane([0, 0, 0], [width, 104 * times]), 'sheet'),
    block(at(88, 8), [48 * times, 18 * times, 16 * times]),
    path(
      plane([landing, inner, storey], [width - landing, -wall], 'xz') +
        plane([0, depth, storey], [landing, -wall], 'xz'),
      'wash',
    ),
    path(
      plane([width, 0, storey], [inner, -wall], 'yz') +
        plane([landing, inner, storey], [depth - inner, -wall], 'yz'),
      'shade',
    ),
    path(outline(...pointsOn('xy', storey, edge)), 'sheet'),
    block(at(84, 6, storey), [52 * times, 22 * times, 12 * times]),
    figure(at(52, 38, storey), times),
    flight([landing + 80 * times, depth, 0], storey, 80 * times, depth - inner),
    path(
      line([width, inner, storey + 18 * times], [landing, inner, storey + 18 * times]) +
        repeat(line([width, inner, storey], [width, inner, storey + 18 * times]), 4, [-40 * times, 0, 0]),
      'fine',
    ),
  ];
}
