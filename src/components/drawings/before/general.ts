import type { BlockSize, Point } from '../isometric.ts';
import { path, type Parts } from '../parts.ts';
import { base, pawns } from '../volumes.ts';
import { floor as z, floorSize, plan } from '../stages/model.ts';
import { pile, signalPile } from './pile.ts';

/** The plan of what should stand there, and all its parts in a heap. */
export function general(): Parts {
  const heap: [Point, BlockSize, number][] = [
    [[84, 62, z], [76, 60, 44], 10],
    [[156, 72, z], [60, 50, 34], -18],
    [[58, 116, z], [56, 52, 30], -24],
    [[104, 64, z + 44], [64, 44, 26], -16],
    [[132, 118, z], [66, 54, 24], 16],
  ];
  return base(floorSize, z, [
    path(plan(z), 'cut'),
    pile(heap),
    signalPile([[[104, 92, z + 30], [44, 36, 22], 24]]),
    pile([
      [[192, 142, z], [40, 30, 16], -12],
      [[70, 168, z], [46, 26, 12], 18],
      [[150, 176, z], [30, 26, 20], -30],
    ]),
    pawns(z, [214, 100], [30, 176]),
  ]);
}
