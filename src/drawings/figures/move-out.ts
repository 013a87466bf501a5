import { line, outline, pointsOn, repeat } from '../isometric.ts';
import { path, type Drawing } from '../shapes.ts';
import { base, block, pawn, signal } from '../volumes.ts';

const z = 36;
const slab = 24;
const wide = 72;
const deep = 48;
const back = 24;
const places = [24, 330];
const arrow = '112,118 264,118 264,100 300,126 264,152 264,134 112,134';
const lamps = (x: number) =>
  repeat(line([x + 8, back + deep, z + 12], [x + 18, back + deep, z + 12]), 3, [0, 0, slab + 4]) +
  repeat(line([x + 28, back + deep, z + 12], [x + 60, back + deep, z + 12]), 3, [0, 0, slab + 4]);

export const moveOut: Drawing = {
  viewBox: '-212 -96 664 440',
  label: 'Eén bestand gaat van de servers links naar die van een andere leverancier rechts',
  shapes: base([430, 190], z, [
    places.map((x) => [
      [0, 1, 2].map((at) => block([x, back, z + at * (slab + 4)], [wide, deep, slab])),
      path(lamps(x)),
    ]),
    path(outline(...pointsOn('xy', z, arrow)), 'cobalt'),
    block([172, 112, z], [34, 28, 26], signal),
    pawn([146, 126, z]),
  ]),
};
