import { circle, line, plane, readRows, repeat, type Point } from '../isometric.ts';
import { path, paths, type Parts } from '../parts.ts';
import { leaf, turn } from '../turned.ts';
import { base, block, pawn } from '../volumes.ts';
import { signalPile } from './pile.ts';

/** A week on a whiteboard: magnets slide, notes fall, and the job of today lies on the floor. */
export function planning(): Parts {
  const z = 50;
  const [face, foot] = [34, z + 34];
  const hung = readRows<Point>('72,92,0 72,56,-4 108,74,9 142,94,-14 150,50,24 196,72,-6 206,34,38');
  const notes = readRows<Point>('40,96,24 66,150,-18 128,82,12 178,98,-34 216,128,20 206,176,-12 108,182,40');
  const jobs = hung.map(([x, up, degrees]) => leaf(turn([x, face, foot + up], degrees, 'xz'), [32, 18]));
  const fallen = notes.map(([x, y, degrees]) => leaf(turn([x, y, z], degrees), [30, 20]));
  const scribble = (x: number, y: number) => line([x - 8, y - 3, z], [x + 8, y - 3, z]);
  return base([240, 200], z, [
    block([26, 26, z], [6, 6, 40]),
    block([208, 26, z], [6, 6, 40]),
    block([12, face - 6, foot], [216, 6, 118], { left: 'sheet' }),
    path(plane([12, face, foot + 104], [216, 14], 'xz'), 'ink', 'penInk'),
    path(
      repeat(line([52, face, foot + 10], [52, face, foot + 104]), 5, [36, 0, 0]) +
        repeat(line([12, face, foot + 29], [228, face, foot + 29]), 4, [0, 0, 19]),
      'fine',
    ),
    path(jobs, 'shade'),
    block([40, face, foot - 4], [120, 10, 6]),
    path(fallen, 'wash'),
    paths(notes, ([x, y]) => scribble(x, y) + scribble(x, y + 7), 'fine'),
    path(circle([88, 110, z], 4) + circle([150, 120, z], 4) + circle([52, 176, z], 4), 'cobalt'),
    pawn([192, 62, z]),
    signalPile([[[138, 148, z], [80, 22, 14], -16]]),
    path(line([118, 153.5, z + 14], [158, 142.5, z + 14]), 'penOnSignal'),
    pawn([62, 122, z]),
  ]);
}
