import { curve, grid, line, outline, plane, pointsOn, readRows, repeat, type Point } from '../isometric.ts';
import { moving, path, type Drawing, type Shapes } from '../shapes.ts';
import { block, desk, pawns } from '../volumes.ts';

/** Left side and width of the gantry. */
const gantry = 166;
const gantryWidth = 42;
/** The pen: right of it the screen is drawn, left of it planned. */
const penAt = gantry + gantryWidth + 8;

function gantryBlocks(): Shapes {
  const high = 104;
  const x = gantry + gantryWidth;
  const pen = 114;
  const face = 272;
  const letters =
    line([gantry + 8, face, 60], [gantry + 16, face, 84], [gantry + 24, face, 60]) +
    line([gantry + 11, face, 68], [gantry + 21, face, 68]) +
    line([gantry + 32, face, 60], [gantry + 32, face, 84]);
  const cable = curve(...readRows<Point>('217,126,120 217,134,168 187,194,150 187,206,128'));
  return [
    block([gantry, 8, 8], [gantryWidth, 16, high - 8]),
    block([gantry, 256, 8], [gantryWidth, 16, high - 8]),
    block([gantry, 8, high], [gantryWidth, 264, 24]),
    path(letters + cable),
    path(outline([penAt, pen, 0], [penAt - 5, pen + 4, 40], [penAt + 5, pen - 4, 40]), 'ink', 'penInk'),
    block([x, pen - 24, 36], [18, 48, 84], { left: 'cobalt' }),
    path(repeat(line([x + 18, pen - 16, 104], [x + 18, pen + 16, 104]), 3, [0, 0, -8])),
  ];
}

const rail = (y: number) => block([8, y, 0], [384, 8, 8]);

/** The sheet and the screen on it, which ends at a margin from the edge. */
function screen(): Shapes {
  const x = 30;
  const y = 34;
  const width = 340;
  const depth = 212;
  const margin = 14;
  const end = x + width - margin;
  const row = (from: number, at: number, length: number) =>
    line([from, y + at, 0], [from + length, y + at, 0]);
  const planned = (at: number, high: number, length = width - 2 * margin) =>
    plane([x + margin, y + at, 0], [length, high]);
  const drawn = (at: number, high: number, to = end) => plane([penAt, y + at, 0], [to - penAt, high]);
  const image = [270, y + 60, 74, 50] as const;
  const [left, top, wide, high] = image;
  const cross =
    line([left, top, 0], [left + wide, top + high, 0]) + line([left + wide, top, 0], [left, top + high, 0]);
  return [
    path(plane([x, y, 0], [width, depth]), 'sheet'),
    path(grid([x, y, 0], [width, depth], 17, 11), 'fine', 'faint'),
    path(planned(14, 24) + planned(52, 66) + repeat(planned(132, 66, 96), 2, [112, 0, 0]), 'cut'),
    path(drawn(14, 24), 'ink', 'penInk'),
    path(drawn(52, 66), 'cobalt'),
    path(drawn(132, 66, 252), 'wash'),
    path(plane([left, top, 0], [wide, high]), 'sheet'),
    path(repeat(row(286, 26, 14), 3, [24, 0, 0]) + repeat(row(penAt, 68, 36), 3, [0, 14, 0]), 'penSheet'),
    path(cross + repeat(row(penAt, 148, 24), 3, [0, 14, 0])),
  ];
}

const signature =
  '286,220 292,196 310,200 300,222 294,236 312,204 318,206 322,208 310,226 320,222 328,218 328,212 338,214';

export const plotter: Drawing = {
  viewBox: '-286 -58 696 472',
  label: 'AI tekent het scherm, een mens zet de handtekening',
  shapes: [
    desk([400, 280], 'wash'),
    rail(12),
    screen(),
    path(plane([268, 186, 0], [84, 54]), 'sheet'),
    path(line([268, 198, 0], [352, 198, 0]) + line([310, 186, 0], [310, 198, 0]), 'fine'),
    path(plane([276, 202, 0], [70, 34]), 'signal'),
    rail(260),
    gantryBlocks(),
    pawns(0, [388, 160], [388, 216]),
    path(line([384, 220, 18], [344, 216, 2]), 'penInk'),
    moving('revealed', [path(curve(...pointsOn('xy', 0, signature)), 'penOnSignal')]),
  ],
};
