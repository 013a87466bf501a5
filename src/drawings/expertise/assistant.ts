import { line, plane, repeat } from '../isometric.ts';
import { moving, path, type Drawing } from '../shapes.ts';
import { base, block, pawn, blocksInTurn, readBoxes } from '../volumes.ts';
import { dimension } from '../words.ts';

const z = 40;
const belt = z + 10;
const sheets = (x: number, count: number) => repeat(plane([x, 46, belt], [30, 40]), count, [38, 0, 0]);
const text = (x: number, y: number) =>
  repeat(line([x + 7, y + 10, belt], [x + 23, y + 10, belt]), 3, [0, 10, 0]);
const check = (x: number) => line([x + 11, 70, belt], [x + 19, 72, belt], [x + 13.5, 55.5, belt]);
const sign = z + 78;
const letters =
  line([96, 108, sign], [103, 108, sign + 19], [110, 108, sign]) +
  line([99, 108, sign + 7], [107, 108, sign + 7]) +
  line([119, 108, sign], [119, 108, sign + 19]);

export const assistant: Drawing = {
  viewBox: '-240 -144 520 420',
  label: 'Documenten gaan op een band door een AI-poort; wat twijfel oplevert, beoordeelt een mens',
  shapes: [
    base([240, 200], z, [
      block([0, 36, z], [240, 60, 10]),
      path(sheets(8, 2), 'wash'),
      path(text(8, 46) + text(46, 46)),
      blocksInTurn(readBoxes(z, '92,24,34,10,72 92,98,34,10,72')),
      block([92, 24, z + 72], [34, 84, 30]),
      path(letters),
      path(sheets(138, 1) + sheets(204, 1), 'sheet'),
      path(check(138) + check(204)),
      block([150, 96, z], [46, 82, 10]),
      pawn([132, 160, z]),
      moving('layer-3', [
        path(plane([158, 124, belt], [30, 40]), 'signal'),
        path(text(158, 124), 'penOnSignal'),
      ]),
    ]),
    dimension([0, 222, 0], [240, 222, 0], 'mens beslist'),
  ],
};
