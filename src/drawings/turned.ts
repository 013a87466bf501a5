import {
  line,
  outline,
  readRows,
  repeat,
  type Axes,
  type BlockSize,
  type Point,
  type Size,
} from './isometric.ts';

/** Maps a place on a turned shape to the model: along its width and depth from the centre, and above it. */
export type Turned = (along: number, across: number, up?: number) => Point;

/** Turns a plane around `middle` by an angle in degrees. */
export function turn([x, y, z]: Point, degrees: number, axes: Axes = 'xy'): Turned {
  const cos = Math.cos((degrees * Math.PI) / 180);
  const sin = Math.sin((degrees * Math.PI) / 180);
  return (along, across, up = 0) => {
    const first = along * cos - across * sin;
    const second = along * sin + across * cos;
    if (axes === 'xz') return [x + first, y + up, z + second];
    return axes === 'yz' ? [x + up, y + first, z + second] : [x + first, y + second, z + up];
  };
}

/** Returns path data of a turned rectangle. */
export function leaf(place: Turned, [width, depth]: Size, up = 0): string {
  const w = width / 2;
  const d = depth / 2;
  return outline(place(w, d, up), place(-w, d, up), place(-w, -d, up), place(w, -d, up));
}

/** Returns path data of the visible faces of a turned pile of sheets, and of the sheets' edges. */
export function bundle(place: Turned, [width, depth, height]: BlockSize) {
  const w = width / 2;
  const d = depth / 2;
  const wall = (...[from, to]: readonly [Size, Size]) =>
    outline(place(...from, height), place(...to, height), place(...to), place(...from));
  const edge = line(place(-w, d, 6), place(w, d, 6), place(w, -d, 6));
  return {
    top: leaf(place, [width, depth], height),
    left: wall([-w, d], [w, d]),
    right: wall([w, d], [w, -d]),
    edges: repeat(edge, Math.max(1, Math.round(height / 6) - 1), [0, 0, 6]),
  };
}

/** Turned blocks, back to front and from the bottom: centre of the foot, size and degrees of each. */
export type Pile = readonly (readonly [centre: Point, size: BlockSize, degrees: number])[];

/** Reads a pile on a floor from rows of text: centre of the foot (x, y, up), width, depth, height and degrees. */
export const readPile = (z: number, rows: string): Pile =>
  readRows<[...Point, ...BlockSize, number]>(rows).map(([x, y, up, width, depth, height, degrees]) => [
    [x, y, z + up],
    [width, depth, height],
    degrees,
  ]);

/** Returns path data of the rows of a list on a turned sheet, every third row short. */
export function rowsOn(place: Turned, [width, depth]: Size, count: number, up = 0): string {
  const w = width / 2 - 8;
  const d = depth / 2 - 8;
  const step = (2 * d) / (count - 1);
  return Array.from({ length: count }, (_, at) =>
    line(place(-w, at * step - d, up), place(at % 3 === 2 ? w / 3 : w, at * step - d, up)),
  ).join('');
}
