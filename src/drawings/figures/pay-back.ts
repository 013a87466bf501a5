import { cylinder, line } from '../isometric.ts';
import { path, type Drawing } from '../shapes.ts';
import { base, block, pawns, stack } from '../volumes.ts';

const z = 30;
const coin = 19;
const high = 6 * coin;
const middle = 92;
// Coins that three years save, side by side; the last one pays the rest of the block.
const years = [2, 4, 6];
const last = cylinder([296, middle, z + high - coin], 24, coin);

export const payBack: Drawing = {
  viewBox: '-178 -116 532 382',
  label: 'Een blok, en stapels munten die elk jaar groeien tot de laatste even hoog is',
  shapes: base([350, 168], z, [
    block([18, 52, z], [76, 76, high], { right: 'cobalt' }),
    years.map((count, at) => stack(count, [148 + at * 74, middle, z], 24, coin)),
    path(last.wall + last.top, 'signal'),
    path(line([94, middle, z + high], [272, middle, z + high]), 'cut'),
    pawns(z, [112, 146], [262, 148]),
  ]),
};
