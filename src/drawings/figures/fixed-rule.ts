import { ball, line, outline, plane, type Point } from '../isometric.ts';
import { path, type Drawing } from '../shapes.ts';
import { base, block, blocks, blocksInTurn, pawns, type Box } from '../volumes.ts';
import { modelGate } from './model-gate.ts';

const z = 30;
// The adding machine: keys in front, a higher back with the paper.
const left = 128;
const wide = 124;
const right = left + wide;
const low = z + 24;
const high = z + 64;
const keys = [0, 1, 2, 3].flatMap((column) =>
  [0, 1, 2].map((row): Box => ({ at: [left + 14 + column * 26, 96 + row * 20, low], size: [18, 13, 7] })),
);
const slot = 62;
const paper = (x: number): Point[] => [
  [x, slot, high],
  [x, slot, high + 66],
  [x, slot - 14, high + 80],
];
const edges = [left + 32, left + 92] as const;
const strip = outline(...paper(edges[0]), ...paper(edges[1]).toReversed());
const row = (from: number, up: number) => line([left + from, slot, high + up], [left + 82, slot, high + up]);
const hub = 66;
const arm = 8;
// Closed: white and dark by turns.
const barrier = [0, 1, 2, 3, 4, 5].map((at): Box => ({ at: [84, 36 + at * 21, z + 30], size: [8, 21, 10] }));

export const fixedRule: Drawing = {
  viewBox: '-204 -116 508 372',
  label: 'Een rekenmachine met een hendel geeft een uitkomst; ernaast is een poort afgesloten',
  shapes: base([290, 190], z, [
    modelGate([30, 34, z], false),
    block([84, 26, z], [8, 10, 44]),
    barrier.map((box, at) => blocksInTurn([box], at % 2 ? {} : { top: 'ink', left: 'ink', right: 'ink' })),
    block([84, 162, z], [8, 10, 34]),
    block([left, 38, z], [wide, 50, high - z]),
    path(plane([left + 24, slot - 3, high], [76, 8]), 'ink'),
    path(strip, 'signal'),
    path(line([edges[0], slot, high + 66], [edges[1], slot, high + 66]), 'penOnSignal', 'fine'),
    path(row(58, 52) + row(50, 40) + row(58, 28), 'penOnSignal'),
    path(row(42, 12), 'penOnSignal', 'bold'),
    block([left, 88, z], [wide, 70, low - z]),
    blocks(keys),
    block([right, hub - 9, z + 24], [arm, 18, 18]),
    path(line([right + arm + 3, hub, z + 33], [right + arm + 3, hub + 22, z + 88]), 'penInk', 'bold'),
    path(ball([right + arm + 3, hub + 23, z + 94], 9), 'cobalt'),
    pawns(z, [272, 112], [122, 178]),
  ]),
};
