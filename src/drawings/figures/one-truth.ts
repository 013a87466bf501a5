import { grid, line, plane, repeat } from '../isometric.ts';
import { path, placeAt, type Drawing } from '../shapes.ts';
import { base, block, pawn, signal } from '../volumes.ts';

const z = 30;
const wide = 112;
const deep = 56;
const lists = [10, 82, 154];
const prices = [34, 74, 52];
const table = (x: number, y: number) => ({
  body: [x, y, z] as const,
  head: plane([x, y, z + 6], [wide, 14]),
  lines: grid([x, y + 14, z + 6], [wide, deep - 14], 4, 3),
});

export const oneTruth: Drawing = {
  viewBox: '-226 -44 672 388',
  label: 'Links drie lijsten met drie prijzen, rechts drie lijsten die naar één prijs wijzen',
  shapes: [
    base([134, 220], z, [
      lists.map((y, at) => [
        block([10, y, z], [wide, deep, 6]),
        path(table(10, y).head, 'ink'),
        path(table(10, y).lines, 'fine'),
        block([66, y + 28, z + 6], [28, 14, prices[at] ?? 0], { top: 'cobalt' }),
      ]),
    ]),
    placeAt(
      [190, 0, 0],
      [
        base([240, 220], z, [
          lists.map((y) => [
            block([118, y, z], [wide, deep, 6]),
            path(table(118, y).head, 'ink'),
            path(table(118, y).lines, 'fine'),
          ]),
          path(lists.map((y, at) => line([122, y + 35, z + 6], [94, 86 + at * 24, z + 6]))),
          path(repeat(plane([118, 38, z + 6], [28, 14]), 3, [0, 72, 0]), 'cobalt'),
          pawn([40, 190, z]),
          block([18, 74, z], [76, 72, 12]),
          path(plane([18, 74, z + 12], [76, 16]), 'ink'),
          path(grid([18, 90, z + 12], [76, 56], 2, 3), 'fine'),
          block([60, 110, z + 12], [28, 14, 56], signal),
        ]),
      ],
    ),
  ],
};
