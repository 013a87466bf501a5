import { ball, curve, cylinder, line, points, repeat, type Point } from '../isometric.ts';
import { path, type Drawing } from '../shapes.ts';
import { base, block, blocks, figure, signal, type Box } from '../volumes.ts';

const z = 30;
// The table.
const left = 58;
const back = 20;
const wide = 206;
const deep = 150;
const table = z + 34;
const leg = (x: number, y: number): Box => ({ at: [x, y, z], size: [20, 20, 24] });
// The contract, of two sheets: one for each side.
const x = left + 18;
const y = back + 14;
const paper = table + 8;
const at = (along: number, across: number, up = 0): Point => [x + along, y + across, paper + up];
const row = (across: number, length: number) => line(at(18, across), at(18 + length, across));
const handle = cylinder(at(136, 44, 12), 7, 24);

/** A signature: a start, then two control points and an end for every stroke. */
const signature = (along: number, strokes: string) =>
  curve(...points(strokes).map(([right, across]) => at(along + right, across)));
const hers = '0,106 10,74 24,78 14,104 20,84 34,82 28,104 36,92 44,92 60,92';
const his = '0,98 4,68 24,68 20,96 18,112 8,106 20,90 34,74 42,80 38,98 38,106 50,88 66,92';

export const deed: Drawing = {
  viewBox: '-198 -66 528 332',
  label: 'Op een tafel ligt een contract met een stempel erop; aan weerszijden staat iemand',
  shapes: base([322, 190], z, [
    figure([28, 104, z], 2.2),
    blocks([
      leg(left + 4, back + deep - 24),
      leg(left + wide - 24, back + deep - 24),
      leg(left + wide - 24, back + 4),
    ]),
    block([left, back, table - 10], [wide, deep, 10], { top: 'wash' }),
    block([x, y, table], [170, 122, 8]),
    path(line([x, y + 122, table + 4], [x + 170, y + 122, table + 4], [x + 170, y, table + 4]), 'fine'),
    path(row(18, 52), 'bold'),
    path(row(36, 74) + row(50, 74) + row(64, 50)),
    path(repeat(line(at(18, 106), at(72, 106)), 2, [80, 0, 0]), 'fine'),
    path(signature(16, hers) + signature(96, his), 'penInk'),
    block([x + 116, y + 24, paper], [40, 40, 12], signal),
    path(handle.wall + handle.top, 'signal'),
    path(ball(at(136, 44, 46), 13), 'signal'),
    figure([294, 96, z], 2.2),
  ]),
};
