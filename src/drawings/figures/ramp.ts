import { ball, line, outline, plane, repeat, type Point } from '../isometric.ts';
import { path, type Drawing, type Shapes } from '../shapes.ts';
import { turn } from '../turned.ts';
import { base, block, blocksInTurn, figure, type Box } from '../volumes.ts';

const z = 30;
// The house, with a landing in front of its door.
const wall = 62;
const edge = wall + 62;
const back = 14;
const split = back + 62;
const front = split + 58;
const high = 40;
const top = z + high;
const foot = 318;
const times = 1.3;
const rise = 8;
const tread = 15;
const steps = [4, 3, 2, 1].map((at): Box => ({
  at: [edge + (4 - at) * tread, split, z],
  size: [tread, front - split, at * rise],
}));
const slope = (x: number) => z + (high * (foot - x)) / (foot - edge);

/** A wheel that faces left-down, from its centre. */
function wheel(centre: Point, radius: number): string {
  const place = turn(centre, 0, 'xz');
  const rim = Array.from({ length: 20 }, (_, at) => {
    const angle = (at / 10) * Math.PI;
    return place(radius * Math.cos(angle), radius * Math.sin(angle));
  });
  return outline(...rim);
}

/** Someone in a wheelchair, on the ramp. */
function rider(x: number, y: number): Shapes {
  const ground = slope(x);
  const seat = ground + 18;
  return [
    path(wheel([x, y - 26, ground + 17], 17), 'sheet', 'penInk'),
    block([x - 18, y - 24, seat - 6], [32, 22, 6]),
    figure([x - 4, y - 13, seat], times),
    block([x + 12, y - 24, seat], [4, 22, 20], { right: 'cobalt' }),
    path(line([x - 18, y, seat - 3], [x - 22, y, slope(x - 22) + 6]), 'penInk', 'bold'),
    path(wheel([x - 22, y, slope(x - 22) + 6], 6), 'sheet', 'penInk'),
    path(wheel([x, y, ground + 17], 17), 'sheet', 'penInk', 'bold'),
    path(ball([x, y, ground + 17], 3), 'ink', 'penInk'),
  ];
}

// Behind those who pass, along the landing and the ramp.
const posts = [wall + 12, edge, edge + 62, edge + 124, edge + 186];
const up = (x: number, above: number): Point => [x, back + 3, Math.min(top, slope(x)) + above];
const rail =
  line(...[0, 1, 4].map((at) => up(posts[at] ?? 0, 28))) +
  posts.map((x) => line(up(x, 0), up(x, 28))).join('');

export const ramp: Drawing = {
  viewBox: '-166 -144 502 398',
  label: 'Een trap en een hellingbaan komen uit bij dezelfde deur; op elk is iemand onderweg',
  shapes: base([328, 158], z, [
    block([14, back - 4, z], [wall - 14, front - back + 4, high + 68]),
    path(repeat(plane([wall, back + 6, top + 22], [22, 30], 'yz'), 2, [0, 86, 0]), 'sheet'),
    block([10, back - 8, top + 68], [wall - 6, front - back + 12, 8]),
    path(plane([wall, split - 16, top], [32, 58], 'yz'), 'signal'),
    path(line([wall, split + 8, top + 24], [wall, split + 8, top + 31]), 'penOnSignal', 'bold'),
    block([wall, back, z], [edge - wall, front - back, high]),
    path(outline([edge, back, top], [foot, back, z], [foot, split, z], [edge, split, top]), 'sheet'),
    path(rail),
    path(outline([edge, split, top], [foot, split, z], [edge, split, z]), 'wash'),
    rider(226, split - 16),
    blocksInTurn(steps),
    figure([edge + 1.5 * tread, split + 30, z + 3 * rise], times),
    figure([254, 126, z], times),
  ]),
};
