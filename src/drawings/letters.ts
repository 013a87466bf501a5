import { line, points, type Point, type Size } from './isometric.ts';

// Words in a picture are lines: fonts of the page do not reach an image.
const strokes: Record<string, string> = {
  0: '0,0 2,0 2,4 0,4 0,0',
  1: '0,1 1,0 1,4',
  2: '0,0 2,0 2,2 0,2 0,4 2,4',
  3: '0,0 2,0 2,2 0,2 2,2 2,4 0,4',
  4: '0,0 0,2 2,2 2,0 2,4',
  5: '2,0 0,0 0,2 2,2 2,4 0,4',
  6: '2,0 0,0 0,4 2,4 2,2 0,2',
  7: '0,0 2,0 1,4',
  8: '0,2 0,0 2,0 2,4 0,4 0,2 2,2',
  9: '2,2 0,2 0,0 2,0 2,4 0,4',
  '.': '1,3.7 1,4',
  A: '0,4 1,0 2,4 1.6,2.5 0.4,2.5',
  E: '2,0 0,0 0,2 1.6,2 0,2 0,4 2,4',
  G: '2,0 0,0 0,4 2,4 2,2 1,2',
  I: '1,0 1,4',
  N: '0,4 0,0 2,4 2,0',
  O: '0,0 2,0 2,4 0,4 0,0',
  P: '0,4 0,0 2,0 2,2 0,2',
  R: '0,4 0,0 2,0 2,2 0,2 2,4',
  S: '2,0 0,0 0,2 2,2 2,4 0,4',
  T: '0,0 2,0 1,0 1,4',
};

/** Draws a digit or letter, two wide and four high; `place` turns that into a point of the model. */
export const letter = (of: string, place: (at: Size) => Point): string =>
  line(...points(strokes[of] ?? '').map(place));

/** Draws a word that faces left-down, from its upper left corner. */
export const write = (word: string, [x, y, z]: Point): string =>
  [...word]
    .map((of, at) => letter(of, ([right, down]) => [x + 16 * at + 5 * right, y, z - 5 * down]))
    .join('');
