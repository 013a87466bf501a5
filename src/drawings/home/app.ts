import { plane, repeat, uprights } from '../isometric.ts';
import type { Look } from '../looks.ts';
import { path, placeAt, type Drawing, type Shapes } from '../shapes.ts';
import { block, blocks, blocksInTurn, readBoxes, type Box } from '../volumes.ts';
import { bar, cardPlaces, cardSize, row, screenSize } from './screen.ts';

/** The application, whose button may have the signal colour. */
export function app(button: Look = 'sheet'): Shapes {
  const [list] = cardPlaces;
  const panel = 14;
  const card = 8;
  const cards = cardPlaces.map((x): Box => ({ at: [x, 112, 0], size: [...cardSize, card] }));
  const bars = readBoxes(card, '100,126,11,28,46 115,126,11,28,30 130,126,11,28,14');
  const tiles = readBoxes(card, '176,118,18,18,12 200,118,18,18,24 176,140,18,18,6 200,140,18,18,12');
  return [
    block([0, 0, -8], [...screenSize, 8]),
    path(bar, 'ink'),
    path(repeat(row(168, 10, 14), 3, [22, 0, 0]) + row(12, 10, 26), 'penSheet'),
    block([16, 34, 0], [210, 62, panel], { top: 'cobalt' }),
    path(repeat(row(30, 48, 84, panel), 2, [0, 11, 0]), 'penSheet'),
    block([146, 42, panel], [68, 44, 10]),
    path(plane([154, 50, 24], [22, 28]), 'cobalt'),
    path(repeat(row(184, 55, 22, 24), 3, [0, 9, 0])),
    block([30, 70, panel], [62, 16, 14], { top: button, left: button, right: button }),
    blocks(cards),
    path(repeat(plane([list + 8, 120, card], [8, 8]), 3, [0, 14, 0]), 'cobalt'),
    path(repeat(row(list + 24, 124, 26, card), 3, [0, 14, 0])),
    blocksInTurn(bars, { top: 'cobalt' }),
    blocksInTurn(tiles),
  ];
}

const lift = 70;

export const appModel: Drawing = {
  viewBox: '-190 -80 440 300',
  shapes: [
    path(plane([0, 0, 0], screenSize), 'cut', 'wash'),
    path(uprights([0, 0, 0], screenSize, lift - 8), 'dots'),
    placeAt([0, 0, lift], app()),
  ],
};
