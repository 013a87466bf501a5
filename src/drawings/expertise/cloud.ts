import { line, points, repeat } from '../isometric.ts';
import { path, type Drawing } from '../shapes.ts';
import { base, block, pawns, signal } from '../volumes.ts';
import { dimension } from '../words.ts';

const z = 40;
const slab = 24;
const back = 16;
const deep = 36;
const wide = 44;
// As many servers as users in front of them.
const tiers = [
  { x: 12, servers: 1, users: points('34,112') },
  { x: 96, servers: 3, users: points('104,106 132,106 118,134') },
  { x: 180, servers: 5, users: points('188,100 216,100 188,128 216,128 202,156') },
] as const;
const lamps = (from: number, to: number, servers: number) =>
  repeat(line([from, back + deep, z + 11], [to, back + deep, z + 11]), servers, [0, 0, slab + 4]);

export const cloud: Drawing = {
  viewBox: '-240 -156 520 432',
  label: 'Servers die meegroeien met het gebruik: één, drie en vijf, voor evenveel mensen',
  shapes: [
    base([240, 200], z, [
      tiers.map(({ x, servers, users }) => [
        Array.from({ length: servers }, (_, index) =>
          block([x, back, z + index * (slab + 4)], [wide, deep, slab], index === 4 && signal),
        ),
        path(lamps(x + 8, x + 16, servers) + lamps(x + 22, x + 34, servers)),
        path(line([x + 22, back + deep, z], [x + 22, 92, z]), 'dots'),
        pawns(z, ...users),
      ]),
    ]),
    dimension([0, 222, 0], [240, 222, 0], 'dag en nacht'),
  ],
};
