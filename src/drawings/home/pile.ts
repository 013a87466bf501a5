import { ball, chain, line, outline, plane, pointsOn, readRows, type Point } from '../isometric.ts';
import { moving, path, type Drawing, type Shapes } from '../shapes.ts';
import { bundle, leaf, readPile, rowsOn, turn, type Pile } from '../turned.ts';
import { block, desk, drum } from '../volumes.ts';
import { laptop, threads, whiteboard } from './behind-the-desk.ts';

/** A turned stack of paper; its first sheet has rows, or the columns of a table too. */
function stack([at, size, turned]: Pile[number], rows: number, isTable = false): Shapes {
  const [width, depth, height] = size;
  const place = turn(at, turned);
  const { top, left, right, edges } = bundle(place, size);
  const columns = [-0.2, 0.05, 0.3].map((fraction) =>
    line(place(fraction * width, 8 - depth / 2, height), place(fraction * width, depth / 2 - 8, height)),
  );
  const print =
    (rows ? rowsOn(place, [width, depth], rows, height) : '') + (rows && isTable ? columns.join('') : '');
  return [path(left, 'wash'), path(right, 'shade'), path(top, 'sheet'), path(edges + print, 'fine')];
}

function binders(): Shapes {
  const places = [6, 28, 50] as const;
  const x = 284;
  return [
    places.map((y) => block([x - 62, y, 0], [62, 20, 86 - y / 6])),
    path(chain(places.map((y) => plane([x, y + 4, 42], [12, 28], 'yz'))), 'sheet'),
    path(chain(places.map((y) => ball([x, y + 10, 20], 4))), 'cobalt'),
  ];
}

function mail(): Shapes {
  const envelopes = readRows<Point>('168,206,14 232,206,-22 204,222,6 196,190,-8');
  return [
    envelopes.map(([x, y, degrees]) => {
      const place = turn([x, y, 2], degrees);
      return path(leaf(place, [72, 46]) + line(place(-36, -23), place(0, 5), place(36, -23)), 'sheet');
    }),
    drum([266, 132, 0], 10, 24),
  ];
}

function onTheFloor(): Shapes {
  const floor = -70;
  // A carton with more lists, and two that fell out.
  const x = 52;
  const y = 266;
  const rim = -26;
  const fallen = [turn([300, 112, floor], 24), turn([300, 154, floor], -12)];
  return [
    block([x, y, floor], [74, 60, rim - floor]),
    path(plane([x + 4, y + 4, rim], [66, 52]), 'shade'),
    path(
      plane([x + 8, y + 18, rim], [56, 24], 'xz') +
        outline(...pointsOn('xz', y + 32, '64,-26 56,-6 108,2 116,-26')),
      'sheet',
    ),
    path(plane([x + 8, y + 46, rim], [58, 14], 'xz'), 'wash'),
    fallen.map((place) => path(leaf(place, [76, 56]), 'sheet')),
    path(rowsOn(turn([300, 154, floor], -12), [76, 56], 5), 'fine'),
  ];
}

// A leaning tower, with tables in front.
const tower = readPile(
  0,
  '76,64,0,104,76,28,6 72,68,28,98,70,18,-12 82,66,46,100,72,24,10 76,72,70,94,68,14,-4 88,72,84,98,72,26,15 90,84,110,92,66,12,-9 100,82,122,96,68,16,9',
);
const tables = readPile(0, '184,106,0,118,84,14,-6 190,112,14,112,80,12,8');

export const pile: Drawing = {
  viewBox: '-282 -212 612 556',
  label: 'Een bureau vol lijsten, mail en ordners',
  shapes: [
    whiteboard(),
    desk([290, 250]),
    tower.map((paper, at) => stack(paper, at === 6 ? 6 : 0)),
    binders(),
    tables.map((paper, at) => stack(paper, at * 7, true)),
    laptop(),
    mail(),
    onTheFloor(),
    // A layer of its own, for phones, where the plan stands below it.
    moving('revealed', threads()),
  ],
};
