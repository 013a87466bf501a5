import { ball, line, outline, plane, points, repeat, type Point, type Size } from '../isometric.ts';
import { path, type Drawing, type Shapes } from '../shapes.ts';
import { leaf, turn } from '../turned.ts';
import { base, block, pawn, signal } from '../volumes.ts';

const sea = 30;
const z = sea + 10;
const wide = 44;
const deep = 38;
const storey = 21;

/** A country, from the corners of its coast. */
function country(corners: string): Shapes {
  const coast = points(corners);
  const shore = coast.map(([x, y], at) => {
    const [nextX, nextY] = coast.at(at - 1) ?? [x, y];
    return outline([x, y, z], [nextX, nextY, z], [nextX, nextY, sea], [x, y, sea]);
  });
  return [path(shore, 'shade'), path(outline(...coast.map(([x, y]): Point => [x, y, z])), 'sheet')];
}

/** The server, from its back corner. */
function server([x, y]: Size): Shapes {
  const lamps = (from: number, to: number) =>
    repeat(line([x + from, y + deep, z + 9], [x + to, y + deep, z + 9]), 3, [0, 0, storey]);
  return [
    [0, 1, 2].map((at) => block([x, y, z + at * storey], [wide, deep, storey - 3], signal)),
    path(lamps(8, 14) + lamps(21, 36), 'penOnSignal'),
  ];
}

/** A place where it could stand. */
function place([x, y]: Size): Shapes {
  const right = x + wide;
  const front = y + deep;
  const top = z + 3 * storey - 3;
  return [
    path(
      outline([x, y, top], [right, y, top], [right, y, z], [right, front, z], [x, front, z], [x, front, top]),
      'sheet',
      'cut',
    ),
    path(
      line([x, front, top], [right, front, top], [right, y, top]) +
        line([right, front, top], [right, front, z]),
      'cut',
    ),
  ];
}

/** A windmill, from the middle of its foot. */
function windmill(x: number, y: number): Shapes {
  const foot = 22;
  const neck = 13;
  const top = z + 58;
  const axle: Point = [x, y + neck + 5, top + 4];
  const front = outline(
    [x - foot, y + foot, z],
    [x + foot, y + foot, z],
    [x + neck, y + neck, top],
    [x - neck, y + neck, top],
  );
  const side = outline(
    [x + foot, y - foot, z],
    [x + foot, y + foot, z],
    [x + neck, y + neck, top],
    [x + neck, y - neck, top],
  );
  return [
    path(front, 'wash'),
    path(side, 'shade'),
    block([x - neck, y - neck, top], [2 * neck, 2 * neck, 14], { top: 'ink' }),
    path(
      [14, 104].map((degrees) => leaf(turn(axle, degrees, 'xz'), [100, 12])),
      'cobalt',
    ),
    path(ball(axle, 4), 'sheet'),
  ];
}

const stars = Array.from({ length: 12 }, (_, at): Point => {
  const angle = (at / 6) * Math.PI;
  return [206 + 47 * Math.cos(angle), 158 + 47 * Math.sin(angle), z];
});
// Back to front: Germany, with the towers of Frankfurt.
const towers = [
  [152, 62],
  [190, 92],
  [234, 50],
] as const;

export const serverCountries: Drawing = {
  viewBox: '-222 -110 510 364',
  label: 'Een server staat in één land; stippellijnen tonen de twee andere plekken waar hij ook kan staan',
  shapes: base([280, 214], sea, [
    path(plane([0, 0, sea], [280, 214]), 'wash'),
    country('10,10 128,10 120,40 134,70 122,104 130,140 118,172 124,204 10,204'),
    windmill(46, 52),
    place([58, 134]),
    country('142,10 270,10 270,92 244,98 214,90 182,98 140,94 148,70 134,40'),
    towers.map(([x, high]) => [
      block([x, 14, z], [24, 22, high]),
      path(repeat(line([x + 8, 36, z + 6], [x + 8, 36, z + high - 8]), 2, [8, 0, 0]), 'fine'),
    ]),
    server([178, 46]),
    pawn([260, 80, z]),
    country('136,108 182,114 214,106 244,114 270,108 270,204 138,204 132,172 144,140'),
    path(
      stars.map((star) => ball(star, 4.5)),
      'cobalt',
    ),
    place([184, 139]),
  ]),
};
