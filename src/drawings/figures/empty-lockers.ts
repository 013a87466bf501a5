import { line, outline, pointsOn, type Point } from '../isometric.ts';
import { path, type Drawing, type Shapes } from '../shapes.ts';
import { base, block, figure, signal } from '../volumes.ts';

const z = 30;
const columns = [0, 1, 2, 3, 4];
const rows = [0, 1];
const wide = 44;
const high = 54;
const gap = 8;
const left = 10;
const front = 52;
const inside = 20;

/** An open locker with nothing in it, from the lower left corner of its opening. */
function locker(x: number, up: number): Shapes {
  const face = (corners: string) =>
    outline(...pointsOn('xz', front, corners).map(([right, y, above]): Point => [x + right, y, up + above]));
  // On the door, ajar.
  const door = (part: number, above: number): Point => [x + 18 * part, front + 40 * part, up + above];
  return [
    path(face(`0,0 ${wide},0 ${wide},${inside} ${inside},${inside}`), 'sheet'),
    path(face(`0,0 ${inside},${inside} ${inside},${high} 0,${high}`), 'shade'),
    path(face(`${inside},${inside} ${wide},${inside} ${wide},${high} ${inside},${high}`), 'wash'),
    path(outline(door(0, 0), door(1, 0), door(1, high), door(0, high)), 'sheet'),
    path(outline(door(0.55, 20), door(0.85, 20), door(0.85, 34), door(0.55, 34)), 'cobalt'),
  ];
}

export const emptyLockers: Drawing = {
  viewBox: '-184 -162 484 404',
  label: 'Een wand met open, lege kluisjes; iemand loopt weg met een eigen tas',
  shapes: base([290, 176], z, [
    block([left, 10, z], [columns.length * (wide + gap) + gap, front - 10, rows.length * (high + gap) + gap]),
    rows.map((row) =>
      columns.map((column) => locker(left + gap + column * (wide + gap), z + gap + row * (high + gap))),
    ),
    path(line([192, 84, z], [192, 144, z], [156, 144, z]), 'dots'),
    figure([104, 140, z], 1.5),
    block([120, 136, z + 4], [34, 14, 26], signal),
    path(line([130, 143, z + 30], [130, 143, z + 39], [144, 143, z + 39], [144, 143, z + 30]), 'penInk'),
  ]),
};
