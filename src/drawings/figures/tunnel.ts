import { circle, line, plane, readRows, repeat, type Point } from '../isometric.ts';
import { path, type Drawing } from '../shapes.ts';
import { base, block, pawn, blocksInTurn, readBoxes, signal } from '../volumes.ts';

const z = 30;
const length = 480;
const depth = 176;
const from = 156;
const to = 318;
const high = 84;
const road = 88;
const phones = [28, 160, 372];
const slots = (x: number) => repeat(plane([x + 12, road + 10, z + 8], [18, 30]), 3, [25, 0, 0]);
const items = (x: number, y: number, up: number) => [0, 1, 2].map((at): Point => [x + at * 25, y, up]);
const mast = (x: number) =>
  line([x - 12, 24, z], [x, 24, z + 104], [x + 12, 24, z]) + line([x - 7, 24, z + 42], [x + 7, 24, z + 42]);
const waves = (x: number) => circle([x, 24, z + 104], 15) + circle([x, 24, z + 104], 30);
const hill = readRows<[number, number, number, number]>('0,0,162,124 18,30,126,80 40,58,78,40');
const sent = line([418, road + 25, z + 8], [388, 24, z + 104]);

export const tunnel: Drawing = {
  viewBox: '-182 -122 668 458',
  label: 'Een telefoon rijdt door een tunnel; het werk erop gaat daarna naar de server',
  shapes: base([length, depth], z, [
    path(plane([0, road - 8, z], [length, 66]), 'wash'),
    path(mast(52)),
    path(waves(52), 'fine'),
    path(plane([from, 36, z], [to - from, high], 'xz'), 'ink'),
    path(plane([from, 36, z], [to - from, 124]), 'shade'),
    phones.map((x) => [
      block([x, road, z], [92, 50, 8], { top: 'ink', left: 'ink', right: 'ink' }),
      path(plane([x + 5, road + 5, z + 8], [82, 40]), 'sheet'),
      path(slots(x), 'cut', 'wash'),
    ]),
    items(172, road + 10, z + 8).map((at) => block(at, [18, 30, 20], signal)),
    pawn([296, 84, z]),
    blocksInTurn(readBoxes(z, `${from},148,14,12,${high} ${to - 14},148,14,12,${high}`)),
    hill.map(([x, y, wide, deep], at) => block([from + x, 36 + y, z + high + at * 12], [wide, deep, 12])),
    path(mast(388)),
    path(waves(388), 'fine'),
    path(sent, 'dots'),
    block([408, 14, z], [64, 52, 16]),
    items(414, 24, z + 16).map(([x, y, up]) => block([x, y, up], [10, 32, 14], { top: 'cobalt' })),
  ]),
};
