import { line, outline, plane } from '../isometric.ts';
import { path } from '../shapes.ts';
import { block, blocksInTurn, readBoxes, signal } from '../volumes.ts';

export const stepIcons = {
  sketch() {
    const z = -14;
    const plan =
      line([-10, -7, z], [10, -7, z]) +
      line([-7, -10, z], [-7, 10, z]) +
      line([-10, 7, z], [3, 7, z], [7, 3, z]);
    return [
      path(plane([-12, -12, z], [24, 24]), 'sheet', 'cut'),
      path(plan),
      path(
        outline([4, 6, -4], [10, 6, -4], [7, 3, z]) + outline([10, 6, -4], [10, 0, -4], [7, 3, z]),
        'sheet',
      ),
      block([4, 0, -4], [6, 6, 24], { top: 'sheet', left: 'signal', right: 'signal' }),
    ];
  },
  mockup() {
    const z = -3;
    const frames = plane([-9, -9, z], [18, 4]) + plane([-9, -2, z], [9, 11]) + plane([3, -2, z], [6, 11]);
    return [
      path(plane([-12, -12, -13], [24, 24]), 'cut'),
      path(plane([-12, -12, z], [24, 24]), 'wash'),
      path(frames, 'sheet'),
      path(line([-9, -2, z], [0, 9, z]) + line([0, -2, z], [-9, 9, z])),
      path(outline([5, 2, z], [5, 2, z - 18], [9, 2, z - 13.5], [15, 2, z - 13.5]), 'signal'),
    ];
  },
  build: () => [
    path(plane([-12, -12, -15], [24, 24]), 'sheet'),
    block([-9, -9, -15], [8, 8, 14]),
    path(
      line([-1, -1, 3], [-1, -1, -1]) + line([-9, -1, 3], [-9, -1, -1]) + line([-1, -9, 3], [-1, -9, -1]),
      'cut',
    ),
    blocksInTurn(readBoxes(-15, '1,-9,8,8,8 -9,1,8,8,8')),
    path(plane([1, 1, -15], [8, 8]), 'cut'),
    block([-9, -9, 4], [8, 8, 8], signal),
    path(line([-5, -5, 12], [-5, -5, 22])),
  ],
  launch: () => [
    path(plane([-12, -12, -13], [24, 24]), 'sheet'),
    blocksInTurn(readBoxes(-13, '-9,-9,8,8,17 1,-9,8,8,12 -9,1,18,8,7')),
    path(outline([-5, -5, 21], [6, -5, 18], [-5, -5, 13]), 'signal'),
    path(line([-5, -5, 4], [-5, -5, 21.5]), 'penInk'),
  ],
};
