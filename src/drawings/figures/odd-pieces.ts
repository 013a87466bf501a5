import { ball, circle, line, outline, plane, pointsOn, repeat, type Point } from '../isometric.ts';
import { path, type Drawing, type Shapes } from '../shapes.ts';
import { base, block, drum, figure } from '../volumes.ts';

const z = 30;
// The package: a tray with compartments of one size.
const x = 10;
const y = 12;
const wall = 6;
const room = 42;
const pitch = room + wall;
const rim = z + 36;
const inside = 26;
const empty = [2, 3, 6, 7, 9];

/** A compartment, with a block that fits unless it is empty. */
function compartment(at: number): Shapes {
  const left = x + wall + (at % 4) * pitch;
  const back = y + wall + Math.floor(at / 4) * pitch;
  const face = (corners: string) =>
    outline(
      ...pointsOn('xy', rim, corners).map(([right, front, up]): Point => [left + right, back + front, up]),
    );
  return [
    path(face(`0,0 ${room},0 ${room},${inside} ${inside},${inside}`), 'wash'),
    path(face(`0,0 0,${room} ${inside},${room} ${inside},${inside}`), 'shade'),
    path(face(`${inside},${inside} ${room},${inside} ${room},${room} ${inside},${room}`), 'sheet'),
    !empty.includes(at) && block([left + 2, back + 2, rim], [room - 4, room - 4, 12], { top: 'cobalt' }),
  ];
}

/** A job, a key and a van that belong together, around a corner. */
function piece(left: number, back: number): Shapes {
  const high = 40;
  const top = z + high;
  const right = left + room;
  const middle = back + room;
  const front = middle + room;
  const corners = `${left},${back} ${right + room},${back} ${right + room},${middle} ${right},${middle} ${right},${front} ${left},${front}`;
  const job = line([right + 10, back + 11, top], [right + 32, back + 11, top]);
  const key =
    circle([left + 13, back + 21, top], 7) +
    line([left + 20, back + 21, top], [left + 37, back + 21, top], [left + 37, back + 29, top]);
  return [
    path(outline(...pointsOn('xy', top, corners)), 'signal'),
    path(
      [
        plane([left, front, z], [room, high], 'xz'),
        plane([right, middle, z], [room, high], 'xz'),
        plane([right, middle, z], [room, high], 'yz'),
        plane([right + room, back, z], [room, high], 'yz'),
      ],
      'signal',
    ),
    path(
      line([right, back, top], [right, middle, top]) + line([left, middle, top], [right, middle, top]),
      'penOnSignal',
    ),
    path(repeat(job, 3, [0, 10, 0]) + key, 'penOnSignal', 'bold'),
    path(repeat(plane([left + 6, front, z + 20], [14, 13], 'xz'), 2, [18, 0, 0]), 'ink', 'penOnSignal'),
    path(
      [11, 31].map((along) => ball([left + along, front, z + 6], 6.5)),
      'ink',
      'penOnSignal',
    ),
  ];
}

export const oddPieces: Drawing = {
  viewBox: '-184 -68 510 326',
  label: 'Een bak met gelijke vakken vol blokken; drie stukken passen niet, waarvan één oranje',
  shapes: base([322, 176], z, [
    block([x, y, z], [4 * pitch + wall, 3 * pitch + wall, rim - z]),
    Array.from({ length: 12 }, (_, at) => compartment(at)),
    block([x + 2 * pitch + 12, y + 16, rim], [110, 26, 22]),
    drum([x + 1.5 * pitch + 3, y + 2.5 * pitch + 3, rim], 24, 30),
    piece(228, 42),
    figure([236, 156, z], 1.7),
  ]),
};
