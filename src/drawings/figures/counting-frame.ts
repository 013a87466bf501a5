import { ball, line, type Point } from '../isometric.ts';
import { path, paths, type Drawing } from '../shapes.ts';
import { base, block, pawn } from '../volumes.ts';

const z = 30;
const left = 16;
const right = 354;
const y = 34;
const middle = y + 10;
const top = z + 178;
const rods = [54, 84, 114, 144].map((up) => z + up);
const [low = 0, second = 0] = rods;
const radius = 11.5;
const beads = (from: number, count: number, spacing: number, up: number) =>
  Array.from({ length: count }, (_, at): Point => [from + at * spacing, middle, up]);
// A bead for each of the 33 customers. One leaves this month, to the first of ten places for those of a year.
const leaver: Point = [272, middle, low];
const customers = rods.flatMap((up) => beads(60, 8, 22, up));
const places = rods.flatMap((up) => (up === second ? beads(272, 3, 27, up) : beads(299, 2, 27, up)));

export const countingFrame: Drawing = {
  viewBox: '-118 -214 512 468',
  label: 'Een groot telraam: één oranje kraal is opzij geschoven, naast negen lege plaatsen',
  shapes: base([386, 108], z, [
    block([left - 2, y - 14, z], [24, 48, 12]),
    block([left, y, z + 12], [20, 20, top - z - 12]),
    paths(rods, (up) => line([left + 20, middle, up], [right, middle, up]), 'penInk'),
    paths(places, (at) => ball(at, radius), 'sheet', 'cut'),
    customers.map((at) => path(ball(at, radius), 'shade')),
    path(ball(leaver, radius), 'signal'),
    block([right - 2, y - 14, z], [24, 48, 12]),
    block([right, y, z + 12], [20, 20, top - z - 12]),
    block([left - 8, y - 4, top], [right - left + 36, 28, 14]),
    block([242, 58, z], [32, 26, 18]),
    pawn([258, 70, z + 18]),
    pawn([136, 84, z]),
  ]),
};
