import { line, repeat, type Point } from '../isometric.ts';
import { path, type Drawing, type Shapes } from '../shapes.ts';
import { base, block, pawn, signal } from '../volumes.ts';
import { modelGate } from './model-gate.ts';

const z = 30;
const belt = z + 10;
const wide = 62;
const deep = 54;
const sheet = 9;

/** A pile of sheets, from its back corner. */
function pile([x, y, up]: Point, count: number): Shapes {
  const edge = line([x, y + deep, up + sheet], [x + wide, y + deep, up + sheet], [x + wide, y, up + sheet]);
  return [
    block([x, y, up], [wide, deep, count * sheet]),
    path(repeat(edge, count - 1, [0, 0, sheet]), 'fine'),
  ];
}

const text = (x: number, y: number, up: number) =>
  repeat(line([x + 12, y + 12, up], [x + 46, y + 12, up]), 3, [0, 15, 0]);

const right = 214;
const top = z + 11 * sheet;
const tick = line([right + 12, 46, top], [right + 30, 52, top], [right + 24, 16, top]);
const wrong = z + 2 * sheet;
const cross =
  line([right + 12, 141, wrong], [right + 50, 141, wrong]) +
  line([right + 31, 124, wrong], [right + 31, 158, wrong]);
const answers = z + 16;

export const testExamples: Drawing = {
  viewBox: '-218 -104 518 366',
  label: 'Een stapel voorbeelden gaat door een poort: een hoge stapel is goed, twee vellen zijn fout',
  shapes: base([290, 204], z, [
    block([0, 62, z], [192, 66, 10]),
    pile([12, 68, belt], 6),
    path(text(12, 68, belt + 6 * sheet)),
    modelGate([100, 38, z]),
    block([130, 68, belt], [54, deep, 5]),
    path(text(128, 68, belt + 5)),
    pile([right, 10, z], 11),
    path(tick, 'bold'),
    pawn([56, 164, z]),
    block([66, 164, z + 8], [5, 16, 20], { right: 'sheet' }),
    block([130, 158, z], [46, 38, 16]),
    block([134, 161, answers], [38, 31, 4], { left: 'cobalt', right: 'cobalt' }),
    path(repeat(line([140, 169, answers + 4], [154, 169, answers + 4]), 3, [0, 8, 0])),
    path(repeat(line([160, 169, answers + 4], [166, 169, answers + 4]), 3, [0, 8, 0]), 'bold'),
    pawn([192, 172, z]),
    block([right, 114, z], [wide, deep, sheet]),
    block([right, 114, z + sheet], [wide, deep, sheet], signal),
    path(cross, 'penOnSignal', 'bold'),
  ]),
};
