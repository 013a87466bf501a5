import { line, plane, repeat } from '../isometric.ts';
import { path, type Drawing } from '../shapes.ts';
import { base, block, pawns, signal } from '../volumes.ts';

// A cabinet with a drawer for each field; someone has pulled out the one that he doubts about.
const z = 36;
const wide = 40;
const back = 30;
const front = back + 70;
const left = 12;
const open = left + 4 * wide;
const z0 = z + 8;

export const fields: Drawing = {
  viewBox: '-216 -164 536 440',
  label: 'Een kast met zeven laden, waarvan er één open staat',
  shapes: base([304, 200], z, [
    block([left, back, z], [7 * wide, front - back, 136], { top: 'ink' }),
    path(repeat(plane([left + 4, front, z0], [wide - 8, 120], 'xz'), 7, [wide, 0, 0]), 'sheet'),
    path(repeat(plane([left + 11, front, z0 + 88], [18, 14], 'xz'), 7, [wide, 0, 0]), 'cobalt'),
    path(repeat(line([left + 14, front, z0 + 60], [left + 26, front, z0 + 60]), 7, [wide, 0, 0]), 'penInk'),
    block([open + 4, front, z0], [wide - 8, 64, 120], signal),
    path(
      repeat(line([open + 8, front + 12, z0 + 120], [open + 32, front + 12, z0 + 120]), 5, [0, 10, 0]),
      'penOnSignal',
    ),
    path(plane([open + 11, front + 64, z0 + 88], [18, 14], 'xz'), 'sheet', 'penOnSignal'),
    path(plane([48, 130, z], [72, 46]), 'sheet'),
    path(repeat(line([56, 138, z], [112, 138, z]), 5, [0, 7.5, 0]), 'fine'),
    pawns(z, [140, 150], [240, 150]),
  ]),
};
