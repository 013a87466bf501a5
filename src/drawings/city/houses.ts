import { curve, line, outline, plane, pointsOn, repeat } from '../isometric.ts';
import { path, type Shapes } from '../shapes.ts';
import { block, pawn, pawns } from '../volumes.ts';
import { trees } from './lot.ts';

export function houses(): Shapes {
  const left = 24;
  const wide = 216;
  const deep = 56;
  const high = 40;
  const roof = 36;
  const house = 54;
  const terraces = [30, 146] as const;
  const all = (shape: string) => repeat(shape, 4, [house, 0, 0]);
  const outlines = (y: number) => {
    const front = y + deep;
    const right = left + wide;
    const ridge = y + deep / 2;
    return {
      front: plane([left, front, 0], [wide, high], 'xz'),
      gable: outline(
        ...pointsOn('yz', right, `${y},0 ${front},0 ${front},${high} ${ridge},${high + roof} ${y},${high}`),
      ),
      roof: outline(
        [left, front, high],
        [right, front, high],
        [right, ridge, high + roof],
        [left, ridge, high + roof],
      ),
      walls: repeat(
        line([left + house, front, 0], [left + house, front, high], [left + house, ridge, high + roof]),
        3,
        [house, 0, 0],
      ),
      doors: all(plane([left + 8, front, 0], [14, 26], 'xz')),
      windows:
        all(plane([left + 30, front, 12], [16, 16], 'xz')) + plane([right, ridge - 8, 34], [16, 16], 'yz'),
    };
  };
  return [
    terraces.map((y) => {
      const { front, gable, roof, walls, doors, windows } = outlines(y);
      return [
        path(front, 'wash'),
        path(gable, 'shade'),
        path(roof + windows, 'sheet'),
        path(walls),
        path(doors, 'cobalt'),
        trees([40, y + 86], [110, y + 86], [190, y + 86]),
      ];
    }),
  ];
}

export function park(): Shapes {
  const pond = curve(
    ...pointsOn(
      'xy',
      0,
      '60,130 40,60 120,50 150,80 180,110 230,90 222,150 214,210 150,180 120,196 90,212 70,170 60,130',
    ),
  );
  return [
    trees([24, 24], [70, 20], [116, 24], [170, 30], [226, 24], [22, 74], [30, 122]),
    path(pond, 'cobalt'),
    block([120, 100, 0], [20, 100, 4]),
    pawn([130, 150, 4]),
    trees([244, 76], [246, 190], [22, 176], [26, 236], [74, 240], [224, 240]),
    pawns(0, [150, 236], [172, 236]),
  ];
}
