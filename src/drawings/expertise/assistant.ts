import { line, plane, repeat } from '../isometric.ts';
import { moving, path, type Drawing } from '../shapes.ts';
import { base, block, pawn } from '../volumes.ts';
import { dimension } from '../words.ts';

const z = 40;
const belt = z + 10;
const sheets = (x: number, count: number) => repeat(plane([x, 46, belt], [28, 40]), count, [40, 0, 0]);
const text = (x: number, y: number) =>
  repeat(line([x + 6, y + 10, belt], [x + 22, y + 10, belt]), 3, [0, 10, 0]);
const check = (x: number) => line([x + 9, 70, belt], [x + 17, 72, belt], [x + 11.5, 55.5, belt]);
// The gate is thin, so that the belt shows on both sides.
const gate = 112;
const face = gate + 12;
const sign = z + 75;
const letters =
  line([face, 82, sign], [face, 75, sign + 20], [face, 68, sign]) +
  line([face, 79, sign + 7], [face, 71, sign + 7]) +
  line([face, 56, sign], [face, 56, sign + 20]);

export const assistant: Drawing = {
  viewBox: '-240 -144 520 420',
  label: 'Documenten gaan op een band door een AI-poort; wat twijfel oplevert, beoordeelt een mens',
  shapes: [
    base([240, 200], z, [
      block([0, 36, z], [240, 60, 10]),
      path(sheets(4, 2), 'wash'),
      path(text(4, 46) + text(44, 46)),
      block([gate, 22, z], [12, 12, 68]),
      block([gate, 98, z], [12, 12, 68]),
      block([gate, 22, z + 68], [12, 88, 34], { right: 'sheet' }),
      path(letters, 'penInk'),
      path(sheets(152, 1) + sheets(204, 1), 'sheet'),
      path(check(152) + check(204)),
      block([150, 96, z], [46, 82, 10]),
      pawn([132, 160, z]),
      moving('layer-3', [
        path(plane([158, 124, belt], [30, 40]), 'signal'),
        path(text(158, 124), 'penOnSignal'),
      ]),
    ]),
    dimension([0, 222, 0], [240, 222, 0], '600 facturen'),
  ],
};
