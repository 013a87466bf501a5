import { plane, repeat, uprights } from '../isometric.ts';
import { group, path, type Drawing } from '../shapes.ts';
import { base, blocksInTurn, pawns, readBoxes } from '../volumes.ts';

// Seven buildings, and a free plot for the visitor's.
const z = 36;
const back = repeat(plane([12, 14, z], [64, 76]), 4, [72, 0, 0]);
const behind = readBoxes(
  z,
  '20,30,48,44,70 92,26,22,52,34 118,26,22,52,92 164,24,48,20,24 164,52,48,28,46 236,28,48,48,110',
);
const before = readBoxes(
  z,
  '20,122,48,18,24 20,144,48,18,48 92,120,48,48,58 164,118,22,52,30 190,118,22,52,66',
);
const free = [236, 120, z] as const;

export const plots: Drawing = {
  viewBox: '-214 -128 532 402',
  label: 'Een plattegrond met zeven gebouwen en een vrije plek',
  shapes: base([304, 200], z, [
    path(back, 'wash'),
    blocksInTurn(behind),
    path(repeat(plane([12, 106, z], [64, 76]), 3, [72, 0, 0]), 'wash'),
    path(plane([228, 106, z], [64, 76]), 'signal'),
    blocksInTurn(before),
    group(
      [path(uprights(free, [48, 48], 54), 'dots'), path(plane([236, 120, z + 54], [48, 48]), 'cut')],
      'penInk',
    ),
    pawns(z, [218, 186], [150, 190]),
  ]),
};
