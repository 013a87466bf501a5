import { circle, curve, cylinder, line, outline, plane, type Point } from '../isometric.ts';
import { path } from '../parts.ts';
import { block, signal } from '../volumes.ts';

export const expertiseIcons = {
  platform() {
    return [
      block([-13, -11, -14], [26, 24, 3]),
      path(plane([-9, 3, -11], [18, 6])),
      block([-13, -11, -11], [26, 3, 25], { left: 'sheet' }),
      path(plane([-13, -8, 10], [26, 4], 'xz'), 'cobalt'),
      path(line([-9, -8, 5], [3, -8, 5]) + line([-9, -8, 1], [-1, -8, 1])),
      path(plane([-9, -8, -8], [8, 4], 'xz'), 'signal'),
    ];
  },

  phone() {
    return [
      path(plane([-12, -12, -15], [24, 24]), 'cut'),
      block([-9, -2, -15], [18, 4, 36], { left: 'sheet' }),
      path(plane([-7, 2, -11], [14, 28], 'xz'), 'wash'),
      path(line([-4, 2, 11], [4, 2, 11]) + line([-4, 2, 6], [1, 2, 6])),
      path(plane([-4, 2, -7], [8, 5], 'xz'), 'signal'),
    ];
  },

  lock() {
    const shackle = (y: number) => {
      const arch: Point[] = [
        [-9, y, 0],
        [-9, y, 13],
        [-4, y, 19],
        [4, y, 19],
        [9, y, 13],
        [9, y, 0],
      ];
      const hole: Point[] = [
        [4.5, y, 0],
        [4.5, y, 11],
        [2, y, 14],
        [-2, y, 14],
        [-4.5, y, 11],
        [-4.5, y, 0],
      ];
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
    const corners = [
      [-12, 12],
      [12, -12],
      [12, 12],
    ] as const;
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
      `${curve(
        [-11, y, 0],
        [-18, y, 0],
        [-18, y, 9],
        [-11, y, 9],
        [-11, y, 18],
        [1, y, 20],
        [4, y, 13],
        [8, y, 15],
        [11, y, 12],
        [10, y, 9],
        [17, y, 9],
        [17, y, 0],
        [10, y, 0],
      )}z`;
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
    const places = [
      [-10, -10],
      [10, -10],
      [-10, 10],
      [10, 10],
    ] as const;
    const cubes = places.map(
      ([x, y]) =>
        [
          [x - 3, y - 3, -14],
          [6, 6, 6],
        ] as const,
    );
    return [
      path(plane([-10, -10, -11], [20, 20]), 'cut'),
      cubes.map((cube) => block(...cube)),
      path(places.map(([x, y]) => line([x, y, -8], [0, 0, 8]))),
      block([-5, -5, 6], [10, 10, 11], signal),
    ];
  },

  database() {
    const [low, middle, high] = [-18, -6, 6].map((z) => cylinder([0, 0, z], 12, 9)) as [Disk, Disk, Disk];
    type Disk = ReturnType<typeof cylinder>;
    return [
      path(low.wall, 'wash'),
      path(low.top, 'sheet'),
      path(middle.wall + middle.top, 'signal'),
      path(high.wall, 'wash'),
      path(high.top, 'sheet'),
      path(circle([0, 0, 15], 5)),
    ];
  },
};
