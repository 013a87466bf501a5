import { plane } from '../isometric.ts';
import { path, type Drawing } from '../shapes.ts';
import { base, block, drum, pawn } from '../volumes.ts';
import { dimension } from '../words.ts';

const z = 40;
const width = 230;
const depth = 210;
const thick = 8;
const ink = { top: 'ink' } as const;
// The walls around the data, from outside in: distance from the edge and height.
const rings = [
  { edge: 14, height: 18 },
  { edge: 48, height: 36 },
] as const;

export const security: Drawing = {
  viewBox: '-244 -150 520 420',
  label: 'Gegevens in een kluis achter twee muren: elke laag houdt tegen wat door de vorige kwam',
  shapes: [
    base([width, depth], z, [
      rings.map(({ edge, height }) => [
        block([edge, edge, z], [width - 2 * edge, thick, height], ink),
        block([edge, edge + thick, z], [thick, depth - 2 * edge - thick, height], ink),
      ]),
      [0, 34, 68].map((up) => drum([115, 105, z + up], 30, 28)),
      rings
        .toReversed()
        .map(({ edge, height }) => [
          block([width - edge - thick, edge + thick, z], [thick, depth - 2 * edge - thick, height], ink),
          block([edge + thick, depth - edge - thick, z], [width - 2 * edge - 2 * thick, thick, height], ink),
          edge === 48 && path(plane([98, depth - edge, z], [34, 28], 'xz'), 'signal'),
        ]),
      path(plane([150, depth - 14, z], [24, 18], 'xz'), 'cobalt'),
      pawn([136, depth - 4, z]),
    ]),
    dimension([0, 232, 0], [width, 232, 0], '3 lagen'),
  ],
};
