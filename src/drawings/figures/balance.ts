import { circle, cylinder, outline, type Point } from '../isometric.ts';
import { path, type Drawing } from '../shapes.ts';
import { turn } from '../turned.ts';
import { base, block, drum, figure } from '../volumes.ts';

const z = 26;
const middle = 78;
const left = 52;
const right = 284;
const pivot = z + 52;
const post = 22;
const pan = 42;
// How far each end of the beam is from level, now that the third year tips it.
const tip = 28;
const high = pivot + tip + post;
const low = pivot - tip + post;
const coin = 20;
const third = cylinder([right, middle, low + 8 + 2 * coin], 30, coin);

const degrees = (Math.atan2(-2 * tip, right - left) * 180) / Math.PI;
const beam = turn([(left + right) / 2, middle, pivot], degrees, 'xz');
const half = (right - left) / 2;

// The foot that the beam rests on.
const foot = (along: number, across: number, isEdge = false): Point => [
  (left + right) / 2 + along,
  middle + across,
  isEdge ? pivot - 8 : z,
];

export const balance: Drawing = {
  viewBox: '-162 -154 510 408',
  label: 'Een weegschaal met een blok links en drie munten rechts; door de derde slaat hij door',
  shapes: base([338, 152], z, [
    path(
      [0, 1].map((at) => circle([left, middle, low + at * tip], pan)),
      'cut',
    ),
    path(circle([right, middle, z], pan), 'wash', 'flat'),
    path(outline(foot(0, 6, true), foot(-38, 20), foot(38, 20)), 'wash'),
    path(outline(foot(0, 6, true), foot(38, 20), foot(38, -20), foot(0, -6, true)), 'shade'),
    block([left - 6, middle - 6, high - post], [12, 12, post]),
    path(outline(beam(-half, 6, -8), beam(half, 6, -8), beam(half, 6, 8), beam(-half, 6, 8)), 'sheet'),
    path(outline(beam(-half, 6, 8), beam(half, 6, 8), beam(half, -6, 8), beam(-half, -6, 8)), 'wash'),
    path(outline(beam(half, 6, 8), beam(half, 6, -8), beam(half, -6, -8), beam(half, -6, 8)), 'shade'),
    drum([left, middle, high], pan, 8),
    block([left - 26, middle - 26, high + 8], [52, 52, 52], { right: 'cobalt' }),
    block([right - 6, middle - 6, low - post + 8], [12, 12, post - 8]),
    drum([right, middle, low], pan, 8),
    [0, 1].map((at) => drum([right, middle, low + 8 + at * coin], 30, coin)),
    path(third.wall + third.top, 'signal'),
    figure([70, 122, z], 1.5),
    figure([108, 128, z], 1.5),
  ]),
};
