import { line, outline, plane, readRows, repeat } from '../isometric.ts';
import { path, placeAt, type Drawing, type Shapes } from '../shapes.ts';
import { block, pawn, blocksInTurn, readBoxes } from '../volumes.ts';

/** One application in modules: a house of rooms with doors, and someone who walks through. */
function oneApplication(): Shapes {
  const z = 40;
  const wide = 176;
  const deep = 170;
  const walls = [
    '0,0,176,5,30 0,5,5,160,30 86,5,5,24,30 86,54,5,26,30 5,80,24,5,30 56,80,68,5,30 150,80,21,5,30',
    '60,85,5,24,30 60,136,5,29,30 116,85,5,30,30 116,142,5,23,30 171,5,5,165,30',
  ];
  const carpets = readRows<[number, number, number, number]>(
    '14,14,64,58 100,14,62,58 14,94,38,62 74,94,34,62 130,94,32,62',
  ).map(([x = 0, y = 0, across = 0, along = 0]) => plane([x, y, z], [across, along]));
  const walk = line([30, 166, z], [30, 120, z], [42, 120, z], [42, 40, z], [130, 40, z], [130, 120, z]);
  return [
    path(plane([0, 0, 0], [wide, deep]), 'cut'),
    block([0, 0, z - 8], [wide, deep, 8]),
    path(carpets, 'wash', 'flat'),
    walls.map((rows) => blocksInTurn(readBoxes(z, rows), { top: 'ink' })),
    path(walk, 'dots'),
    pawn([134, 124, z]),
    blocksInTurn(readBoxes(z, '0,165,18,5,30 44,165,127,5,30'), { top: 'ink' }),
  ];
}

const z = 40;
const side = 58;
const step = 92;
// The services, each on an island, in the order in which they wait for each other; one bridge has collapsed.
const islands = [0, 1, 2, 3, 4].map((at) => at * step);
const fallen = 2 * step + side;
const broken = outline(
  [fallen, 26, z - 2],
  [fallen, 48, z - 2],
  [fallen + 24, 48, z - 46],
  [fallen + 24, 26, z - 46],
);
const lamps = (x: number) =>
  repeat(line([x + 18, 44, z + 14], [x + 26, 44, z + 14]), 3, [0, 0, 12]) +
  repeat(line([x + 31, 44, z + 14], [x + 39, 44, z + 14]), 3, [0, 0, 12]);

export const serviceChain: Drawing = {
  viewBox: '-260 -88 692 350',
  label: 'Een gebouw met vijf kamers, en vijf torens met bruggen waarvan er één wegviel',
  shapes: [
    path(repeat(plane([0, 0, 0], [side, side]), 5, [step, 0, 0]), 'cut'),
    islands.map((x) => [
      block([x, 0, z - 8], [side, side, 8]),
      block([x + 10, 8, z], [36, 36, 52]),
      path(lamps(x)),
      x + side === fallen
        ? [
            path(plane([fallen, 26, z], [step - side, 22]), 'cut'),
            path(broken, 'signal'),
            pawn([fallen - 10, 48, z]),
          ]
        : x < 4 * step && block([x + side, 26, z - 6], [step - side, 22, 6]),
    ]),
    placeAt([28, 112, 0], [oneApplication()]),
  ],
};
