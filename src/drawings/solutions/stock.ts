import { line, plane, readRows, repeat, type Point } from '../isometric.ts';
import { moving, path, type Drawing } from '../shapes.ts';
import { base, block, blocks, signal, type Box } from '../volumes.ts';
import { dimension } from '../words.ts';

const floor = 36;
const back = 24;
const front = 76;
const bay = 72;
const shelves = [floor + 10, floor + 62, floor + 114] as const;
const high = 156;
// On each shelf, from the bottom: left side, width and height; the lifted box comes from the empty bay.
const contents = [
  '18,50,36 90,24,24 118,24,36 162,50,30',
  '18,24,36 46,24,24 162,24,30 190,24,30',
  '18,50,26 90,50,36 162,24,22 190,24,34',
];
const empty = [18 + bay, back + 6, shelves[1]] as const;
const lifted = [empty[0], empty[1] + 82, empty[2]] as const;
const [left, near, up] = lifted;
const far = near + 40;
const top = up + 36;
const posts = (y: number) =>
  [0, 1, 2, 3].map((at): Box => ({ at: [8 + at * bay, y, floor], size: [4, 4, high] }));

export const stock: Drawing = {
  viewBox: '-240 -182 520 420',
  label: 'Een stelling met dozen; één doos gaat eruit en de lege plek staat gestippeld',
  shapes: [
    base([240, 180], floor, [
      blocks(posts(back - 2)),
      shelves.map((z, shelf) => [
        block([6, back, z - 8], [224, front - back, 8]),
        shelf === 1 && path(plane(empty, [50, 40]), 'cut'),
        readRows<Point>(contents[shelf] ?? '').map(([x, width, height]) =>
          block([x, back + 6, z], [width, 40, height]),
        ),
      ]),
      blocks(posts(front)),
      moving('layer-3', [
        path(
          repeat(line(empty, lifted), 2, [50, 0, 0]) +
            repeat(line([left, far, floor], [left, far, up]), 2, [50, 0, 0]),
          'dots',
        ),
        path(plane([left, near, floor], [50, 40]), 'cut'),
        block(lifted, [50, 40, 36], signal),
        path(line([left + 25, near, top], [left + 25, far, top], [left + 25, far, top - 12]), 'penOnSignal'),
      ]),
    ]),
    dimension([0, 202, 0], [240, 202, 0], '3 vakken'),
  ],
};
