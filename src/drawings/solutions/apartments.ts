import { plane, repeat } from '../isometric.ts';
import { moving, path, type Drawing, type Shapes } from '../shapes.ts';
import { base, block, blocks, pawn } from '../volumes.ts';
import { dimension } from '../words.ts';

/** The building with its balconies and roof; drawings that use it add people and post. */
export function apartmentBuilding(z: number): Shapes {
  const wide = 168;
  const front = 90;
  const high = 148;
  const storey = 36;
  const windows = [24, 106, 142].map((x) => plane([x, front, z + 12], [24, 22], 'xz'));
  const sides = [22, 58].map((y) => plane([180, y, z + 12], [20, 22], 'yz'));
  const glass = [...windows, ...sides].map((window) => repeat(window, 4, [0, 0, storey])).join('');
  return [
    block([12, 10, z], [wide, 80, high]),
    path(glass, 'sheet'),
    path(plane([64, front, z], [26, 36], 'xz'), 'cobalt'),
    blocks(
      [1, 2, 3].map((floor) => ({ at: [58, front, z + storey * floor], size: [38, 12, 16] })),
      { top: 'wash' },
    ),
    path(plane([20, 18, z + high], [152, 64])),
    block([40, 34, z + high], [34, 30, 12]),
    path(repeat(plane([96, 40, z + high], [26, 26]), 2, [36, 0, 0])),
  ];
}

const z = 36;

export const apartments: Drawing = {
  viewBox: '-240 -180 520 420',
  label:
    'Een appartementengebouw met vier woonlagen; ervoor vergaderen de eigenaren aan een tafel met een voorstel',
  shapes: [
    base([240, 200], z, [
      apartmentBuilding(z),
      moving('layer-3', [
        path(plane([36, 112, z], [190, 78]), 'wash'),
        [84, 124, 164].map((at) => pawn([at, 126, z])),
        pawn([52, 152, z]),
        block([66, 136, z + 12], [118, 32, 6]),
        path(plane([112, 142, z + 18], [26, 20]), 'signal'),
        pawn([204, 152, z]),
        [84, 124, 164].map((at) => pawn([at, 182, z])),
      ]),
    ]),
    dimension([0, 222, 0], [240, 222, 0], '16 woningen'),
  ],
};
