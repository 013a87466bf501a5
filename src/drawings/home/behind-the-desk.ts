import { ball, curve, line, outline, plane, pointsOn, readRows, repeat, type Point } from '../isometric.ts';
import { path, paths, type Shapes } from '../shapes.ts';
import type { Pixel } from '../path-data.ts';
import { block } from '../volumes.ts';
import { lines } from './screen.ts';

export function whiteboard(): Shapes {
  const x = -24;
  const at = (y: number, z: number): Point => [x, y, z];
  const legs =
    line([x, 150, 42], [x + 26, 168, -72]) +
    line([x, 60, 42], [x + 26, 42, -72]) +
    line(at(105, 42), at(105, -66));
  const boxes =
    repeat(plane(at(186, 168), [-44, -26], 'yz'), 2, [0, -62, -8]) + plane(at(150, 104), [-38, -24], 'yz');
  const arrows =
    curve(at(140, 158), at(134, 172), at(130, 160), at(126, 152)) +
    curve(at(160, 140), at(176, 122), at(166, 100), at(152, 94)) +
    curve(at(110, 92), at(90, 84), at(92, 110), at(98, 130)) +
    line(at(133, 155), at(126, 152), at(127, 160)) +
    line(at(98, 122), at(98, 130), at(91, 125));
  const crossed = line(at(180, 163), at(148, 147)) + line(at(149, 164), at(180, 146));
  const scribble = curve(
    ...pointsOn('yz', x, '60,100 50,128 30,92 44,92 60,92 30,126 26,96 22,84 16,108 20,118'),
  );
  const words = readRows<[number, number, number]>(
    '116,140,94 116,133,102 144,96,122 144,89,130 70,72,24 70,62,40',
  ).map(([from, z, to]) => line(at(from, z), at(to, z)));
  const notes = repeat(outline(at(70, 178), at(46, 180), at(47, 156), at(71, 155)), 2, [0, -30, -6]);
  return [
    path(legs, 'penInk'),
    block([x - 6, 4, 40], [6, 196, 150], { right: 'sheet' }),
    path(plane(at(14, 50), [176, 130], 'yz'), 'fine', 'faint'),
    path(boxes + arrows + crossed),
    path([scribble, ...words], 'fine'),
    path(notes, 'wash'),
    path(ball(at(58, 176), 3.5) + ball(at(28, 170), 3.5), 'cobalt'),
    block([x, 60, 40], [10, 80, 4]),
  ];
}

/** A spreadsheet with notes around it. */
export function laptop(): Shapes {
  const x = 6;
  const y = 152;
  const wide = 104;
  const high = 70;
  const cells =
    repeat(line([x + 8, y, 18], [x + wide - 8, y, 18]), 4, [0, 0, 11]) +
    repeat(line([x + 26, y, 8], [x + 26, y, high - 8]), 4, [20, 0, 0]);
  const notes =
    outline(...pointsOn('xz', y + 3, '72,78 92,76 91,55 70,58')) +
    outline(...pointsOn('xz', y + 3, '94,34 116,36 117,15 96,14'));
  return [
    block([x, y - 4, 0], [wide, 4, high]),
    path(plane([x + 6, y, 7], [wide - 12, high - 13], 'xz'), 'sheet'),
    path(
      plane([x + 6, y, high - 16], [wide - 12, 10], 'xz') + plane([x + 46, y, 29], [20, 11], 'xz'),
      'cobalt',
    ),
    path(cells, 'fine'),
    path(notes, 'wash'),
    block([x, y, 0], [wide, 58, 4]),
    path(
      repeat(line([x + 10, y + 10, 4], [x + wide - 10, y + 10, 4]), 4, [0, 7, 0]) +
        plane([x + 38, y + 40, 4], [28, 13]),
      'fine',
    ),
  ];
}

/**
 * Threads, in pixels because they hang in the air: each loops up from the pile, and runs out of the picture along
 * x.
 */
export function threads(): Shapes {
  const threads = [
    { from: [-48, -128], by: [10, -190, 86, -232], via: [130, -176] },
    { from: [90, -44], by: [96, -150, 176, -214], via: [196, -140] },
    { from: [118, 94], by: [112, -10, 112, -130], via: [170, -104] },
    { from: [206, 24], by: [120, -40, 120, -150], via: [176, -130] },
    { from: [236, 36], by: [180, -10, 190, -90], via: [232, -60] },
  ] as const;
  // plan.ts has the same width and foot, and continues the threads this far above the lines of its screen.
  const edge = 330;
  const above = 101;
  const at = ([left, top]: Pixel): Point => [left, 0, left / 2 - top];
  const curves = threads.map(({ from, by: [x1, y1, x2, y2], via: [x, y] }, index) => {
    const end = (lines[index] ?? 0) - above;
    return curve(
      at(from),
      at([x1, y1]),
      at([x2, y2]),
      at([x, y]),
      at([2 * x - x2, 2 * y - y2]),
      at([edge - 110, end - 55]),
      at([edge, end]),
    );
  });
  return [path(curves, 'cut'), paths(threads, ({ from }) => ball(at(from), 4), 'cobalt')];
}
