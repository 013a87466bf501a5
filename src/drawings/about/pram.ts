import { curve, line, outline, plane, points, type Point } from '../isometric.ts';
import { path, type Shapes } from '../shapes.ts';

/** A pram from the side, its front wheel at the given point, so many times as large as a pawn's; a ghost is a dashed outline. */
export function pram([x, y, z]: Point, times: number, isGhost = false): Shapes {
  const scale = 0.45 * times;
  const depth = 28;
  const place = ([along, up]: readonly [number, number], across = 0): Point => [
    x + along * scale,
    y - across * scale,
    z + up * scale,
  ];
  const basket = points('0,40 4,26 16,18 52,18 64,26 68,40');
  const hood = points('68,40 65,54 57,65 46,72 34,74');
  const strips = [...basket.slice(3), ...hood.slice(1)].map((from, at, all) => [from, all[at + 1]] as const);
  const front =
    outline(...basket.map((point) => place(point))) +
    outline(place([34, 40]), ...hood.map((point) => place(point)));
  const edge = strips
    .map(([from, to]) => (to ? outline(place(from), place(to), place(to, depth), place(from, depth)) : ''))
    .join('');
  const k = 0.552;
  const wheel = (along: number, across: number, r = 11) => {
    const at = (a: number, b: number) => place([along + a * r, 11 + b * r], across);
    const turn = (a: number, b: number, c: number, d: number) => [
      at(a + k * c, b + k * d),
      at(c + k * a, d + k * b),
      at(c, d),
    ];
    return curve(
      at(1, 0),
      ...turn(1, 0, 0, 1),
      ...turn(0, 1, -1, 0),
      ...turn(-1, 0, 0, -1),
      ...turn(0, -1, 1, 0),
    );
  };
  if (isGhost) return path(front + wheel(16, 0) + wheel(54, 0), 'cut', 'penInk');
  return [
    path(wheel(16, depth) + wheel(54, depth), 'sheet', 'penInk'),
    path(plane(place([0, 40]), [34 * scale, -depth * scale]), 'shade', 'penInk'),
    path(front + edge, 'signal'),
    path(line(place([2, 34]), place([-16, 56]), place([-16, 56], depth), place([0, 40], depth)), 'penInk'),
    path(wheel(16, 0) + wheel(54, 0), 'sheet', 'penInk'),
  ];
}
