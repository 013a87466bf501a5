import { curve, line, plane, repeat, type Point } from '../isometric.ts';
import { path, type Drawing, type Shapes } from '../shapes.ts';
import { base, block, pawn, blocksInTurn, type Box } from '../volumes.ts';

/** A bookcase of binders with one taken out. */
function bookcase(z: number, to: Point): Shapes {
  const left = 10;
  const wide = 380;
  const deep = 36;
  const storey = 52;
  const shelves = [0, 1, 2].map((at) => z + at * storey);
  const first = left + 8;
  const spacing = 24.5;
  const taken = 5;
  const binders = (shelf: number) =>
    Array.from({ length: 15 }, (_, at): Box => ({
      at: [first + at * spacing, 14, z + shelf * storey + 6],
      size: [18, 26, 30 + ((at * 7 + shelf * 5) % 4) * 3],
    })).filter((_, at) => shelf !== 1 || at !== taken);
  const hole: Point = [first + taken * spacing, 40, z + storey + 6];
  const spines = shelves
    .map((low) => repeat(line([first + 6, 40, low + 14], [first + 12, 40, low + 14]), 15, [spacing, 0, 0]))
    .join('');
  return [
    path(plane([left, 10, z], [wide, 3 * storey], 'xz'), 'shade'),
    shelves.map((low, shelf) => [block([left, 10, low], [wide, deep, 6]), blocksInTurn(binders(shelf))]),
    path(spines, 'fine'),
    path(plane(hole, [18, 36], 'xz'), 'shade', 'cut'),
    block([left, 10, z + 3 * storey], [wide, deep, 6]),
    path(line([hole[0] + 9, 40, hole[2]], [hole[0] + 9, 40, to[2] + 28], to), 'dots'),
  ];
}

const z = 30;
const desk = z + 24;
const front = 106;
const page = desk + 6;
const text = (x: number, y: number, count: number) =>
  repeat(line([x, front + y, page], [x + 36, front + y, page]), count, [0, 11, 0]);
const answer = repeat(line([264, front + 42, desk + 64], [312, front + 42, desk + 64]), 2, [0, 0, -12]);
const reference = curve(
  [183, front + 41, page],
  [215, front + 41, page],
  [235, front + 60, desk + 20],
  [264, front + 42, desk + 23],
);

export const sources: Drawing = {
  viewBox: '-218 -190 624 514',
  label: 'Een kast vol mappen; van een passage in de open map loopt een lijn naar het antwoord',
  shapes: base([400, 212], z, [
    bookcase(z, [149.5, front, page]),
    block([60, front, z], [286, 82, 24]),
    block([78, front + 8, desk], [112, 66, 6], { left: 'cobalt', right: 'cobalt' }),
    path(line([134, front + 8, page], [134, front + 74, page]), 'fine'),
    path(text(88, 19, 5) + text(144, 19, 1) + text(144, 63, 1)),
    path(plane([141, front + 27, page], [42, 28]), 'signal'),
    path(text(144, 36, 2), 'penOnSignal'),
    block([250, front + 34, desk], [76, 8, 78]),
    path(answer),
    path(plane([264, front + 42, desk + 14], [26, 18], 'xz'), 'cobalt'),
    path(reference, 'dots'),
    pawn([284, 205, z]),
  ]),
};
