import {
  circle,
  cylinder,
  line,
  outline,
  plane,
  points,
  repeat,
  type Point,
  type Size,
} from '../isometric.ts';
import { path, type Drawing, type Shapes } from '../shapes.ts';
import { base, block, drum, figure, stack } from '../volumes.ts';

const z = 30;
const width = 148;
const depth = 382;
const road = 118;
// A coin is € 2,500: none for the talk, two for a mockup, twelve for a build of five sprints. A month takes a small one.
const radius = 17;
const coin = 9;
const built = 12;
const sprints = 5;

/** The talk: someone on either side of a table. */
const talk = ([x, y]: Size): Shapes => [
  figure([x - 26, y + 18, z], 1.4),
  drum([x, y, z], 7, 22),
  drum([x, y, z + 22], 23, 6),
  figure([x + 34, y - 6, z], 1.4),
];

/** The mockup: a screen with a pointer, on the floor. */
function mockup([x, y]: Size): Shapes {
  const up = z + 8;
  const pointer = points('22,18 30,54 38,45 51,56 58,50 46,40 55,32').map(([along, across]): Point => [
    x + along,
    y + across,
    up,
  ]);
  return [
    block([x, y, z], [74, 64, 8]),
    path(plane([x, y, up], [14, 64]), 'cobalt'),
    path(outline(...pointer), 'ink', 'penInk'),
  ];
}

/** The build: a storey for each sprint, as high as the coins it costs. */
function building([x, y]: Size): Shapes {
  const side = 60;
  const storey = (built * coin) / sprints;
  const up: Point = [0, 0, storey];
  const first = z + storey + 6;
  return [
    Array.from({ length: sprints }, (_, at) => block([x, y, z + at * storey], [side, side, storey])),
    path(
      [
        repeat(plane([x + 9, y + side, first], [42, 10], 'xz'), sprints - 1, up),
        repeat(plane([x + side, y + 9, first], [42, 10], 'yz'), sprints - 1, up),
      ],
      'sheet',
    ),
    path(plane([x + side, y + 22, z], [16, 18], 'yz'), 'ink'),
  ];
}

/** A month: a calendar that stands. */
function calendar([x, y]: Size): Shapes {
  const wide = 60;
  const front = x + 8;
  const day: Size = [15, 12.5];
  const weeks = line([front, y, z + day[1]], [front, y + wide, z + day[1]]);
  const days = line([front, y + day[0], z], [front, y + day[0], z + 50]);
  return [
    block([x, y, z], [8, wide, 66], { right: 'sheet' }),
    path(plane([front, y, z + 50], [wide, 16], 'yz'), 'cobalt'),
    path([repeat(weeks, 3, [0, 0, day[1]]), repeat(days, 3, [0, day[0], 0])], 'fine'),
    path(plane([front, y + day[0], z + day[1]], day, 'yz'), 'cobalt'),
  ];
}

/** The coins of a build, from the middle of their foot. */
const buildCoins = ([x, y]: Size): Shapes =>
  Array.from({ length: built }, (_, at) => {
    const { wall, top } = cylinder([x, y, z + at * coin], radius, coin);
    return path(wall + top, 'signal');
  });

export const priceSteps: Drawing = {
  viewBox: '-388 -90 542 364',
  label: 'Geen munten bij een gesprek, twee bij een scherm, twaalf bij een gebouw en één bij een kalender',
  shapes: base([width, depth], z, [
    path(plane([road, 0, z], [width - road, depth]), 'wash'),
    calendar([56, 9]),
    drum([94, 43, z], 11, 6),
    building([12, 96]),
    buildCoins([26, 199]),
    mockup([10, 222]),
    stack(2, [97, 250, z], radius, coin),
    talk([42, 344]),
    path(circle([97, 361, z], radius), 'cut'),
    figure([133, 180, z], 1.4),
  ]),
};
