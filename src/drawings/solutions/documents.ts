import { circle, cylinder, grid, line, outline, plane, repeat } from '../isometric.ts';
import { moving, path, type Drawing } from '../shapes.ts';
import { block, signal } from '../volumes.ts';
import { layerNames } from '../words.ts';

const width = 164;
const depth = 212;
const corner = 34;
const v1 = 0;
const v2 = 62;
const v3 = 124;
const sheet = (z: number) =>
  outline([0, 0, z], [width - corner, 0, z], [width, corner, z], [width, depth, z], [0, depth, z]);
const fold = (z: number) => outline([width - corner, 0, z], [width, corner, z], [width - corner, corner, z]);
const row = (z: number, x: number, y: number, length: number) => line([x, y, z], [x + length, y, z]);
const rows = (z: number, y: number, count: number) => repeat(row(z, 18, y, 120), count, [0, 14, 0]);
const upright = (low: number, high: number) =>
  repeat(line([0, depth, low], [0, depth, high]), 2, [width, 0, 0]) +
  line([width, corner, low], [width, corner, high]);
const seal = [118, 176] as const;
const lift = v3 + 38;
const grip = cylinder([...seal, lift + 12], 7, 30);
const guides = line([100, 194, v3], [100, 194, lift]);

export const documents: Drawing = {
  viewBox: '-275 -176 520 420',
  label: 'Drie versies van een document boven elkaar; de nieuwste krijgt een stempel',
  shapes: [
    path(sheet(v1) + fold(v1) + rows(v1, 172, 2), 'cut'),
    path(upright(v1, v3), 'dots'),
    moving('layer-2', [
      path(sheet(v2), 'wash'),
      path(fold(v2), 'sheet'),
      path(rows(v2, 152, 4)),
      moving(
        'layer-3',
        [
          path(sheet(v3), 'sheet'),
          path(fold(v3), 'shade'),
          path(plane([18, 22, v3], [62, 16]), 'cobalt'),
          path(plane([18, 102, v3], [128, 14]), 'wash'),
          path(
            rows(v3, 58, 3) +
              plane([18, 102, v3], [128, 42]) +
              grid([18, 102, v3], [128, 42], 4, 3) +
              repeat(row(v3, 18, 164, 54), 2, [0, 14, 0]) +
              circle([...seal, v3], 19) +
              circle([...seal, v3], 12),
          ),
          path(repeat(guides, 2, [36, 0, 0]) + line([136, 158, v3], [136, 158, lift]), 'dots'),
          block([100, 158, lift], [36, 36, 12], signal),
          path(grip.wall, 'wash'),
          path(grip.top, 'sheet'),
        ],
        'penInk',
      ),
    ]),
    layerNames(
      [v1, v2, v3].map((z, index) => [`v${index + 1}`, [width, corner, z]]),
      60,
    ),
  ],
};
