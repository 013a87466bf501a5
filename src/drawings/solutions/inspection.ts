import { circle, line, plane, points, pointsOn } from '../isometric.ts';
import { moving, path, paths, type Drawing } from '../shapes.ts';
import { base, block, blocks, readBoxes } from '../volumes.ts';
import { dimension } from '../words.ts';

const z = 50;
// A section at 18 units: the cut surfaces are ink.
const walls = [
  ...readBoxes(z, '0,0,240,6,18 0,6,6,194,18 126,6,6,24,18 126,68,6,26,18'),
  ...readBoxes(z, '6,94,42,6,18 84,94,86,6,18 206,94,34,6,18 108,100,6,22,18 108,164,6,36,18'),
];
const furniture =
  plane([14, 14, z], [44, 20]) +
  plane([180, 12, z], [48, 18]) +
  circle([204, 21, z], 6) +
  plane([14, 150, z], [26, 42]) +
  plane([150, 160, z], [70, 26]) +
  line([48, 94, z], [48, 66, z], [60, 68, z], [74, 78, z], [84, 94, z]);
// Back to front; the second has a finding.
const stops = points('56,44 186,56 60,152 204,150');
const route = pointsOn('xy', z, '60,152 66,96 56,44 100,48 186,56 188,96 204,150');
const board = [48, 36] as const;
const picture = (x: number, y: number, up: number) =>
  line(
    [x - 16, y, up + 8],
    [x - 5, y, up + 22],
    [x + 3, y, up + 13],
    [x + 8, y, up + 18],
    [x + 16, y, up + 8],
  );
const crack = (x: number, y: number, up: number) =>
  line([x - 4, y, up + 36], [x + 5, y, up + 26], [x - 6, y, up + 18], [x + 4, y, up + 9], [x, y, up]);

export const inspection: Drawing = {
  viewBox: '-240 -138 520 420',
  label:
    'Een inspectieronde over een plattegrond: vier fotopunten langs een route, bij één is een gebrek gevonden',
  shapes: [
    base([240, 200], z, [
      path(furniture, 'fine'),
      blocks(walls, { top: 'ink' }),
      path(line(...route), 'cut', 'penInk'),
      paths(stops, ([x, y]) => circle([x, y, z], 5), 'cobalt'),
      moving(
        'layer-3',
        stops.map(([x, y], at) => {
          const up = z + 44;
          const hasFinding = at === 1;
          return [
            path(line([x, y, z], [x, y, up])),
            block([x - board[0] / 2, y - 2, up], [board[0], 4, board[1]], {
              left: hasFinding ? 'signal' : 'sheet',
            }),
            hasFinding ? path(crack(x, y + 2, up), 'penOnSignal') : path(picture(x, y + 2, up)),
          ];
        }),
      ),
    ]),
    dimension([0, 222, 0], [240, 222, 0], '7,20 m'),
  ],
};
