import { cylinder, grid, line, plane, readRows, repeat, type Point } from '../isometric.ts';
import { moving, path, paths, type Drawing } from '../shapes.ts';
import { base, block, blocks, signal, type Box } from '../volumes.ts';
import { dimension } from '../words.ts';

const z = 50;
const lanes = [32, 66, 100, 134, 168] as const;
// Lane, start and length of the jobs; the lifted job comes from the gap in the fourth lane.
const jobs = readRows<Point>('0,46,58 1,84,92 2,46,52 3,46,40 4,124,70');
const fixed = readRows<Point>('0,152,76 2,146,54 3,188,40 4,46,62');
const place = ([lane, x, length]: readonly [number, number, number]): Box => ({
  at: [x, (lanes[lane] ?? 0) + 2, z],
  size: [length, 22, 14],
});
const people = lanes.map((y) => cylinder([20, y + 12, z], 8, 10));
const lift = 50;

export const planning: Drawing = {
  viewBox: '-240 -132 520 420',
  label:
    'Een planbord van een week met vijf medewerkers; één klus wordt opgepakt en naar een andere plek gesleept',
  shapes: [
    base([240, 200], z, [
      path(plane([0, 0, z], [240, 24]), 'ink', 'penInk'),
      path(repeat(line([50, 12, z], [68, 12, z]), 5, [40, 0, 0]), 'penSheet'),
      path(plane([0, 24, z], [40, 176]), 'wash'),
      path(grid([40, 24, z], [200, 176], 5, 1), 'fine'),
      path(repeat(line([0, 63, z], [240, 63, z]), 4, [0, 34, 0]), 'fine'),
      paths(people, ({ wall }) => wall, 'shade'),
      paths(people, ({ top }) => top, 'sheet'),
      path(plane([98, 136, z], [80, 22]), 'cut', 'wash'),
      blocks(jobs.map(place)),
      blocks(fixed.map(place), { top: 'cobalt' }),
      moving('layer-3', [
        path(
          repeat(line([98, 158, z], [98, 158, z + lift]), 2, [80, 0, 0]) +
            line([178, 136, z], [178, 136, z + lift]),
          'dots',
        ),
        block([98, 136, z + lift], [80, 22, 14], signal),
        path(line([110, 147, z + lift + 14], [146, 147, z + lift + 14]), 'penOnSignal'),
      ]),
    ]),
    dimension([40, 222, 0], [240, 222, 0], 'ma t/m vr'),
  ],
};
