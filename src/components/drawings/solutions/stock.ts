import { line, plane, repeat, type BlockSize, type Point } from '../isometric.ts';
import { moving, path, type Drawing } from '../parts.ts';
import { base, block, blocks, signal } from '../volumes.ts';
import { dimension } from '../words.ts';

const floor = 36;
const [back, front] = [24, 76];
const bay = 72;
const shelves = [floor + 10, floor + 62, floor + 114] as const;
const high = 156;
// What lies in each bay of a shelf, from below: width and height; the empty one is the lifted box's place.
const contents: readonly (readonly (readonly [width: number, height: number][])[])[] = [
  [
    [[50, 36]],
    [
      [24, 24],
      [24, 36],
    ],
    [[50, 30]],
  ],
  [
    [
      [24, 36],
      [24, 24],
    ],
    [],
    [
      [24, 30],
      [24, 30],
    ],
  ],
  [
    [[50, 26]],
    [[50, 36]],
    [
      [24, 22],
      [24, 34],
    ],
  ],
];
const boxes = (shelf: number): [Point, BlockSize][] =>
  (contents[shelf] ?? []).flatMap((bay_, at) =>
    bay_.map(([width, height], index): [Point, BlockSize] => [
      [18 + at * bay + index * 28, back + 6, shelves[shelf] ?? 0],
      [width, 40, height],
    ]),
  );
const empty = [18 + bay, back + 6, shelves[1]] as const;
const out = 82;
const lifted = [empty[0], empty[1] + out, empty[2]] as const;
const posts = (y: number) =>
  [0, 1, 2, 3].map((at): [Point, BlockSize] => [
    [8 + at * bay, y, floor],
    [4, 4, high],
  ]);

export const stock: Drawing = {
  viewBox: '-240 -182 520 420',
  label: 'Een stelling met dozen; één doos gaat eruit en de lege plek staat gestippeld',
  parts: [
    base([240, 180], floor, [
      blocks(posts(back - 2)),
      shelves.map((z, shelf) => [
        block([6, back, z - 8], [224, front - back, 8]),
        shelf === 1 && path(plane(empty, [50, 40]), 'cut'),
        boxes(shelf).map(([at, size]) => block(at, size)),
      ]),
      blocks(posts(front)),
      moving('layer-3', [
        path(
          repeat(line(empty, lifted), 2, [50, 0, 0]) +
            repeat(
              line([lifted[0], lifted[1] + 40, floor], [lifted[0], lifted[1] + 40, lifted[2]]),
              2,
              [50, 0, 0],
            ),
          'dots',
        ),
        path(plane([lifted[0], lifted[1], floor], [50, 40]), 'cut'),
        block(lifted, [50, 40, 36], signal),
        path(
          line(
            [lifted[0] + 25, lifted[1], lifted[2] + 36],
            [lifted[0] + 25, lifted[1] + 40, lifted[2] + 36],
            [lifted[0] + 25, lifted[1] + 40, lifted[2] + 24],
          ),
          'penOnSignal',
        ),
      ]),
    ]),
    dimension([0, 202, 0], [240, 202, 0], '3 vakken'),
  ],
};
