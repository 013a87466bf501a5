import { ball, cylinder, line, plane, repeat, type Point } from '../isometric.ts';
import { path, placeAt, type Drawing, type Shapes } from '../shapes.ts';
import { base, block, blocks, figure, type Box } from '../volumes.ts';
import { dimension } from '../words.ts';
import { house } from './house.ts';
import { pram } from './pram.ts';

/** A person beside the model, larger than a pawn in it. */
function person([x, y, z]: Point): Shapes {
  const body = cylinder([x, y, z], 19, 84);
  return [path(body.wall + body.top, 'shade'), path(ball([x, y, z + 104], 22), 'sheet')];
}

// As the text tells it: someone points at the stairwell and asks where the pram should stand.
const table = 70;
// An arm, a hand and a finger, from the shoulder.
const arm = 'M-152 78l66-8 2-5 26 6v5l-24 3-3 6-66 14z';
const top = table + 10;
const legs = [70, 216].flatMap((y) =>
  [140, 446].map((x): Box => ({ at: [x, y, 34], size: [14, 14, table - 34] })),
);

const scale = 1.75;

/** Beside the title: the model by itself, light enough for a phone's first window. */
export const model: Drawing = {
  viewBox: '-268 -154 620 416',
  label: 'Maquette van een trappenhuis, met een kinderwagen ervoor',
  shapes: base([300, 220], 24, [
    placeAt([24, 16, 24], [house(scale), figure([148, 170, 0], scale), pram([198, 184, 0], scale)]),
  ]),
};

export const stairwell: Drawing = {
  viewBox: '-306 -146 872 582',
  label: 'Geen plek voor de kinderwagen',
  shapes: [
    base([560, 300], 34, [
      block([24, 40, 34], [76, 130, 50]),
      path(repeat(line([30, 170, 50], [94, 170, 50]), 3, [0, 0, 12])),
      path(plane([34, 60, 84], [54, 80]), 'sheet'),
      blocks(legs),
      block([130, 60, table], [340, 180, 10]),
      block([142, 66, top], [316, 164, 8]),
      placeAt(
        [178, 74, top + 8],
        [house(1.5), pram([12, 136, 0], 1.5, true), figure([124, 134, 0], 1.5), pram([166, 146, 0], 1.5)],
      ),
      path(plane([236, 256, 34], [120, 34]), 'sheet'),
      path(
        plane([244, 262, 34], [60, 22]) + repeat(line([316, 266, 34], [346, 266, 34]), 3, [0, 8, 0]),
        'fine',
      ),
      person([106, 270, 34]),
      path(arm, 'sheet'),
      person([520, 110, 34]),
      person([516, 190, 34]),
    ]),
    dimension([190, 236, top], [238, 236, top]),
  ],
};
