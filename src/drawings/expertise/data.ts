import { grid, line, plane, repeat } from '../isometric.ts';
import { moving, path, type Drawing } from '../shapes.ts';
import { base, block } from '../volumes.ts';
import { dimension } from '../words.ts';

const z = 36;
const wide = 104;
const head = 18;
const row = 22;
const sources = [8, 128].map((x) => ({ x, top: [x, 78, z + 6] as const }));
const joined = z + 104;
const left = 36;
const across = 168;
const down = 114;

export const data: Drawing = {
  viewBox: '-240 -164 520 420',
  label: 'Twee tabellen met een gedeelde sleutel; erboven de tabel waarin ze zijn samengevoegd',
  shapes: [
    base([240, 200], z, [
      sources.map(({ x, top }) => [
        block([x, 78, z], [wide, head + 4 * row, 6]),
        path(plane(top, [wide, head]), 'ink'),
        path(plane([x, 78 + head, z + 6], [26, 4 * row]), 'cobalt'),
        path(grid([x, 78 + head, z + 6], [wide, 4 * row], 2, 4), 'fine'),
      ]),
      path(
        repeat(line([left, 8 + down, z], [left, 8 + down, joined]), 2, [across, 0, 0]) +
          line([left + across, 8, z], [left + across, 8, joined]),
        'dots',
      ),
      moving('layer-3', [
        block([left, 8, joined], [across, down, 8]),
        path(plane([left, 8, joined + 8], [across, head]), 'ink'),
        path(plane([left, 8 + head, joined + 8], [28, 96]), 'cobalt'),
        path(plane([left + 28, 8 + head + 48, joined + 8], [across - 28, 24]), 'signal'),
        path(grid([left + 28, 8 + head, joined + 8], [across - 28, 96], 3, 4), 'fine'),
      ]),
    ]),
    dimension([60, 222, 0], [180, 222, 0], '1 : n'),
  ],
};
