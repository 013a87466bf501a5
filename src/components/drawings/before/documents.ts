import { line, plane, repeat, type BlockSize, type Point } from '../isometric.ts';
import { path, type Parts } from '../parts.ts';
import { base, block, pawn } from '../volumes.ts';
import { pile, signalPile } from './pile.ts';

/** Binders in towers, boxes, a drawer that does not close; the paper one needs lies in the middle. */
export function documents(): Parts {
  const z = 40;
  const tower = (x: number, y: number, turns: readonly number[], lean: number, from = 0) =>
    turns.map((turn, at): [Point, BlockSize, number] => [
      [x + lean * (at + from) ** 1.4, y, z + (at + from) * 15],
      [46, 62, 15],
      turn,
    ]);
  const drawers = plane([16, 84, z + 8], [56, 26], 'xz');
  const handle = line([36, 84, z + 24], [52, 84, z + 24]);
  return base([200, 220], z, [
    block([10, 14, z], [68, 70, 138]),
    path(repeat(drawers, 4, [0, 0, 32]) + repeat(handle, 4, [0, 0, 32])),
    pile(tower(132, 56, [3, -5, 8, -2, 6, -9, 4], 0.5)),
    block([16, 84, z + 104], [56, 44, 26]),
    pile([
      [[44, 104, z + 130], [44, 32, 12], 8],
      [[44, 106, z + 142], [40, 28, 4], -12],
    ]),
    pawn([92, 110, z]),
    pile([[[160, 122, z], [56, 48, 34], 12]], 'shade'),
    pile([
      [[160, 122, z + 34], [44, 36, 6], -10],
      [[158, 120, z + 40], [44, 36, 6], 14],
    ]),
    pile(tower(64, 170, [-4, 7, -3], 0.8)),
    signalPile(tower(64, 170, [10], 0.8, 3)),
    pile(tower(64, 170, [-6, 5, -9, 12], 0.8, 4)),
    pile([
      [[150, 190, z], [40, 28, 3], 24],
      [[154, 188, z + 3], [40, 28, 3], -8],
    ]),
  ]);
}
