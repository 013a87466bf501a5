import { line, readRows, type BlockSize, type Point } from '../isometric.ts';
import { path, paths, type Shapes } from '../shapes.ts';
import { leaf, turn } from '../turned.ts';
import { base, pawns } from '../volumes.ts';
import { apartmentBuilding } from '../solutions/apartments.ts';
import { pile, signalPile } from './pile.ts';

/** The same building: post piles up at the door, and everyone asks the same question separately. */
export function apartments(): Shapes {
  const z = 36;
  const heap = readRows<[number, number, number, number]>(
    '70,110,0,8 106,108,0,-14 44,128,0,26 84,126,0,-8 120,126,0,18 66,146,0,-20 100,148,0,12 80,114,9,20 104,122,9,-24 66,130,9,-12 90,138,9,30 92,120,18,6 76,128,18,-28 86,124,27,14',
  );
  const bundles = heap.map(([x, y, up, turn]): [Point, BlockSize, number] => [
    [x, y, z + up],
    [38, 26, 9],
    turn,
  ]);
  const leaflets = readRows<Point>(
    '150,112,18 24,148,-26 152,150,-10 40,178,8 126,178,-30 200,132,24 182,176,12',
  );
  const rows = ([x, y]: readonly [number, number, number]) => line([x - 7, y, z], [x + 7, y, z]);
  return base([240, 200], z, [
    apartmentBuilding(z),
    pile(bundles),
    signalPile([[[86, 124, z + 36], [46, 32, 9], -14]]),
    path(line([68, 116, z + 45], [88, 128, z + 45], [100, 108, z + 45]), 'penOnSignal'),
    paths(leaflets, ([x, y, degrees]) => leaf(turn([x, y, z], degrees), [24, 16]), 'sheet'),
    paths(leaflets, rows, 'fine'),
    pawns(z, [214, 40], [214, 96], [170, 128], [22, 112], [84, 182]),
  ]);
}
