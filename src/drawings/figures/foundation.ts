import { ball, line, outline, plane, repeat, type Point } from '../isometric.ts';
import type { Look } from '../looks.ts';
import { path, type Drawing, type Shapes } from '../shapes.ts';
import { base, block, blocksInTurn, figure, readBoxes, signal } from '../volumes.ts';

const length = 316;
const depth = 180;
const earth = 66;
const z = earth + 20;
// The foundation, where the earth is cut; a pile for each of the three choices.
const x = 152;
const y = 44;
const wide = 150;
const under = 24;
const piles = [6, 66, 126].map((along) => x + along);
// The walls so far, with openings for a door and two windows.
const floor = z + 8;
const behind = '158,50,138,8,46 158,58,8,108,46';
const aside = '288,58,8,30,46 288,88,8,46,20 288,134,8,32,46';
const before = '158,166,22,8,46 218,166,18,8,46 236,166,38,8,20 274,166,22,8,46';

/** Places a point on a board that leans backwards, from its lower left corner. */
const leaning =
  (left: number, foot: number) =>
  (along: number, up: number, behind = 0): Point => [left + along, foot - up * 0.3 - behind, z + up];
const door = leaning(20, 76);
const frame = leaning(72, 76);

/** A board that leans. */
function board(place: typeof door, across: number, up: number, look: Look): Shapes {
  const thick = 7;
  const top = [place(0, up), place(across, up)] as const;
  const back = [place(0, up, thick), place(across, up, thick)] as const;
  return [
    path(outline(place(across, 0), top[1], back[1], place(across, 0, thick)), 'shade'),
    path(outline(...top, back[1], back[0]), 'sheet'),
    path(outline(place(0, 0), place(across, 0), top[1], top[0]), look),
  ];
}

export const foundation: Drawing = {
  viewBox: '-188 -122 512 378',
  label: 'Een huis in aanbouw op een oranje fundering; een deur, raam en kast staan los ernaast',
  shapes: base([length, depth, earth], z, [
    path(line([0, depth, z - 50], [length, depth, z - 50], [length, 0, z - 50]), 'cut'),
    block([14, 18, z], [104, 36, 44]),
    path(repeat(line([14, 54, z + 11], [118, 54, z + 11], [118, 18, z + 11]), 3, [0, 0, 11])),
    board(door, 38, 64, 'cobalt'),
    path(ball(door(30, 29), 3.5), 'sheet'),
    board(frame, 40, 46, 'sheet'),
    path(outline(frame(7, 7), frame(33, 7), frame(33, 39), frame(7, 39)), 'shade'),
    path(line(frame(20, 7), frame(20, 39))),
    block([12, 126, z], [50, 38, 46]),
    path(repeat(line([12, 164, z + 15], [62, 164, z + 15]), 2, [0, 0, 15])),
    path(repeat(line([30, 164, z + 8], [44, 164, z + 8]), 3, [0, 0, 15]), 'bold'),
    figure([98, 144, z], 1.5),
    block([x, y, z], [wide, depth - y, 8], signal),
    path(plane([x, depth, z - under], [wide, under + 8], 'xz'), 'signal'),
    path(
      piles.map((pile) => plane([pile, depth, z - 58], [18, 58 - under], 'xz')),
      'signal',
    ),
    path(plane([158, 50, floor], [138, 124]), 'wash'),
    blocksInTurn(readBoxes(floor, behind)),
    figure([226, 104, floor], 1.5),
    blocksInTurn(readBoxes(floor, aside)),
    blocksInTurn(readBoxes(floor, before)),
  ]),
};
