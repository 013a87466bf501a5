import { circle, line, outline, plane, pointsOn, repeat } from '../isometric.ts';
import { moving, path, type Drawing } from '../shapes.ts';
import { base, block } from '../volumes.ts';
import { dimension } from '../words.ts';

const z = 50;
const left = 68;
const right = 204;
const row = (x: number, y: number, length: number) => line([x, y, z], [x + length, y, z]);
const cover = outline(...pointsOn('xz', 36, '68,50 68,182 118,182 128,168 204,168 204,50'));
const sheets = [
  { y: 52, height: 106 },
  { y: 68, height: 92 },
  { y: 84, height: 78 },
];
const text = (y: number, height: number) =>
  line([left + 18, y, z + height - 12], [left + 78, y, z + height - 12]) +
  line([left + 90, y, z + height - 12], [left + 112, y, z + height - 12]);
const bubble = outline(...pointsOn('xz', 60, '216,176 296,176 296,126 242,126 228,106 228,126 216,126'));

export const portal: Drawing = {
  viewBox: '-240 -162 520 420',
  label:
    'Een klantdossier op een scherm: een map met drie documenten, een bericht en vier stappen waarvan er drie klaar zijn',
  shapes: [
    base([240, 200], z, [
      path(plane([0, 0, z], [240, 20]), 'ink', 'penInk'),
      path(row(12, 10, 32) + repeat(row(198, 10, 10), 2, [18, 0, 0]), 'penSheet'),
      path(plane([0, 20, z], [44, 180]), 'wash'),
      path(plane([0, 60, z], [44, 24]), 'cobalt'),
      path(row(10, 42, 24) + repeat(row(10, 106, 24), 3, [0, 32, 0]) + row(76, 160, 126)),
      path(repeat(circle([76, 160, z], 8), 3, [42, 0, 0]), 'cobalt'),
      path(circle([202, 160, z], 8), 'sheet'),
      path(repeat(row(66, 178, 20), 4, [42, 0, 0])),
      path(cover, 'cobalt'),
      sheets.map(({ y, height }) => [
        path(plane([left + 6, y, z], [124, height], 'xz'), 'sheet'),
        path(text(y, height)),
      ]),
      path(plane([right, 36, z], [60, 50], 'yz'), 'shade'),
      block([left, 96, z], [right - left, 5, 50]),
      path(plane([left + 16, 101, z + 14], [76, 22], 'xz'), 'sheet'),
      path(line([left + 26, 101, z + 25], [left + 70, 101, z + 25])),
      moving('layer-3', [
        path(line([228, 60, 102], [228, 60, z]), 'dots'),
        path(bubble, 'signal'),
        path(line([230, 60, 160], [282, 60, 160]) + line([230, 60, 143], [264, 60, 143]), 'penOnSignal'),
      ]),
    ]),
    dimension([76, 222, 0], [202, 222, 0], 'stap 3 van 4'),
  ],
};
