import { line, outline, plane, pointsOn, repeat } from '../isometric.ts';
import { path } from '../shapes.ts';
import { block, blocksInTurn, readBoxes, signal } from '../volumes.ts';

export const solutionIcons = {
  portal() {
    const cover = outline(...pointsOn('xz', -9, '-12,-15 -12,15 -3,15 -1,12 12,12 12,-15'));
    const bubble = outline(...pointsOn('xz', 4, '9,20 22,20 22,9 16,9 12,4 12,9 9,9'));
    return [
      path(plane([-12, -12, -15], [24, 24]), 'cut'),
      path(cover, 'cobalt'),
      path(plane([-10, -4, -15], [20, 24], 'xz'), 'sheet'),
      path(line([-6, -4, 5], [4, -4, 5])),
      path(plane([12, -9, -15], [12, 11], 'yz'), 'shade'),
      block([-12, 3, -15], [24, 2, 14]),
      path(bubble, 'signal'),
    ];
  },
  planning() {
    const z = -15;
    return [
      path(plane([-12, -12, z], [24, 24]), 'sheet'),
      path(plane([-12, -12, z], [24, 5]), 'cobalt'),
      path(repeat(line([-4, -7, z], [-4, 12, z]), 2, [8, 0, 0]), 'fine'),
      blocksInTurn(readBoxes(z, '-10,-5,10,5,5 -10,5,14,5,5')),
      path(plane([0, 0, z], [10, 5]), 'cut'),
      block([0, 0, -3], [10, 5, 5], signal),
    ];
  },
  documents() {
    const sheet = (z: number) => outline([-10, -12, z], [1, -12, z], [10, -6, z], [10, 12, z], [-10, 12, z]);
    const text = [-2, 2].map((y) => line([-6, y, 8], [6, y, 8])).join('') + line([-6, -7, 8], [-1, -7, 8]);
    return [
      path(sheet(-15), 'cut'),
      path(sheet(-7) + sheet(0), 'wash'),
      path(sheet(8), 'sheet'),
      path(outline([1, -12, 8], [10, -6, 8], [4.5, -3.7, 8]), 'shade'),
      path(text),
      path(plane([-5, 5, 8], [11, 4.5]), 'signal'),
    ];
  },
  inspection() {
    const checks = repeat(line([-7, 2, 8], [-5, 2, 5], [-2, 2, 11]), 3, [0, 0, -9]);
    const text = repeat(line([2, 2, 8], [7, 2, 8]), 3, [0, 0, -9]);
    return [
      path(plane([-12, -12, -15], [24, 24]), 'cut'),
      block([-11, -2, -15], [22, 4, 35], { left: 'sheet' }),
      path(checks + text),
      block([-5, -1, 17], [10, 5, 5], signal),
    ];
  },
  stock() {
    const post = (x: number, y: number) => line([x, y, -18], [x, y, 14]);
    return [
      path(post(-13, -7) + post(13, -7)),
      path(plane([-13, -7, -17], [26, 14]), 'wash'),
      blocksInTurn(readBoxes(-17, '-10,-4,9,9,9 2,-4,9,9,9')),
      path(plane([-13, -7, 0], [26, 14]), 'wash'),
      block([-11, -5, 0], [10, 10, 11], signal),
      path(post(-13, 7) + post(13, 7)),
    ];
  },
  apartments() {
    const column = (window: string) => repeat(window, 3, [0, 0, 9]);
    const left = [-6, 2].map((x) => column(plane([x, 9, -9], [4, 5], 'xz'))).join('');
    const right = [-6, 2].map((y) => column(plane([9, y, -9], [4, 5], 'yz'))).join('');
    return [
      path(plane([-12, -12, -15], [24, 24]), 'cut'),
      block([-9, -9, -15], [18, 18, 32]),
      path(left + right, 'sheet', 'fine'),
      path(plane([9, 2, 0], [4, 5], 'yz'), 'signal'),
    ];
  },
  tenants: () => [
    path(plane([-12, -12, -15], [24, 24]), 'cut'),
    block([-12, -12, -11], [24, 24, 3]),
    blocksInTurn(readBoxes(-8, '-9,-9,7,7,16 2,-9,7,7,8 -9,2,7,7,6')),
    block([2, 2, -8], [7, 7, 11], signal),
  ],
};
