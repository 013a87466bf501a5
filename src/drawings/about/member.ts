import { line, plane, repeat } from '../isometric.ts';
import { path, type Drawing } from '../shapes.ts';
import { base, block, pawn, signal } from '../volumes.ts';

const viewBox = '-140 -66 280 194';

/** People at work, shown for team members without a photo: at a screen, and beside a cabinet of drives. */
export const members = {
  screen: {
    viewBox,
    shapes: [
      base([120, 120], 12, [
        block([28, 20, 12], [40, 76, 26]),
        block([34, 44, 38], [4, 34, 22], { right: 'cobalt' }),
        path(plane([46, 50, 38], [16, 22]) + line([50, 54, 38], [50, 68, 38]), 'fine'),
        block([46, 26, 38], [14, 14, 6], signal),
        pawn([88, 60, 12]),
      ]),
    ],
  },
  rack: {
    viewBox,
    shapes: [
      base([120, 120], 12, [
        block([20, 26, 12], [30, 58, 70], { right: 'wash' }),
        path(repeat(plane([50, 32, 22], [46, 10], 'yz'), 4, [0, 0, 15]), 'sheet'),
        block([20, 92, 12], [18, 18, 10], signal),
        pawn([86, 72, 12]),
      ]),
    ],
  },
} satisfies Record<string, Drawing>;
