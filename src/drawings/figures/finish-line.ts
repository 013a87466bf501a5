import { grid, line, outline, plane, repeat } from '../isometric.ts';
import { path, type Drawing } from '../shapes.ts';
import { base, block, pawn, pawns, signal } from '../volumes.ts';

const z = 30;
const lane = 52;
// How far the pages are, the empty one first.
const pages = [214, 182, 166];
const post = 268;
const high = 84;
const flag = (y: number) =>
  outline([post + 12, y, z + high], [post + 12, y - 44, z + high - 13], [post + 12, y, z + high - 26]);

export const finishLine: Drawing = {
  viewBox: '-206 -40 560 318',
  label: 'Drie pagina’s schuiven over een baan naar een finish en liggen dicht bij elkaar',
  shapes: base([340, 196], z, [
    block([post, 4, z], [12, 12, high]),
    path(flag(4), 'cobalt'),
    path(repeat(plane([8, 22, z], [324, 40]), 3, [0, lane, 0]), 'wash'),
    path(plane([post - 10, 18, z], [32, 152]), 'sheet'),
    path(grid([post - 10, 18, z], [32, 152], 2, 9)),
    pages.map((x, at) => [
      path(repeat(line([x - 26, 34 + at * lane, z], [x - 74, 34 + at * lane, z]), 2, [0, 16, 0])),
      block([x - 18, 26 + at * lane, z], [44, 32, 26], at === 1 && signal),
      path(line([x - 10, 34 + at * lane, z + 26], [x + 18, 34 + at * lane, z + 26]), 'penOnSignal', 'bold'),
    ]),
    block([post, 178, z], [12, 12, high]),
    path(flag(178), 'cobalt'),
    pawn([318, 184, z]),
    pawns(z, [60, 184], [96, 184]),
  ]),
};
