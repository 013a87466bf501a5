import { blockFaces, line, repeat, type BlockSize, type Point } from '../isometric.ts';
import { moving, path, type Parts } from '../parts.ts';
import { base, block, signal } from '../volumes.ts';
import { floor, floorSize, plan } from './model.ts';

export function build(): Parts {
  const z = floor;
  const ghost = (at: Point, size: BlockSize) => Object.values(blockFaces(at, size)).join('');
  // The crane stands between the back blocks; its jib reaches over the part that hangs.
  const [mast, jib] = [114, z + 156];
  const brace = line([110, 14, z], [118, 14, z + 15], [110, 14, z + 30]);
  const truss = line([mast, 170, jib], [mast, 160, jib + 12], [mast, 150, jib]);
  const crane =
    repeat(line([110, 14, z], [110, 14, jib]), 2, [8, 0, 0]) +
    repeat(brace, 5, [0, 0, 30]) +
    line([mast, 170, jib], [mast, -30, jib], [mast, -30, jib + 12], [mast, 160, jib + 12]) +
    repeat(truss, 9, [0, -20, 0]);
  return base(floorSize, z, [
    path(plan(z), 'cut', 'wash'),
    block([20, 22, z], [84, 72, 58]),
    path(ghost([20, 22, z + 58], [84, 72, 58]), 'cut'),
    path(crane, 'penInk'),
    block([124, 22, z], [96, 72, 58]),
    path(ghost([68, 114, z], [72, 64, 36]), 'cut'),
    block([20, 114, z], [48, 64, 36]),
    path(line([mast, 146, z + 108], [mast, 146, jib]), 'penInk'),
    moving('layer-3', [
      path(repeat(line([98, 178, z], [98, 178, z + 72]), 2, [32, 0, 0]), 'dots'),
      block([98, 114, z + 72], [32, 64, 36], signal),
    ]),
  ]);
}
