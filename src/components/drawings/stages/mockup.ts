import { circle, grid, line, outline, plane } from '../isometric.ts';
import { moving, path, paths, type Parts } from '../parts.ts';
import { corners, floor, floorSize, plan } from './model.ts';

export function mockup(): Parts {
  const z = floor;
  const row = (x: number, y: number, length: number) => line([x, y, z], [x + length, y, z]);
  const image = line([124, 22, z], [220, 94, z]) + line([220, 22, z], [124, 94, z]);
  const text = row(34, 40, 54) + row(34, 54, 54) + row(34, 68, 30) + row(34, 134, 86) + row(34, 148, 86);
  return [
    [path(grid([0, 0, 0], floorSize, 12, 10), 'fine', 'faint'), path(plane([0, 0, 0], floorSize), 'cut')],
    paths(corners(z), ([x, y]) => line([x, y, 0], [x, y, z]), 'dots'),
    moving('layer-2', [
      path(plane([0, 0, z], floorSize), 'wash'),
      path(plan(z), 'sheet'),
      path(image + text + circle([190, 146, z], 16)),
    ]),
    moving('layer-3', [
      path(outline([190, 146, z], [190, 146, z - 60], [203, 146, z - 44], [224, 146, z - 45]), 'signal'),
    ]),
  ];
}
