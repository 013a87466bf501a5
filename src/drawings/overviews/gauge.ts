import { grid, line, plane, repeat } from '../isometric.ts';
import { path, type Drawing } from '../shapes.ts';
import { listMeasuredFigures } from '../../site/measured-figures.ts';
import { base, block, pawns, signal } from '../volumes.ts';
import { dimension } from '../words.ts';

// A page between the jaws of a calliper, and what it weighs.
const z = 36;
const top = z + 20;

export const gauge: Drawing = {
  viewBox: '-214 -110 520 400',
  label: 'Een webpagina tussen de bekken van een schuifmaat',
  shapes: [
    base([304, 200], z, [
      block([24, 18, z], [266, 30, 34], { top: 'sheet' }),
      path(
        repeat(line([44, 48, z + 34], [44, 36, z + 34]), 16, [15, 0, 0]) +
          repeat(line([44, 48, z + 34], [44, 26, z + 34]), 4, [75, 0, 0]),
        'penInk',
      ),
      block([24, 48, z], [20, 124, 34], { top: 'ink' }),
      block([48, 62, z], [172, 104, 20]),
      path(plane([48, 62, top], [172, 18]), 'ink'),
      path(plane([58, 90, top], [66, 34]), 'cobalt'),
      path(repeat(line([136, 94, top], [208, 94, top]), 4, [0, 10, 0]), 'fine'),
      path(grid([58, 134, top], [150, 24], 3, 1) + plane([58, 134, top], [150, 24])),
      block([224, 48, z], [20, 124, 34], signal),
      pawns(z, [268, 150]),
    ]),
    dimension([44, 222, 0], [224, 222, 0], listMeasuredFigures().gewicht),
  ],
};
