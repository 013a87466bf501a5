import { ball, grid, line, outline, plane, repeat, type BlockSize, type Point } from '../isometric.ts';
import { path, type Shapes } from '../shapes.ts';
import { leaf, readPile, turn } from '../turned.ts';
import { base, block, pawn, pawns, blocksInTurn, readBoxes } from '../volumes.ts';
import { floor as z, floorSize, plan } from '../stages/plans.ts';
import { pile, signalPile } from './pile.ts';

/** The plan of a building, with all its blocks in a heap. */
export function general(): Shapes {
  const heap = '84,62,0,76,60,44,10 156,72,0,60,50,34,-18 58,116,0,56,52,30,-24 104,64,44,64,44,26,-16';
  return base(floorSize, z, [
    path(plan(z), 'cut'),
    pile(readPile(z, heap)),
    pile(readPile(z, '132,118,0,66,54,24,16')),
    signalPile([[[104, 92, z + 30], [44, 36, 22], 24]]),
    pile(readPile(z, '192,142,0,40,30,16,-12 70,168,0,46,26,12,18 150,176,0,30,26,20,-30')),
    pawns(z, [214, 100], [30, 176]),
  ]);
}

/** Towers of binders, boxes, a drawer that does not close; the paper that is needed lies in the middle. */
export function documents(): Shapes {
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
    pile(readPile(z, '44,104,130,44,32,12,8 44,106,142,40,28,4,-12')),
    pawn([92, 110, z]),
    pile([[[160, 122, z], [56, 48, 34], 12]], 'shade'),
    pile(readPile(z, '160,122,34,44,36,6,-10 158,120,40,44,36,6,14')),
    pile(tower(64, 170, [-4, 7, -3], 0.8)),
    signalPile(tower(64, 170, [10], 0.8, 3)),
    pile(tower(64, 170, [-6, 5, -9, 12], 0.8, 4)),
    pile(readPile(z, '150,190,0,40,28,3,24 154,188,3,40,28,3,-8')),
  ]);
}

/** Noted on paper, photographed separately, typed over at night; the photo of the defect has slipped off. */
export function inspection(): Shapes {
  const z = 50;
  const desk = z + 44;
  const forms = [5, -8, 3, -4, 9, -6, 12, -3, 7].map((degrees, at): [Point, BlockSize, number] => [
    [50, 50, desk + at * 8],
    [44, 56, 8],
    degrees,
  ]);
  return base([240, 200], z, [
    path(grid([0, 0, z], [240, 200], 6, 5), 'fine', 'faint'),
    blocksInTurn(readBoxes(z, '20,18,8,72,36 206,18,8,72,36')),
    block([12, 12, desk - 8], [212, 84, 8]),
    pile(forms),
    block([96, 24, desk], [64, 5, 44], { left: 'ink' }),
    block([92, 34, desk], [72, 40, 4]),
    path(grid([98, 40, desk + 4], [60, 28], 10, 4), 'fine'),
    block([178, 40, desk], [36, 20, 24]),
    path(ball([194, 60, desk + 12], 9), 'ink'),
    path(ball([194, 60, desk + 12], 4), 'sheet'),
    block([52, 112, z], [84, 84, 6], { top: 'shade' }),
    path(plane([58, 122, z + 6], [72, 70]), 'sheet'),
    path(repeat(line([66, 138, z + 6], [120, 138, z + 6]), 4, [0, 12, 0])),
    path(outline([58, 122, z + 6], [130, 122, z + 6], [130, 140, z + 50], [58, 140, z + 50]), 'cobalt'),
    block([76, 114, z + 6], [36, 8, 10]),
    path(leaf(turn([168, 118, z], 20), [44, 34]) + leaf(turn([204, 178, z], -30), [44, 34]), 'sheet'),
    path(leaf(turn([186, 146, z], -12), [50, 38]), 'signal'),
    path(line([172, 140, z], [184, 144, z], [180, 152, z], [198, 152, z]), 'penOnSignal'),
    pawn([24, 150, z]),
  ]);
}
