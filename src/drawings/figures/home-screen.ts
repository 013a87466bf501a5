import { line, outline, plane, repeat, uprights, type Point, type Size } from '../isometric.ts';
import { path, paths, type Drawing, type Shapes } from '../shapes.ts';
import { base, block, blocks, pawn, signal, type Box } from '../volumes.ts';

const z = 30;
const screen = z + 14;
const tile: Size = [40, 40];
const place = (row: number, column: number): Point => [32 + row * 51, 80 + column * 53, screen];
// The phone has room for one more tile.
const slot = place(0, 1);
const lift = 62;
const tiles = [0, 1, 2, 3]
  .flatMap((row) => [0, 1].map((column) => place(row, column)))
  .filter(([x, y]) => x !== slot[0] || y !== slot[1])
  .map((at): Box => ({ at, size: [...tile, 7] }));

/** A shop with its shutter down and a padlock on it. */
function shop(): Shapes {
  const left = 146;
  const wide = 96;
  const front = 44;
  const stripe = (at: number) => {
    const from = left - 6 + at * 18;
    const to = from + 18;
    const high = z + 70;
    const low = z + 54;
    return outline([from, front, high], [to, front, high], [to, front + 18, low], [from, front + 18, low]);
  };
  return [
    block([left, 8, z], [wide, front - 8, 78]),
    path(plane([left + 8, front, z], [wide - 16, 60], 'xz'), 'shade'),
    path(repeat(line([left + 8, front, z + 8], [left + wide - 8, front, z + 8]), 6, [0, 0, 8]), 'fine'),
    paths([0, 2, 4], stripe, 'cobalt'),
    paths([1, 3, 5], stripe, 'sheet'),
    path(plane([left + 41, front, z + 4], [14, 12], 'xz'), 'ink'),
  ];
}

export const homeScreen: Drawing = {
  viewBox: '-230 -62 502 322',
  label: 'Een oranje tegel zakt op het scherm van een liggende telefoon, naast een gesloten winkel',
  shapes: base([262, 220], z, [
    pawn([90, 36, z]),
    shop(),
    block([14, 64, z], [240, 126, 14], { top: 'ink', left: 'ink', right: 'ink' }),
    path(plane([20, 70, screen], [228, 114]), 'sheet'),
    path(line([238, 108, screen], [238, 146, screen]), 'bold', 'penInk'),
    blocks(tiles, { top: 'wash', left: 'shade' }),
    path(plane(slot, tile), 'cut', 'penInk'),
    path(uprights(slot, tile, lift), 'dots'),
    block([slot[0], slot[1], screen + lift], [...tile, 16], signal),
    pawn([128, 207, z]),
  ]),
};
