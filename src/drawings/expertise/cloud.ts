import { circle, line, plane, repeat } from '../isometric.ts';
import { path, type Drawing } from '../shapes.ts';
import { base, block, signal } from '../volumes.ts';
import { dimension } from '../words.ts';

const z = 40;
const slab = 24;
const tiers = [
  { x: 14, servers: 1 },
  { x: 96, servers: 3 },
  { x: 178, servers: 5 },
] as const;
const back = 40;
const deep = 60;
const wide = 48;
// One in each server but the fifth, which hangs above the rest.
const lamps = (from: number, to: number, servers: number) =>
  repeat(line([from, 100, z + 11], [to, 100, z + 11]), Math.min(servers, 4), [0, 0, slab + 4]);

export const cloud: Drawing = {
  viewBox: '-240 -168 520 420',
  label: 'Servers die meegroeien met het gebruik: van één naar drie naar vijf, met de kosten als maatlijn',
  shapes: [
    base([240, 200], z, [
      tiers.map(({ x, servers }) => [
        Array.from({ length: servers }, (_, index) =>
          block(
            [x, back, z + index * (slab + 4) + (index === 4 ? 14 : 0)],
            [wide, deep, slab],
            index === 4 && signal,
          ),
        ),
        path(lamps(x + 10, x + 18, servers) + lamps(x + 26, x + 38, servers)),
      ]),
      path(repeat(plane([14, 140, z], [48, 40]), 3, [82, 0, 0]), 'wash'),
      path(repeat(circle([38, 160, z], 5), 3, [82, 0, 0]), 'cobalt'),
      path(repeat(line([38, 160, z], [38, 102, z]), 3, [82, 0, 0]), 'dots'),
    ]),
    dimension([0, 222, 0], [240, 222, 0], '€ per maand'),
  ],
};
