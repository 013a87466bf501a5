import { ball, circle, line, plane, type Size } from '../isometric.ts';
import { path, paths, type Drawing } from '../shapes.ts';
import { base, block, blocksInTurn, figure, readBoxes } from '../volumes.ts';

const z = 30;
const wall = 6;
const room = 94;
const tall = 62;
// The middle of each room that was inspected.
const inspected: Size[] = [
  [150, 46],
  [250, 46],
  [150, 136],
  [250, 136],
];
const tick = ([x, y]: Size) => line([x - 14, y + 4, z], [x + 4, y + 11, z], [x + 6, y - 18, z]);
const walls = (rows: string) => blocksInTurn(readBoxes(z, rows), { top: 'ink' });

export const unexplored: Drawing = {
  viewBox: '-198 -100 512 354',
  label: 'Vier kamers met een vinkje en één donkere; iemand met een loep staat voor de oranje deur',
  shapes: base([306, 190], z, [
    paths(inspected, ([x, y]) => circle([x, y, z], 24), 'cobalt'),
    paths(inspected, tick, 'penSheet', 'bold'),
    block([0, 0, z], [room + 2 * wall, wall, tall], { top: 'ink', left: 'ink' }),
    block([0, wall, z], [wall, 88, tall], { top: 'ink', right: 'ink' }),
    path(plane([wall, wall, z], [room, 88]), 'ink'),
    block([room + wall, wall, z], [wall, 88, tall], { top: 'ink' }),
    block([0, 94, z], [room + 2 * wall, wall, tall], { top: 'ink' }),
    path(plane([40, 100, z], [38, 48], 'xz'), 'signal'),
    path(line([70, 100, z + 20], [70, 100, z + 28]), 'penOnSignal', 'bold'),
    walls('106,0,200,6,20 200,6,6,88,20 300,6,6,88,20'),
    walls('106,94,30,6,20 166,94,70,6,20 266,94,40,6,20 0,100,6,84,20'),
    figure([28, 148, z], 1.6),
    path(line([44, 148, z + 22], [52, 144, z + 30]), 'penInk', 'bold'),
    path(ball([61, 142, z + 40], 13), 'sheet', 'penInk', 'bold'),
    walls('100,100,6,84,20 200,100,6,84,20 300,100,6,84,20 0,184,36,6,20 72,184,234,6,20'),
  ]),
};
