import { join, pathThrough, round, type Pixel } from './path-data.ts';

/** A point in the model: x runs right-down, y left-down, z up; one unit is one pixel of z. */
export type Point = readonly [x: number, y: number, z: number];

/** Width and depth of a flat shape, along its two axes. */
export type Size = readonly [width: number, depth: number];

/** Width (x), depth (y) and height (z) of a block. */
export type BlockSize = readonly [width: number, depth: number, height: number];

/** The two axes of a flat shape: xy lies down, xz faces left-down, yz faces right-down. */
export type Axes = 'xy' | 'xz' | 'yz';

/** Reads rows of numbers, as SVG writes `points`: `1,2 3,4`. */
export const readRows = <Row extends readonly number[]>(text: string) =>
  text.split(' ').map((row) => row.split(',').map(Number)) as unknown as readonly Row[];

/** Reads points in a plane. */
export const points = readRows<Size>;

/** Reads points in a plane; `third` is their coordinate on the axis that `axes` leaves out. */
export const pointsOn = (axes: Axes, third: number, text: string): Point[] =>
  points(text).map(([first, second]) => {
    if (axes === 'xy') return [first, second, third];
    return axes === 'xz' ? [first, third, second] : [third, first, second];
  });

/** Projects a model point to SVG pixels in the 2:1 projection, rounded to one decimal. */
export function project([x, y, z]: Point): Pixel {
  return [round(x - y), round((x + y) / 2 - z)];
}

/** Returns path data of an open line through model points. */
export function line(...places: readonly Point[]): string {
  return pathThrough(places.map(project));
}

/** Returns path data of a closed outline through model points. */
export function outline(...corners: readonly Point[]): string {
  return `${pathThrough(corners.map(project))}z`;
}

/** Returns path data of a rectangle from its corner `at`, along two axes. */
export function plane(at: Point, [width, depth]: Size, axes: Axes = 'xy'): string {
  const along = step(axes[0] as Axis, width);
  const across = step(axes[1] as Axis, depth);
  return outline(at, add(at, along), add(add(at, along), across), add(at, across));
}

/** Returns path data of the three visible uprights under a shape lifted `height` above its plan at `at`. */
export function uprights([x, y, z]: Point, [width, depth]: Size, height: number): string {
  const left: Point = [x, y + depth, z];
  const back: Point = [x + width, y, z];
  const rise = (foot: Point) => line(foot, add(foot, [0, 0, height]));
  return repeat(rise(left), 2, [width, 0, 0]) + rise(back);
}

/** Returns path data of the three visible faces of a block: its top and its left and right walls. */
export function blockFaces(at: Point, [width, depth, height]: BlockSize) {
  // Each starts at the shared corner, because equal data compresses well.
  const corner = add(at, [width, depth, height]);
  return {
    top: plane(corner, [-width, -depth]),
    left: plane(corner, [-width, -height], 'xz'),
    right: plane(corner, [-depth, -height], 'yz'),
  };
}

/** Returns path data of a horizontal circle around `centre`, its radius in model units. */
export function circle(centre: Point, radius: number): string {
  const [left, top] = project(centre);
  const rx = round(radius * Math.SQRT2);
  const ry = round(radius * Math.SQRT1_2);
  return `M${join([round(left - rx), top])}a${join([rx, ry, 0, 1, 0, 2 * rx, 0])}a${join([rx, ry, 0, 1, 0, -2 * rx, 0])}z`;
}

/** Returns path data of a standing cylinder, from the centre of its foot: its top and the wall below. */
export function cylinder([x, y, z]: Point, radius: number, height: number) {
  const [left, top] = project([x, y, z + height]);
  const rx = round(radius * Math.SQRT2);
  const ry = round(radius * Math.SQRT1_2);
  return {
    top: circle([x, y, z + height], radius),
    wall: `M${join([round(left - rx), top])}v${height}a${join([rx, ry, 0, 0, 0, 2 * rx, 0])}v${-height}`,
  };
}

/** Returns path data of a smooth line: a start, then two control points and an end for every Bézier curve. */
export function curve(...[start, ...pieces]: readonly Point[]): string {
  return start ? `M${join(project(start))}C${join(pieces.flatMap(project))}` : '';
}

/** Returns path data of a circle that faces the reader, its radius in pixels: the head of a figure, a point on a map. */
export function ball(centre: Point, radius: number): string {
  const [left, top] = project(centre);
  const arc = (width: number) => `a${join([radius, radius, 0, 1, 0, width, 0])}`;
  return `M${join([left - radius, top])}${arc(2 * radius)}${arc(-2 * radius)}z`;
}

/** Repeats a shape, or an open line of straight steps, `count` times at distances of `by`; this compresses well. */
export function repeat(shape: string, count: number, by: Point): string {
  const [, start = '', steps = ''] = /^(M[^a-z]+)(.*)$/.exec(shape) ?? [];
  const [left, top] = shape.endsWith('z') ? [0, 0] : travel(steps);
  const [right, down] = project(by);
  return start + steps + `m${join([right - left, down - top])}${steps}`.repeat(count - 1);
}

/** Returns path data of closed shapes, each placed relative to the one before it, which compresses well. */
export function chain(shapes: readonly string[]): string {
  const starts = shapes.map((shape) => readNumbers(shape).slice(0, 2));
  return shapes
    .map((shape, at) => {
      const [left = 0, top = 0] = starts[at] ?? [];
      const [lastLeft = 0, lastTop = 0] = starts[at - 1] ?? [];
      return at ? shape.replace(/^[^a-z]+/, `m${join([left - lastLeft, top - lastTop])}`) : shape;
    })
    .join('');
}

/** Returns path data of the lines that divide a horizontal rectangle in columns (along x) and rows (along y). */
export function grid([x, y, z]: Point, [width, depth]: Size, columns: number, rows: number): string {
  const column = width / columns;
  const row = depth / rows;
  const across = line([x + column, y, z], [x + column, y + depth, z]);
  const along = line([x, y + row, z], [x + width, y + row, z]);
  return (
    (columns > 1 ? repeat(across, columns - 1, [column, 0, 0]) : '') +
    (rows > 1 ? repeat(along, rows - 1, [0, row, 0]) : '')
  );
}

type Axis = 'x' | 'y' | 'z';

function step(axis: Axis, length: number): Point {
  return [axis === 'x' ? length : 0, axis === 'y' ? length : 0, axis === 'z' ? length : 0];
}

function add([x, y, z]: Point, [dx, dy, dz]: Point): Point {
  return [x + dx, y + dy, z + dz];
}

/** Splits path data in its numbers, which a sign or point may separate without a space. */
function readNumbers(path: string): number[] {
  return (path.match(/-?(\d+(\.\d+)?|\.\d+)/g) ?? []).map(Number);
}

/** Returns how far the relative steps of an open line move the pen. */
function travel(steps: string): Pixel {
  const numbers = readNumbers(steps);
  const sum = (odd: number) =>
    numbers.reduce((total, value, at) => (at % 2 === odd ? total + value : total), 0);
  return [sum(0), sum(1)];
}
