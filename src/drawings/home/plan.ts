import { grid, line, plane, repeat, uprights } from '../isometric.ts';
import { moving, path, placeAt, type Drawing } from '../shapes.ts';
import { block, pawns } from '../volumes.ts';
import { app } from './app.ts';
import { lines, screenSize } from './screen.ts';

const sheet = [366, 228] as const;
const left = 98;
const back = 24;
const lift = 70;
const [width] = screenSize;
// The threads from the pile become the lines of the screen.
const rows = lines.map((y) => y + back);
const rule = (from: number, to: number) => rows.map((y) => line([from, y, 0], [to, y, 0])).join('');
const card = (x: number) => line([left + x, back + 106, 0], [left + x, back + 170, 0]);
const columns = repeat(card(16), 3, [76, 0, 0]) + repeat(card(74), 3, [76, 0, 0]);

export const plan: Drawing = {
  viewBox: '-238 -96 612 446',
  label: 'Uit die stapel lopen lijnen naar één plan met de applicatie',
  shapes: [
    moving('revealed', path(rule(-360, 0), 'cut')),
    block([0, 0, -8], [...sheet, 8]),
    path(grid([0, 0, 0], sheet, 24, 15), 'fine', 'faint'),
    path(plane([left, back, 0], screenSize), 'cut', 'wash'),
    path(rule(0, left + width + 14) + columns),
    pawns(0, [34, 162], [56, 176], [352, 40]),
    moving('layer-3', [
      path(uprights([left, back, 0], screenSize, lift - 8), 'dots'),
      placeAt([left, back, lift], app('signal')),
    ]),
  ],
};
