import { grid, line, outline, plane, uprights, type Point } from './isometric.ts';
import { inset, path, placeAt, withoutSignal, type Drawing, type Shapes } from './shapes.ts';
import { bundle, turn } from './turned.ts';
import { desk, pawn } from './volumes.ts';
import { dimension } from './words.ts';

/** A pencil, turned around its centre. */
function pencil(at: Point, turned: number): Shapes {
  const end = -56;
  const half = 6;
  const thick = 12;
  const place = turn(at, turned);
  const { top, left, right } = bundle(place, [-2 * end, 2 * half, thick]);
  const cone = (reach: number) =>
    outline(place(end - reach, 0, 5), place(end, half, 0), place(end, half, thick), place(end, -half, thick));
  const tip = place(end - 28, 0, 5);
  const lead = end - 18;
  return [
    path(left + right + top, 'signal'),
    path(cone(28) + outline(tip, place(end, half, thick)), 'sheet', 'penInk'),
    path(outline(tip, place(lead, 2, 3), place(lead, -2, 8)), 'ink', 'penInk'),
  ];
}

const lift = 34;
const back = 24;
const breadth = 146;
const depth = 152;
const front = back + depth;
const mark = (x: number, y: number) =>
  line([x - 9, y, 0], [x + 9, y, 0]) + line([x, y - 9, 0], [x, y + 9, 0]);

/** A model lifted from the table, with blank paper beside it for the visitor's model; `width` is that of its base. */
export function createNext(model: Drawing, width = 240): Drawing {
  const top = Number(model.viewBox.split(' ')[1]) - lift;
  const left = width + 44;
  const sheet = left + breadth + 38;
  const marks = [left, left + breadth].flatMap((x) => [back, front].map((y) => mark(x, y)));
  return {
    viewBox: `-278 ${top} ${sheet + 304} ${sheet / 2 + 208 - top}`,
    shapes: [
      placeAt([-24, -24, 0], desk([sheet + 24, 272], 'wash')),
      path(plane([-12, -12, 0], [sheet, 248]), 'sheet'),
      path(grid([-12, -12, 0], [sheet, 248], Math.round(sheet / 26), 10), 'fine', 'faint'),
      path(plane([0, 0, 0], [width, 200]), 'cut'),
      path(uprights([0, 0, 0], [width, 200], lift), 'dots'),
      withoutSignal(inset([0, 0, lift], model)),
      path(plane([left, back, 0], [breadth, depth]), 'cut', 'penInk'),
      path(marks, 'penInk'),
      dimension([left, front + 22, 0], [left + breadth, front + 22, 0]),
      pencil([left + 82, back + 92, 0], -16),
      pawn([left + 126, back + 24, 0]),
    ],
  };
}

/** After reading: a drawing that lies flat, with the pencil ready on it. */
export const flat: Drawing = {
  viewBox: '-196 -12 560 296',
  shapes: [
    path(plane([0, 0, 0], [360, 184]), 'sheet'),
    path(grid([0, 0, 0], [360, 184], 18, 8), 'fine', 'faint'),
    path([
      plane([20, 23, 0], [150, 138]),
      line([20, 46, 0], [170, 46, 0]),
      line([70, 46, 0], [70, 161, 0]),
      plane([84, 62, 0], [72, 40]),
      plane([84, 118, 0], [30, 28]),
      plane([126, 118, 0], [30, 28]),
    ]),
    path(plane([206, 23, 0], [130, 138]), 'cut', 'penInk'),
    pencil([286, 96, 0], -16),
    pawn([192, 150, 0]),
  ],
};
