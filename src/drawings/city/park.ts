import { curve, pointsOn } from '../isometric.ts';
import { path, type Shapes } from '../shapes.ts';
import { block, pawn, pawns } from '../volumes.ts';
import { trees } from './lot.ts';

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
