// The floor and volumes of most models.
import {
  ball,
  blockFaces,
  chain,
  cylinder,
  grid,
  plane,
  readRows,
  uprights,
  type BlockSize,
  type Point,
  type Size,
} from './isometric.ts';
import type { Look } from './looks.ts';
import { moving, path, type Shapes } from './shapes.ts';

/** Looks of the three visible faces. */
interface Faces {
  top?: Look;
  left?: Look;
  right?: Look;
}

/** The faces of the one block in the signal colour. */
export const signal: Faces = { top: 'signal', left: 'signal', right: 'signal' };

/** A block, from its back corner. */
export interface Box {
  at: Point;
  size: BlockSize;
}

/** Reads blocks on a floor from rows of text: back corner (x, y), then width, depth and height. */
export const readBoxes = (z: number, rows: string): Box[] =>
  readRows<[number, number, ...BlockSize]>(rows).map(([x, y, ...size]) => ({ at: [x, y, z], size }));

/** Draws blocks that do not hide each other: faces that look alike become one path. */
export function blocks(of: readonly Box[], looks: Faces | false = {}): Shapes {
  const { top = 'sheet', left = 'wash', right = 'shade' } = looks || {};
  const faces = of.map(({ at, size }) => blockFaces(at, size));
  const sides = [...new Set([left, right, top])];
  return sides.map((look) =>
    path(
      (['left', 'right', 'top'] as const)
        .filter((side) => ({ left, right, top })[side] === look)
        .map((side) => chain(faces.map((face) => face[side])))
        .join(''),
      look,
    ),
  );
}

/** Draws one block, from its back corner. */
export const block = (at: Point, size: BlockSize, looks: Faces | false = {}) => blocks([{ at, size }], looks);

/** Draws blocks one by one, back to front. */
export const blocksInTurn = (of: readonly Box[], looks: Faces | false = {}): Shapes =>
  of.map(({ at, size }) => block(at, size, looks));

/** Draws a floor `z` above its dashed plan, the back corner at the origin, with shapes on it. */
export function base([width, depth, thickness = 8]: Size | BlockSize, z: number, shapes: Shapes): Shapes {
  const size: Size = [width, depth];
  return [
    path(grid([0, 0, 0], size, width / 20, depth / 20), 'fine', 'faint'),
    path(plane([0, 0, 0], size), 'cut'),
    path(uprights([0, 0, 0], size, z - thickness), 'dots'),
    moving('layer-2', [block([0, 0, z - thickness], [width, depth, thickness]), shapes]),
  ];
}

/** Draws a standing cylinder. */
export function drum(at: Point, radius: number, height: number, look: Look = 'shade'): Shapes {
  const { wall, top } = cylinder(at, radius, height);
  return [path(wall, look), path(top, 'sheet')];
}

/** Draws so many cylinders on top of each other, such as coins. */
export const stack = (count: number, [x, y, z]: Point, radius: number, height: number): Shapes =>
  Array.from({ length: count }, (_, place) => drum([x, y, z + place * height], radius, height));

/** Draws a person, as on an architect's model. */
export const pawn = (at: Point): Shapes => figure(at, 1);

/** Draws a person so many times as large as a pawn. */
export function figure([x, y, z]: Point, times: number): Shapes {
  const body = cylinder([x, y, z], 6 * times, 20 * times);
  return [path(body.wall + body.top, 'shade'), path(ball([x, y, z + 27 * times], 7 * times), 'sheet')];
}

/** Draws people at one height. */
export const pawns = (z: number, ...places: readonly Size[]): Shapes =>
  places.map(([x, y]) => pawn([x, y, z]));

/** Draws a desk, its top at height 0 and its back corner at the origin. */
export function desk(size: Size, top: Look = 'sheet'): Shapes {
  const [width, depth] = size;
  const floor = -70;
  const thickness = 12;
  const leg = (x: number, y: number): Box => ({ at: [x, y, floor], size: [14, 14, -floor - thickness] });
  return [
    path(plane([0, 0, floor], size), 'cut'),
    blocks([leg(4, depth - 18), leg(width - 18, depth - 18), leg(width - 18, 4)]),
    block([0, 0, -thickness], [...size, thickness], { top }),
  ];
}
