import { ball, grid, line, outline, plane, repeat, type BlockSize, type Point } from '../isometric.ts';
import { path, type Parts } from '../parts.ts';
import { leaf, turn } from '../turned.ts';
import { base, block, pawn } from '../volumes.ts';
import { pile } from './pile.ts';

/** Noted on paper, photographed apart, typed over at night; the photo of the defect has slipped off. */
export function inspection(): Parts {
  const z = 50;
  const desk = z + 44;
  const forms = [5, -8, 3, -4, 9, -6, 12, -3, 7].map((degrees, at): [Point, BlockSize, number] => [
    [50, 50, desk + at * 8],
    [44, 56, 8],
    degrees,
  ]);
  return base([240, 200], z, [
    path(grid([0, 0, z], [240, 200], 6, 5), 'fine', 'faint'),
    block([20, 18, z], [8, 72, 36]),
    block([206, 18, z], [8, 72, 36]),
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
