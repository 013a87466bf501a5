import { grid, line, outline, plane } from '../isometric.ts';
import { moving, path, type Parts } from '../parts.ts';
import { block } from '../volumes.ts';
import { dimension } from '../words.ts';
import { floorSize, parts } from './model.ts';

export function sketch(): Parts {
  const [width, depth] = floorSize;
  // The pencil overruns its corners, as a draughtsman's does.
  const overrun = 8;
  const pencil = parts.map(
    ({ x, y, size: [w, d] }) =>
      [y, y + d].map((at) => line([x - overrun, at, 0], [x + w + overrun, at, 0])).join('') +
      [x, x + w].map((at) => line([at, y - overrun, 0], [at, y + d + overrun, 0])).join(''),
  );
  return [
    [path(grid([0, 0, 0], floorSize, 12, 10), 'fine', 'faint'), path(plane([0, 0, 0], floorSize), 'cut')],
    moving('layer-2', [
      path(pencil),
      path(line([124, 22, 0], [220, 94, 0]) + line([220, 22, 0], [124, 94, 0]), 'fine'),
      dimension([0, depth + 18, 0], [width, depth + 18, 0]),
    ]),
    moving('layer-3', [
      path(
        outline([137, 195, 34], [155, 195, 34], [140, 178, 0]) +
          outline([155, 195, 34], [155, 177, 34], [140, 178, 0]),
        'sheet',
      ),
      block([137, 177, 34], [18, 18, 116], { left: 'signal', right: 'signal' }),
    ]),
  ];
}
