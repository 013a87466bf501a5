import { line, outline, type Point } from '../isometric.ts';
import { path, type Drawing, type Shapes } from '../shapes.ts';
import { base, block, drum, figure, signal } from '../volumes.ts';

const z = 28;
// The crane: the middle of its mast, and the beam on top, along x.
const x = 46;
const y = 70;
const half = 14;
const top = z + 150;
const beam = top + 12;
const tip = 252;
const hook = 204;
const load = 44;
const low = z + 70;

/** A zigzag of `count` strokes over the two faces of the mast. */
function lattice(count: number): string {
  const places = Array.from({ length: count }, (_, at) => ({
    side: at % 2 ? -half : half,
    up: z + 12 + at * 23,
  }));
  return (
    line(...places.map(({ side, up }): Point => [x + side, y + half, up])) +
    line(...places.map(({ side, up }): Point => [x + half, y + side, up]))
  );
}

function crane(): Shapes {
  const front = y + 8;
  const peak: Point = [x, y, beam + 44];
  const zigzag = Array.from({ length: 11 }, (_, at): Point => [
    x + 16 + at * 18,
    front,
    beam + (at % 2 ? 16 : 0),
  ]);
  return [
    block([x - 32, y - 32, z], [64, 64, 12]),
    block([x - half, y - half, z + 12], [2 * half, 2 * half, top - z - 12]),
    path(lattice(7)),
    block([x - 18, y - 18, top], [36, 36, 12]),
    block([x + half, y - 11, top - 20], [22, 22, 32], { left: 'cobalt' }),
    path(line([hook, y, beam + 8], [hook, y, low + load + 16])),
    block([14, y - 8, beam], [tip - 24, 16, 16]),
    path(line(...zigzag)),
    block([-14, y - 14, beam - 26], [28, 28, 34], { left: 'ink', right: 'ink' }),
    path(line([0, y, beam + 8], peak, [tip - 34, y, beam + 16])),
    path(line(peak, [x, y, beam + 16]), 'bold'),
  ];
}

/** What hangs on the crane. */
function weight(): Shapes {
  const up = low + load;
  const from = load / 2;
  const ring: Point = [hook, y, up + 16];
  return [
    block([hook - from, y - from, low], [load, load, load], { right: 'cobalt' }),
    path(
      line([hook - from, y + from, up], ring, [hook + from, y - from, up]) +
        line(ring, [hook + from, y + from, up]),
    ),
  ];
}

/** A hammer that lies on the floor, from the end of its handle. */
function hammer(from: number, across: number): Shapes {
  const head = from + 74;
  const back = across - 12;
  const claw = back - 24;
  const up = z + 18;
  const down = up - 6;
  return [
    block([from, across, z], [74, 10, 10], signal),
    path(
      outline([head + 18, back, up], [head + 18, back, z], [head + 15, claw, z], [head + 15, claw, down]),
      'signal',
    ),
    path(
      outline([head, back, up], [head + 18, back, up], [head + 15, claw, down], [head + 4, claw, down]),
      'signal',
    ),
    block([head, back, z], [18, 32, 18], signal),
  ];
}

export const nail: Drawing = {
  viewBox: '-150 -186 446 410',
  label: 'Een hoge bouwkraan met een zwaar blok boven één spijker; ernaast ligt een oranje hamer',
  shapes: base([288, 142], z, [
    crane(),
    block([166, y - 24, z], [74, 40, 12]),
    drum([hook, y, z + 12], 4, 20, 'ink'),
    drum([hook, y, z + 32], 10, 4),
    weight(),
    hammer(172, 114),
    figure([142, 114, z], 1.4),
    figure([26, 124, z], 1.4),
  ]),
};
