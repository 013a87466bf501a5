import { grid, line, outline, plane, repeat, uprights, type Point } from './isometric.ts';
import { path, type Drawing } from './shapes.ts';
import { base, block, blocks, desk, pawn, pawns, readBoxes, signal } from './volumes.ts';

const floor = 20;
const tableTop = floor + 24;

/** A talk: people on either side of a table, with a model and its plan on it. */
const talk: Drawing = {
  viewBox: '-182 -84 386 286',
  shapes: [
    base([200, 180], floor, [
      block([12, 24, floor], [6, 132, 80]),
      path(plane([18, 34, floor + 10], [112, 60], 'yz'), 'sheet'),
      path(
        [
          repeat(plane([18, 44, floor + 20], [40, 40], 'yz'), 2, [0, 52, 0]),
          repeat(line([18, 52, floor + 48], [18, 76, floor + 48]), 3, [0, 0, -8]),
          line([18, 96, floor + 20], [18, 136, floor + 60]),
          line([18, 96, floor + 60], [18, 136, floor + 20]),
        ],
        'fine',
      ),
      pawns(floor, [62, 66], [62, 116]),
      blocks(readBoxes(floor, '82,148,8,8,18 148,148,8,8,18 148,40,8,8,18')),
      block([78, 36, tableTop - 6], [82, 124, 6]),
      path(plane([88, 46, tableTop], [62, 104]), 'fine', 'cut'),
      block([98, 56, tableTop], [42, 50, 8]),
      block([106, 64, tableTop + 8], [26, 30, 14], signal),
      path(repeat(line([98, 120, tableTop], [140, 120, tableTop]), 3, [0, 9, 0]), 'fine'),
      pawns(floor, [180, 80], [180, 124]),
    ]),
  ],
};

const lift = 24;
const back: Point = [48, 92, lift];
const [x, y] = back;

/** A message that arrived: a letter in an open envelope, above a drawing table. */
const message: Drawing = {
  viewBox: '-256 -6 536 344',
  shapes: [
    desk([276, 252], 'wash'),
    path(plane([10, 10, 0], [256, 232]), 'sheet'),
    path(grid([10, 10, 0], [256, 232], 10, 9), 'fine', 'faint'),
    path(plane([x, y, 0], [190, 126]), 'cut'),
    path(uprights([x, y, 0], [190, 126], lift), 'dots'),
    path(plane(back, [190, 126]), 'shade'),
    // The flap is folded back, and the letter comes out over it.
    path(outline(back, [x + 190, y, lift], [x + 126, y - 62, lift], [x + 64, y - 62, lift]), 'shade'),
    block([x + 22, y - 50, lift], [146, 138, 3]),
    path(repeat(line([x + 36, y - 32, lift + 3], [x + 106, y - 32, lift + 3]), 4, [0, 14, 0]), 'penInk'),
    block([x + 130, y - 38, lift + 3], [26, 26, 6], signal),
    path(
      outline(
        back,
        [x + 95, y + 62, lift + 3],
        [x + 190, y, lift],
        [x + 190, y + 126, lift],
        [x, y + 126, lift],
      ),
      'wash',
    ),
    path(line([x, y + 126, lift], [x + 95, y + 62, lift + 3], [x + 190, y + 126, lift]), 'fine'),
    pawn([30, 214, 0]),
  ],
};

export const contact = { talk, message };
