import { line, outline, plane, repeat, type Point } from '../isometric.ts';
import { path, paths, type Drawing } from '../shapes.ts';
import { base, block, pawn } from '../volumes.ts';

const z = 30;
const x = 40;
const y = 22;
const wide = 184;
const deep = 96;
const high = 138;
const front = y + deep;
const right = x + wide;
const pane = 28;
const tall = 30;
const floors = [z + 14, z + 56, z + 98];
const columns = [12, 56, 100, 144].map((along) => x + along);
const shut = floors.flatMap((up, floor) =>
  columns.filter((_, column) => column !== [3, undefined, 1][floor]).map((left): Point => [left, front, up]),
);
const aside = floors.flatMap((up) => [12, 56].map((along): Point => [right, y + along, up]));
const bars =
  shut
    .map(([left, , up]) => line([left + pane / 2, front, up], [left + pane / 2, front, up + tall]))
    .join('') +
  aside
    .map(([, near, up]) => line([right, near + pane / 2, up], [right, near + pane / 2, up + tall]))
    .join('');
const sill = x + 56;
const door = x + 144;
const up = z + 98;
const casement = outline(
  [sill, front, up],
  [sill - 14, front + 18, up],
  [sill - 14, front + 18, up + tall],
  [sill, front, up + tall],
);
const foot = front + 56;
const rail = line([sill + 4, foot, z], [sill + 4, front, up]);
const rung = line([sill + 4, foot - 5.7, z + 10], [sill + 24, foot - 5.7, z + 10]);

export const hiredBurglar: Drawing = {
  viewBox: '-202 -156 484 396',
  label: 'Iemand probeert met een ladder alle ramen van een gebouw; één raam staat open',
  shapes: base([264, 186], z, [
    block([x, y, z], [wide, deep, high]),
    paths(shut, (at) => plane(at, [pane, tall], 'xz'), 'cobalt'),
    paths(aside, (at) => plane(at, [pane, tall], 'yz'), 'cobalt'),
    path(bars, 'penSheet'),
    path(plane([door, front, z], [pane, 46], 'xz'), 'sheet'),
    path(line([door + 20, front, z + 20], [door + 20, front, z + 25]), 'bold'),
    block([x - 5, y - 5, z + high], [wide + 10, deep + 10, 8]),
    block([door - 4, front, z], [pane + 8, 14, 5]),
    path(plane([sill, front, up], [pane, tall], 'xz'), 'signal'),
    path(casement, 'sheet'),
    path(repeat(rail, 2, [20, 0, 0]), 'penInk', 'bold'),
    path(repeat(rung, 9, [0, -5.7, 10]), 'penInk'),
    pawn([sill + 14, front + 20, z + 66]),
    pawn([186, 158, z]),
    block([164, 166, z + 9], [20, 4, 20], { left: 'sheet' }),
    path(repeat(line([168, 170, z + 23], [179, 170, z + 23]), 2, [0, 0, -7]), 'fine'),
  ]),
};
