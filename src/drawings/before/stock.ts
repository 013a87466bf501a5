import { blockFaces, line, readRows, repeat } from '../isometric.ts';
import { path, type Shapes } from '../shapes.ts';
import { leaf, readPile, turn, type Pile } from '../turned.ts';
import { base, block, blocks, pawn, type Box } from '../volumes.ts';
import { pile, signalPile } from './pile.ts';

/** The same racks: half of them bare, half too full, and the box that belongs there stands on the floor. */
export function stock(): Shapes {
  const floor = 36;
  const back = 24;
  const front = 76;
  const bay = 72;
  const shelves = [floor + 10, floor + 62, floor + 114] as const;
  // On each shelf, from the bottom: place along it, height above it, width, height and turn.
  const contents = [
    '36,0,40,26,8 70,0,26,40,-6 196,0,40,20,14',
    '30,0,28,40,0 192,0,44,18,12 192,18,36,24,-10',
    '36,0,44,30,4 36,30,40,26,-12 84,0,30,34,-8 82,34,28,30,14',
  ];
  const boxes = (z: number, shelf: number): Pile =>
    readRows<[number, number, number, number, number]>(contents[shelf] ?? '').map(
      ([x, up, width, height, degrees]) => [[x, back + 26, z + up], [width, 38, height], degrees],
    );
  const posts = (y: number) =>
    [0, 1, 2, 3].map((at): Box => ({ at: [8 + at * bay, y, floor], size: [4, 4, 156] }));
  const missing = Object.values(blockFaces([90, back + 6, shelves[1]], [50, 40, 36])).join('');
  return base([240, 180], floor, [
    blocks(posts(back - 2)),
    shelves.map((z, shelf) => [
      block([6, back, z - 8], [224, front - back, 8]),
      shelf === 1 && path(missing, 'cut'),
      pile(boxes(z, shelf)),
    ]),
    blocks(posts(front)),
    pile(readPile(floor, '200,104,0,46,38,28,14 204,106,28,36,30,22,-16')),
    pawn([118, 104, floor]),
    signalPile([[[44, 128, floor], [50, 40, 36], -12]]),
    pile(readPile(floor, '98,152,0,56,40,30,9 100,152,30,40,34,26,-8')),
    path(leaf(turn([170, 150, floor], 16), [34, 44]), 'sheet'),
    path(repeat(line([160, 138, floor], [186, 145, floor]), 4, [-2, 7, 0]), 'fine'),
  ]);
}
