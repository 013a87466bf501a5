import { line, plane, points, repeat } from '../isometric.ts';
import { path, type Drawing } from '../shapes.ts';
import { base, block, pawns } from '../volumes.ts';
import { dimension } from '../words.ts';

const z = 40;
const front = 34;
// The three subscriptions: left side and height; a higher one has more users.
const plans = [
  { x: 14, height: 22, people: [[41, 132]] },
  { x: 93, height: 44, people: points('106,120 134,120 120,146') },
  { x: 172, height: 66, people: points('185,118 213,118 199,134 185,150 213,150') },
] as const;

export const subscription: Drawing = {
  viewBox: '-240 -168 520 420',
  label:
    'Een SaaS-applicatie met drie abonnementen, van één gebruiker tot een heel team; de middelste is gekozen',
  shapes: [
    base([240, 200], z, [
      block([14, 22, z], [212, 12, 144], { left: 'sheet' }),
      path(plane([14, front, z + 124], [212, 20], 'xz'), 'ink'),
      path(repeat(line([24, front, z + 134], [34, front, z + 134]), 3, [18, 0, 0]), 'penSheet'),
      path(plane([28, front, z + 84], [92, 28], 'xz'), 'cobalt'),
      path(
        repeat(line([134, front, z + 108], [212, front, z + 108]), 2, [0, 0, -11]) +
          line([134, front, z + 86], [182, front, z + 86]),
      ),
      plans.map(({ x, height, people }) => [
        block([x, 104, z], [54, 58, height], { top: height === 44 ? 'signal' : 'sheet' }),
        pawns(z + height, ...people),
      ]),
    ]),
    dimension([0, 222, 0], [240, 222, 0], '3 abonnementen'),
  ],
};
