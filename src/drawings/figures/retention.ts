import { ball, line, plane, readRows, repeat } from '../isometric.ts';
import { path, paths, type Drawing, type Shapes } from '../shapes.ts';
import { leaf, turn } from '../turned.ts';
import { base, block, blocks, figure, signal, type Box } from '../volumes.ts';

const z = 30;
const belt = z + 30;
const front = 92;
const drawer = 18;
const wide = 52;
const pitch = 64;
const mouth = 76;
// How many drawers each stack has: the longer we keep something, the higher.
const stacks = [1, 2, 4, 6, 9];
const leg = (x: number): Box => ({ at: [x, front - 14, z], size: [8, 8, 18] });

/** A stack of drawers with handles. */
function stack(count: number, at: number): Shapes {
  const x = mouth + at * pitch;
  const edge = line(
    [x, front - 4, belt + drawer],
    [x + wide, front - 4, belt + drawer],
    [x + wide, 32, belt + drawer],
  );
  const handle = line([x + 18, front - 4, belt + 9], [x + 34, front - 4, belt + 9]);
  return [
    block([x, 32, belt], [wide, front - 36, count * drawer], count > 8 && { right: 'cobalt' }),
    count > 1 && path(repeat(edge, count - 1, [0, 0, drawer]), count > 8 ? 'penSheet' : 'fine'),
    path(repeat(handle, count, [0, 0, drawer]), 'bold'),
  ];
}

// Strips on the floor, in front of the shredder.
const strips = readRows<[x: number, y: number, degrees: number]>(
  '20,120,70 34,118,-20 48,122,40 64,116,85 26,134,10 42,136,75 58,132,-35 74,130,20 36,148,-50 54,148,15',
);

export const retention: Drawing = {
  viewBox: '-170 -114 586 402',
  label: 'Stapels laden van ongelijke hoogte staan op een band die eindigt bij een versnipperaar',
  shapes: base([406, 160], z, [
    block([12, 18, z], [64, 86, 90], signal),
    path(plane([mouth, 24, belt], [74, 48], 'yz'), 'ink', 'penInk'),
    path(plane([18, 104, z + 50], [52, 14], 'xz'), 'ink', 'penInk'),
    paths(strips, ([x, y, degrees]) => leaf(turn([x, y, z], degrees), [28, 6]), 'sheet'),
    path(repeat(plane([20, 105, z + 4], [8, 54], 'xz'), 5, [10, 0, 0]), 'sheet'),
    blocks([leg(96), leg(226), leg(384)]),
    block([mouth, 26, belt - 12], [5 * pitch, front - 26, 12], { top: 'wash' }),
    paths(
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9],
      (at) => ball([mouth + 16 + at * 32, front, belt - 6], 3.5),
      'sheet',
    ),
    stacks.map(stack),
    figure([122, 134, z], 1.4),
    figure([338, 130, z], 1.4),
  ]),
};
