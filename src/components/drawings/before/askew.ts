import { outline, type Axes, type BlockSize, type Point, type Size } from '../isometric.ts';

/** Path data of a flat part that lies or hangs askew: a rectangle around `centre`, turned in its plane. */
export function askew(centre: Point, size: Size, degrees: number, axes: Axes = 'xy'): string {
  return outline(...turn(centre, size, degrees, axes));
}

/** Path data of the three faces one sees of a block that stands askew: turned around `centre` of its foot, less than 45 degrees. */
export function askewBlock(centre: Point, [width, depth, height]: BlockSize, degrees: number) {
  const foot = turn(centre, [width, depth], degrees, 'xy');
  const top = foot.map(([x, y, z]): Point => [x, y, z + height]);
  const wall = (from: number, to: number) =>
    outline(...[top[from], top[to], foot[to], foot[from]].filter((corner) => corner !== undefined));
  return { top: outline(...top), left: wall(3, 2), right: wall(1, 2) };
}

function turn([x, y, z]: Point, [width, depth]: Size, degrees: number, axes: Axes): Point[] {
  const [sine, cosine] = [Math.sin(degrees * (Math.PI / 180)), Math.cos(degrees * (Math.PI / 180))];
  const corners = [
    [-width, -depth],
    [width, -depth],
    [width, depth],
    [-width, depth],
  ] as const;
  return corners.map(([across, up]) => {
    const [first, second] = [(across * cosine - up * sine) / 2, (across * sine + up * cosine) / 2];
    if (axes === 'xz') return [x + first, y, z + second];
    return axes === 'yz' ? [x, y + first, z + second] : [x + first, y + second, z];
  });
}
