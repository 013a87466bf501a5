import { line, points, type Point, type Size } from './isometric.ts';

// Digits in a picture are lines: fonts of the page do not reach an image.
const strokes: Record<string, string> = {
  1: '0,1 1,0 1,4',
  2: '0,0 2,0 2,2 0,2 0,4 2,4',
  3: '0,0 2,0 2,2 0,2 2,2 2,4 0,4',
  4: '0,0 0,2 2,2 2,0 2,4',
  5: '2,0 0,0 0,2 2,2 2,4 0,4',
  6: '2,0 0,0 0,4 2,4 2,2 0,2',
  7: '0,0 2,0 1,4',
  8: '0,2 0,0 2,0 2,4 0,4 0,2 2,2',
  9: '2,2 0,2 0,0 2,0 2,4 0,4',
};

/** Draws a digit, two wide and four high; `place` turns that into a point of the model. */
export const letter = (of: string, place: (at: Size) => Point): string =>
  line(...points(strokes[of] ?? '').map(place));
