import { curve } from '../isometric.ts';
import { path, type Parts } from '../parts.ts';
import { block, pawn } from '../volumes.ts';
import { trees } from './lot.ts';

export function park(): Parts {
  const pond = curve(
    [60, 130, 0],
    [40, 60, 0],
    [120, 50, 0],
    [150, 80, 0],
    [180, 110, 0],
    [230, 90, 0],
    [222, 150, 0],
    [214, 210, 0],
    [150, 180, 0],
    [120, 196, 0],
    [90, 212, 0],
    [70, 170, 0],
    [60, 130, 0],
  );
  return [
    trees([
      [24, 24, 0],
      [70, 20, 0],
      [116, 24, 0],
      [170, 30, 0],
      [226, 24, 0],
      [22, 74, 0],
      [30, 122, 0],
    ]),
    path(pond, 'cobalt'),
    block([120, 100, 0], [20, 100, 4]),
    pawn([130, 150, 4]),
    trees([
      [244, 76, 0],
      [246, 190, 0],
      [22, 176, 0],
      [26, 236, 0],
      [74, 240, 0],
      [224, 240, 0],
    ]),
    pawn([150, 236, 0]),
    pawn([172, 236, 0]),
  ];
}
