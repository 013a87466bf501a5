import { grid, line, plane, repeat } from '../isometric.ts';
import { path, type Drawing } from '../shapes.ts';
import { base, block, pawns, signal } from '../volumes.ts';
import { dimension } from '../words.ts';

// A page between the jaws of a calliper.
const z = 36;
const top = z + 20;

export const gauge: Drawing = {
  viewBox: '-214 -110 532 400',
  label: 'Een webpagina tussen de bekken van een schuifmaat',
  shapes: [
    base([304, 200], z, [
      block([24, 26, z], [262, 22, 34], { top: 'cobalt' }),
      path(repeat(line([40, 48, z + 34], [40, 40, z + 34]), 16, [15, 0, 0]), 'penSheet'),
      block([24, 48, z], [14, 124, 34], { top: 'ink' }),
      block([44, 62, z], [180, 104, 20]),
      path(plane([44, 62, top], [180, 18]), 'ink'),
      path(plane([56, 90, top], [70, 34]), 'cobalt'),
      path(repeat(line([138, 94, top], [212, 94, top]), 4, [0, 10, 0]), 'fine'),
      path(grid([56, 134, top], [156, 24], 3, 1) + plane([56, 134, top], [156, 24])),
      block([230, 22, z], [30, 30, 44], signal),
      block([230, 52, z], [14, 120, 34], { top: 'ink' }),
      pawns(z, [268, 150]),
    ]),
    dimension([44, 222, 0], [224, 222, 0]),
  ],
};
