import { circle, cylinder, line, plane, points, repeat, type Point, type Size } from '../isometric.ts';
import type { Look } from '../looks.ts';
import { path, type Drawing, type Shapes } from '../shapes.ts';
import { base, block, blocks, figure, readBoxes } from '../volumes.ts';

const z = 30;
const radius = 42;
// Each clock is an hour: typing 600 invoices, and checking them.
const hour = 4.6;
const typing = 40;
const checking = 10;
const typed: Size = [62, 52];
const checked: Size = [250, 52];
const table = z + 28;

/** A stack of clocks, from the middle of its foot. */
function stack([x, y]: Size, count: number, wall: Look, top: Look, ...pen: Look[]): Shapes {
  const at = (along: number, across: number): Point => [x + along, y + across, z + count * hour];
  const clocks = Array.from({ length: count }, (_, below) =>
    cylinder([x, y, z + below * hour], radius, hour),
  );
  const marks = points('1,0 -1,0 0,1 0,-1').map(([along, across]) =>
    line(at(along * 35, across * 35), at(along * 27, across * 27)),
  );
  return [
    path(
      clocks.map((clock) => clock.wall),
      wall,
      'fine',
    ),
    path(cylinder([x, y, z], radius, count * hour).wall, ...pen),
    path(circle(at(0, 0), radius), top, ...pen),
    path(marks, 'penInk', ...pen),
    path(line(at(-24, 0), at(0, 0), at(0, -16)), 'penInk', 'bold', ...pen),
  ];
}

/** A table with an invoice on it, from its back corner. */
function desk(x: number, y: number, width: number): Shapes {
  const legs = `${x + 4},${y + 48},12,12,20 ${x + 100},${y + 48},12,12,20 ${x + 100},${y + 4},12,12,20`;
  return [
    blocks(readBoxes(z, legs)),
    block([x, y, table - 8], [116, 64, 8], { top: 'wash' }),
    block([x + 6, y + 6, table], [width, 52, 4]),
    path(repeat(line([x + 14, y + 18, table + 4], [x + 36, y + 18, table + 4]), 3, [0, 14, 0])),
  ];
}

/** A keyboard in front of a screen. */
function computer(x: number, y: number): Shapes {
  const keys = repeat(plane([x + 5, y + 26, table + 6], [11, 10]), 3, [15, 0, 0]);
  return [
    block([x, y, table], [52, 7, 44], { left: 'cobalt' }),
    path(plane([x + 7, y + 7, table + 7], [38, 30], 'xz'), 'sheet'),
    path(repeat(line([x + 14, y + 7, table + 28], [x + 36, y + 7, table + 28]), 2, [0, 0, -11])),
    block([x, y + 20, table], [52, 34, 6]),
    path([keys, repeat(plane([x + 5, y + 39, table + 6], [11, 10]), 3, [15, 0, 0])], 'shade'),
  ];
}

/** A tick, on a round stamp. */
const tick = (x: number, y: number): Shapes => [
  path(circle([x, y, table + 4], 21), 'cobalt'),
  path(
    line([x - 7, y + 7, table + 4], [x + 7, y + 11, table + 4], [x - 1, y - 17, table + 4]),
    'penSheet',
    'bold',
  ),
];

export const hours: Drawing = {
  viewBox: '-182 -194 522 454',
  label: 'Een hoge stapel van veertig klokken achter een toetsenbord, en een lage van tien bij een vinkje',
  shapes: base([330, 172], z, [
    stack(typed, typing, 'wash', 'sheet'),
    path(Object.values(cylinder([...checked, z], radius, typing * hour)), 'cut'),
    stack(checked, checking, 'signal', 'signal', 'penOnSignal'),
    desk(10, 100, 40),
    computer(66, 104),
    figure([142, 146, z], 1.7),
    desk(184, 100, 104),
    tick(260, 132),
    figure([316, 146, z], 1.7),
  ]),
};
