import { line, plane, repeat } from '../isometric.ts';
import { moving, path, type Drawing } from '../shapes.ts';
import { base, block } from '../volumes.ts';

const z = 36;
const left = 40;
const wide = 104;
const high = 172;
const body = 44;
const kept = 128;
const screen = (y: number) => plane([left + 8, y, z + 14], [wide - 16, high - 28], 'xz');
const bar = (y: number) => plane([left + 8, y, z + high - 40], [wide - 16, 26], 'xz');
// Four tiles of the app; the copy in front has the same four.
const tiles = (y: number) =>
  [58, 94].map((up) => repeat(plane([left + 17, y, z + up], [32, 28], 'xz'), 2, [38, 0, 0])).join('');
const threads =
  repeat(line([left + 8, body, z + 14], [left + 8, kept, z + 14]), 2, [wide - 16, 0, 0]) +
  repeat(line([left + 8, body, z + high - 14], [left + 8, kept, z + high - 14]), 2, [wide - 16, 0, 0]);
const mast = line([196, 44, z], [208, 44, z + 96], [220, 44, z]) + line([201, 44, z + 40], [215, 44, z + 40]);

export const offline: Drawing = {
  viewBox: '-240 -180 520 420',
  label:
    'Een telefoon met een webapplicatie; een kopie van de pagina staat ervoor klaar en de zendmast is weggevallen',
  shapes: base([240, 200], z, [
    path(plane([184, 24, z], [48, 40]) + mast, 'cut'),
    block([left, body - 14, z], [wide, 14, high], { left: 'ink' }),
    path(screen(body), 'sheet'),
    path(bar(body), 'cobalt'),
    path(tiles(body), 'wash'),
    path(threads, 'dots'),
    moving('layer-3', [
      path(screen(kept), 'sheet'),
      path(bar(kept), 'cobalt'),
      path(tiles(kept), 'wash'),
      path(plane([left + 17, kept, z + 26], [70, 20], 'xz'), 'signal'),
    ]),
  ]),
};
