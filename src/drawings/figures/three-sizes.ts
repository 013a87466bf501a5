import { ball, line, outline, plane, points, repeat, type Point } from '../isometric.ts';
import { path, paths, type Drawing, type Shapes } from '../shapes.ts';
import { base, block, figure, signal } from '../volumes.ts';

const z = 30;
// Each role has a row of screens behind each other, and the last one faces the reader.
const wide = 40;
const high = 64;
const pitch = 46;
const rows = [20, 34, 48, 62];
const front = 67;

/** Places a point on a screen, from its lower left corner. */
type Screen = (along: number, up: number) => Point;
/** What a role sees. */
type Content = (at: Screen) => Shapes;

const area = (at: Point, width: number, tall: number) => plane(at, [-width, tall], 'yz');

const photo: Content = (at) => [
  path(area(at(7, 27), 26, 20), 'cobalt'),
  path(line(at(7, 17), at(33, 17)) + line(at(7, 9), at(25, 9))),
];
const list: Content = (at) => path(repeat(line(at(8, 44), at(32, 44)), 4, [0, 0, -9]), 'bold');
const bars: Content = (at) =>
  paths([16, 36, 26], (tall, nth) => area(at(6 + nth * 10, 8), 8, tall), 'cobalt');
const tiles: Content = (at) =>
  paths([6, 22], (along) => repeat(area(at(along, 8), 12, 16), 2, [0, 0, 21]), 'wash');
const portrait: Content = (at) => [
  path(ball(at(20, 34), 11), 'cobalt'),
  path(line(at(9, 12), at(31, 12)), 'bold'),
];
const calendar: Content = (at) => [
  path(area(at(6, 8), 28, 39), 'sheet'),
  path(line(at(20, 8), at(20, 47)) + line(at(6, 21), at(34, 21)) + line(at(6, 34), at(34, 34))),
  path(area(at(20, 21), 14, 13), 'cobalt'),
];
const pointer: Content = (at) => {
  const arrow = points('11,48 11,17 18,22 23,9 29,12 24,25 33,26').map(([along, up]) => at(along, up));
  return path(outline(...arrow), 'ink', 'penOnSignal');
};

/** The screens of one role. */
function role(y: number, up: number, content: Content): Shapes {
  const isMarked = content === pointer;
  const at: Screen = (along, above) => [front, y + wide - along, up + above];
  return [
    rows.map((x) => block([x, y, up], [5, wide, high], x === 62 && (isMarked ? signal : { right: 'sheet' }))),
    isMarked
      ? path(area(at(0, high - 11), wide, 11), 'ink', 'penOnSignal')
      : path(area(at(0, high - 11), wide, 11), 'cobalt'),
    content(at),
  ];
}

/** A clickable model on a plinth as high as its price, with someone for each role. */
function model(y: number, height: number, contents: readonly Content[]): Shapes {
  const up = z + height;
  const places = contents.map((content, at) => ({ content, from: y + 7 + at * pitch }));
  return [
    block([12, y, z], [112, contents.length * pitch + 8, height]),
    places.map(({ content, from }) => role(from, up, content)),
    places.map(({ from }) => figure([100, from + 28, up], 1.3)),
  ];
}

export const threeSizes: Drawing = {
  viewBox: '-388 -114 532 380',
  label: 'Drie modellen naast elkaar met schermen voor één, twee en vier mensen; één scherm is oranje',
  shapes: base([136, 380], z, [
    model(12, 30, [pointer, portrait, calendar, tiles]),
    model(216, 18, [bars, list]),
    model(326, 10, [photo]),
  ]),
};
