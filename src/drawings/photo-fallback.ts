import { createFallbackPlan } from './fallback-plan.ts';
import { grid, plane } from './isometric.ts';
import { path, type Drawing, type Shapes } from './shapes.ts';
import { block, signal } from './volumes.ts';

const floor = 16;

/** The sheet behind a photo, with the plan of its category. */
export const createPhotoFallback = (category?: string): Drawing => ({
  viewBox: '-355 -104 768 432',
  shapes: [
    path('M-355-104h768v432h-768z', 'wash', 'flat'),
    path(grid([-464, -464, 0], [1218, 1160], 21, 20), 'penSheet'),
    category !== undefined && drawPlan(category),
  ],
});

const drawPlan = (category: string): Shapes => [
  path(plane([-29, -29, 0], [348, 290]), 'cut'),
  block([0, 0, 8], [290, 232, 8]),
  createFallbackPlan(category).map(({ at: [x, y], size: [width, depth], height, signal: isSignal }) => [
    height
      ? block([x, y, floor], [width, depth, height])
      : path(plane([x, y, floor], [width, depth]), 'wash'),
    isSignal && block([x + width / 2 - 11, y + depth / 2 - 11, floor + height], [22, 22, 12], signal),
  ]),
];
