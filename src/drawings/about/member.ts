import { line, plane } from '../isometric.ts';
import { path, type Drawing } from '../shapes.ts';
import { base, block, pawn } from '../volumes.ts';

/** Someone at a desk, shown for a team member without a photo. */
export const member: Drawing = {
  viewBox: '-140 -30 280 158',
  shapes: [
    base([120, 120], 12, [
      block([28, 20, 12], [40, 76, 26]),
      block([34, 44, 38], [4, 34, 22], { right: 'cobalt' }),
      path(plane([46, 50, 38], [16, 22]) + line([50, 54, 38], [50, 68, 38]), 'fine'),
      pawn([88, 60, 12]),
    ]),
  ],
};
