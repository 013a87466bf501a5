import { line, outline, plane, pointsOn, repeat, type BlockSize, type Point } from '../isometric.ts';
import { path, type Drawing } from '../shapes.ts';
import { pile } from '../before/pile.ts';
import { leaf, turn } from '../turned.ts';
import { base, block, blocks, pawn, readBoxes, signal } from '../volumes.ts';

// What a case tells: a pile of paper before, a screen after.
const z = 36;
const papers = [4, -9, 12, -3, 15, -12, 6, -6].map((degrees, at): [Point, BlockSize, number] => [
  [58 + (at % 3) * 2, 92, z + at * 13],
  [72, 52, 13],
  degrees,
]);
const arrow = '118,114 168,114 168,100 196,122 168,144 168,130 118,130';
const left = 176;
const wide = 118;
const front = 52;
const tile = (x: number, up: number, width: number, height: number) =>
  plane([left + x, front, z + up], [width, height], 'xz');

export const turnaround: Drawing = {
  viewBox: '-214 -126 532 400',
  label: 'Links een stapel papier, rechts het scherm dat ervoor in de plaats kwam',
  shapes: base([304, 200], z, [
    pile(papers),
    path(leaf(turn([36, 168, z], 24), [44, 32]) + leaf(turn([92, 174, z], -14), [44, 32]), 'sheet'),
    path(outline(...pointsOn('xy', z, arrow)), 'cobalt'),
    block([left, front - 10, z], [wide, 10, 140], { top: 'ink', left: 'sheet' }),
    path(tile(0, 122, wide, 18), 'ink'),
    path(tile(10, 70, 46, 42), 'cobalt'),
    path(
      repeat(line([left + 66, front, z + 106], [left + 106, front, z + 106]), 4, [0, 0, -11]) +
        tile(10, 14, 46, 46),
    ),
    path(tile(18, 20, 8, 16) + tile(30, 20, 8, 32) + tile(42, 20, 8, 24), 'wash'),
    block([left + 66, front, z + 18], [42, 8, 22], signal),
    blocks(readBoxes(z, '200,66,80,24,6')),
    pawn([262, 128, z]),
  ]),
};
