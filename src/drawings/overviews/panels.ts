import { line, plane, repeat } from '../isometric.ts';
import { path, type Drawing, type Shapes } from '../shapes.ts';
import { base, block, pawns } from '../volumes.ts';

// Panels with a picture and text, and people who read them.
const z = 36;
const wide = 56;
const high = 112;

function panel([x, y]: readonly [number, number], isSignal: boolean): Shapes {
  const front = y + 8;
  const row = (from: number, up: number): string =>
    line([x + from, front, z + up], [x + wide - 8, front, z + up]);
  return [
    block([x, y, z], [wide, 8, high], { top: 'ink', left: 'sheet' }),
    path(plane([x + 8, front, z + 56], [wide - 16, 32], 'xz'), isSignal ? 'signal' : 'wash'),
    path(repeat(row(8, 22), 3, [0, 0, 11]), 'fine'),
  ];
}

export const panels: Drawing = {
  viewBox: '-214 -126 532 400',
  label: 'Panelen met een beeld en tekst, waar mensen bij staan te lezen',
  shapes: base([304, 200], z, [
    [0, 1, 2, 3].map((at) => panel([18 + 72 * at, 46], at === 1)),
    pawns(z, [50, 112], [112, 96], [132, 104], [250, 124]),
    block([60, 150, z], [90, 20, 12]),
    block([190, 150, z], [70, 20, 12]),
  ]),
};
