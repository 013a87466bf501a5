import { ball, line, plane, repeat } from '../isometric.ts';
import { path, type Drawing, type Shapes } from '../shapes.ts';
import { base, block, pawn, signal } from '../volumes.ts';

const z = 30;
const gate = 108;
const thick = 10;
const high = 66;
const page = z + 10;
const left = 168;
const wide = 126;
// What may enter, and its rows on the list.
const allowed = [0, 1, 2];

/** The list on the wall, of what may enter. */
function list(): Shapes {
  const face = gate + thick;
  const rows = allowed.map((row) => z + 17 + row * 15);
  return [
    path(plane([face, 8, z + 8], [48, 50], 'yz'), 'sheet'),
    path(rows.map((row) => line([face, 36, row], [face, 15, row]))),
    path(
      rows.map((row) => line([face, 50, row + 1], [face, 47, row - 3], [face, 42, row + 6])),
      'penInk',
    ),
  ];
}

export const gatekeeper: Drawing = {
  viewBox: '-198 -54 510 316',
  label: 'Een portier met een lijst laat het pakje van een vreemde niet voorbij de slagboom',
  shapes: base([302, 190], z, [
    path(plane([0, 78, z], [left, 64]), 'wash'),
    block([gate, 0, z], [thick, 66, high], { top: 'ink' }),
    list(),
    pawn([24, 124, z]),
    block([50, 88, z], [44, 44, 48], signal),
    block([gate, 70, z + 22], [8, 86, 12]),
    path(repeat(plane([gate + 8, 84, z + 22], [12, 12], 'yz'), 3, [0, 24, 0]), 'ink'),
    block([gate - 2, 66, z], [14, 14, 40], { top: 'ink' }),
    block([gate, 150, z], [thick, 38, 22], { top: 'ink' }),
    pawn([151, 84, z]),
    block([left, 10, z], [wide, 170, 10]),
    path(plane([left, 10, page], [wide, 22]), 'ink'),
    path(
      [14, 30, 46].map((x) => ball([left + x, 21, page], 4)),
      'sheet',
    ),
    allowed.map((at) => [
      block([left + 80, 50 + at * 44, page], [34, 32, 22], { top: 'cobalt' }),
      path(repeat(line([left + 16, 58 + at * 44, page], [left + 64, 58 + at * 44, page]), 2, [0, 14, 0])),
    ]),
  ]),
};
