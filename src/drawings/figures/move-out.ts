import { line, outline, plane, pointsOn, repeat } from '../isometric.ts';
import { path, type Drawing } from '../shapes.ts';
import { base, block, pawns, signal } from '../volumes.ts';

const z = 36;
const slab = 24;
const wide = 72;
const deep = 48;
const back = 24;
const places = [24, 330];
const arrow = '300,120 344,120 344,108 368,128 344,148 344,136 300,136';
const lamps = (x: number) =>
  repeat(line([x + 8, back + deep, z + 12], [x + 18, back + deep, z + 12]), 3, [0, 0, slab + 4]) +
  repeat(line([x + 28, back + deep, z + 12], [x + 60, back + deep, z + 12]), 3, [0, 0, slab + 4]);

export const moveOut: Drawing = {
  viewBox: '-200 -96 640 416',
  label: 'Eén bestand rijdt van de servers links naar die van een andere leverancier rechts',
  shapes: base([430, 190], z, [
    places.map((x) => [
      [0, 1, 2].map((at) => block([x, back, z + at * (slab + 4)], [wide, deep, slab])),
      path(lamps(x)),
    ]),
    path(plane([0, 96, z], [430, 64]), 'wash'),
    path(repeat(line([16, 128, z], [36, 128, z]), 4, [36, 0, 0])),
    path(outline(...pointsOn('xy', z, arrow)), 'cobalt'),
    // A lorry with the one file.
    block([174, 106, z + 8], [104, 44, 6]),
    block([184, 110, z + 14], [44, 36, 30], signal),
    block([246, 106, z + 14], [32, 44, 36], { right: 'cobalt' }),
    pawns(z, [40, 172], [70, 172], [100, 172]),
  ]),
};
