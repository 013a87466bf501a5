import { line, outline, plane, repeat, type Point } from '../isometric.ts';
import { path, placeAt, type Drawing, type Shapes } from '../shapes.ts';
import { base, block, blocksInTurn, pawns, signal, type Box } from '../volumes.ts';

/** The old cabinet, with a drawer of files open. */
function cabinet(): Shapes {
  const front = 54;
  const pulled = front + 42;
  const open = 64;
  const files = [59, 68, 77, 86].map((y): Box => ({ at: [12, y, open + 20], size: [34, 3, 9] }));
  const handle = (y: number, up: number) => line([21, y, up], [37, y, up]);
  return [
    block([0, 0, 0], [58, front, 120]),
    path(repeat(line([0, front, 30], [58, front, 30]), 3, [0, 0, 30])),
    path(repeat(handle(front, 18), 4, [0, 0, 30]), 'bold'),
    block([5, front, open], [48, 42, 20], { top: 'ink' }),
    blocksInTurn(files),
    path(plane([5, pulled, open], [48, 22], 'xz'), 'wash'),
    path(handle(pulled, open + 12), 'bold'),
  ];
}

/** The new shelves: a crate in its place, or the place that waits for it. */
function shelves(): Shapes {
  const storey = 36;
  const places = [7, 35, 63];
  const shelf = (row: number) => block([0, 0, row * storey], [92, 46, 6]);
  return [
    path(plane([0, 0, 0], [92, 3 * storey], 'xz'), 'shade'),
    [0, 1, 2].map((row) => [
      shelf(row),
      places.map((x, column) =>
        row * 3 + column < 4
          ? block([x, 12, row * storey + 6], [22, 28, 20])
          : path(plane([x, 40, row * storey + 6], [22, 20], 'xz'), 'cut'),
      ),
    ]),
    shelf(3),
  ];
}

const beam = 92;
const low = 20;
// The beam runs from left to right, so that it looks as level as it is.
const end = (side: number, up: number): Point => [side * 31, side * -31, up];

/** A pan that hangs from an end of the beam, with what it weighs. */
function pan(side: number, looks: typeof signal | false = false): Shapes {
  const [x, y] = end(side, low);
  return [
    block([x - 23, y - 23, low - 5], [46, 46, 5]),
    block([x - 15, y - 15, low], [30, 30, 26], looks),
    path(line([x - 23, y + 23, low], end(side, beam), [x + 23, y - 23, low])),
  ];
}

const sheet = line([-46, 46, low + 6.5], [-16, 46, low + 6.5], [-16, 16, low + 6.5]);
const balance = [
  block([-16, -16, 0], [32, 32, 8]),
  block([-4, -4, 8], [8, 8, beam]),
  pan(-1),
  path(repeat(sheet, 3, [0, 0, 6.5]), 'fine'),
  pan(1, signal),
  path(outline(end(-1, beam - 4), end(-1, beam + 4), end(1, beam + 4), end(1, beam - 4)), 'cobalt'),
];

const z = 30;

export const trialRun: Drawing = {
  viewBox: '-222 -112 506 368',
  label: 'Een oude kast, nieuwe schappen en een weegschaal die een krat met de bron vergelijkt',
  shapes: base([272, 208], z, [
    placeAt([176, 14, z], shelves()),
    placeAt([10, 94, z], cabinet()),
    placeAt([146, 138, z], balance),
    pawns(z, [236, 132], [206, 190]),
  ]),
};
