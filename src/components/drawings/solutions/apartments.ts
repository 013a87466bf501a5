import { plane } from '../isometric.ts';
import { moving, path, type Drawing } from '../parts.ts';
import { base, block, pawn } from '../volumes.ts';
import { dimension } from '../words.ts';
import { apartmentBuilding } from './apartment-building.ts';

const z = 36;

export const apartments: Drawing = {
  viewBox: '-240 -180 520 420',
  label:
    'Een appartementengebouw met vier woonlagen; ervoor vergaderen de eigenaren aan een tafel met een voorstel',
  parts: [
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
