import { circle, curve, cylinder, line, outline, plane, points, pointsOn } from '../isometric.ts';
import { path } from '../shapes.ts';
import { block, drum, signal } from '../volumes.ts';

export const expertiseIcons = {
  platform: () => [
    block([-13, -11, -14], [26, 24, 3]),
    path(plane([-9, 3, -11], [18, 6])),
    block([-13, -11, -11], [26, 3, 25], { left: 'sheet' }),
    path(plane([-13, -8, 10], [26, 4], 'xz'), 'cobalt'),
    path(line([-9, -8, 5], [3, -8, 5]) + line([-9, -8, 1], [-1, -8, 1])),
    path(plane([-9, -8, -8], [8, 4], 'xz'), 'signal'),
  ],
  phone: () => [
    path(plane([-12, -12, -15], [24, 24]), 'cut'),
    block([-9, -2, -15], [18, 4, 36], { left: 'sheet' }),
    path(plane([-7, 2, -11], [14, 28], 'xz'), 'wash'),
    path(line([-4, 2, 11], [4, 2, 11]) + line([-4, 2, 6], [1, 2, 6])),
    path(plane([-4, 2, -7], [8, 5], 'xz'), 'signal'),
  ],
  lock() {
    const shackle = (y: number) => {
      const arch = pointsOn('xz', y, '-9,0 -9,13 -4,19 4,19 9,13 9,0');
      const hole = pointsOn('xz', y, '4.5,0 4.5,11 2,14 -2,14 -4.5,11 -4.5,0');
      return outline(...arch, ...hole);
    };
    return [
      path(shackle(-2), 'shade'),
      path(shackle(1.5), 'sheet'),
      block([-12, -6, -18], [24, 12, 20]),
      path(plane([-2.5, 6, -12], [5, 9], 'xz'), 'signal'),
    ];
  },
  layers() {
    const sheet = (z: number) => plane([-12, -12, z], [24, 24]);
    const corners = points('-12,12 12,-12 12,12');
    return [
      path(sheet(-15) + corners.map(([x, y]) => line([x, y, -15], [x, y, 15])).join(''), 'cut'),
      path(sheet(-5), 'wash'),
      path(sheet(5), 'signal'),
      path(sheet(15), 'sheet'),
      path(plane([-6, -6, 15], [12, 12])),
    ];
  },
  cloud() {
    const cloud = (y: number) =>
      `${curve(...pointsOn('xz', y, '-11,0 -18,0 -18,9 -11,9 -11,18 1,20 4,13 8,15 11,12 10,9 17,9 17,0 10,0'))}z`;
    return [
      path(plane([-12, -12, -15], [24, 24]), 'cut'),
      path(plane([-7, -7, -15], [14, 14]), 'wash'),
      path(cloud(-3), 'wash'),
      path(cloud(2), 'sheet'),
      path(
        outline([-1, 2, -11], [-1, 2, 3], [-5, 2, 3], [1, 2, 10], [5, 2, 3], [2, 2, 3], [2, 2, -11]),
        'signal',
      ),
    ];
  },
  nodes() {
    const places = points('-10,-10 10,-10 -10,10 10,10');
    const cubes = places.map(([x, y]) => ({ at: [x - 3, y - 3, -14], size: [6, 6, 6] }) as const);
    return [
      path(plane([-10, -10, -11], [20, 20]), 'cut'),
      cubes.map(({ at, size }) => block(at, size)),
      path(places.map(([x, y]) => line([x, y, -8], [0, 0, 8]))),
      block([-5, -5, 6], [10, 10, 11], signal),
    ];
  },
  database() {
    const middle = cylinder([0, 0, -6], 12, 9);
    return [
      drum([0, 0, -18], 12, 9, 'wash'),
      path(middle.wall + middle.top, 'signal'),
      drum([0, 0, 6], 12, 9, 'wash'),
      path(circle([0, 0, 15], 5)),
    ];
  },
};
