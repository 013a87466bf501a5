import { line, outline } from './isometric.ts';
import { moving, path, type Drawing } from './shapes.ts';
import { base, blocksInTurn, readBoxes } from './volumes.ts';
import { dimension } from './words.ts';

const z = 40;
// Back to front.
const behind = readBoxes(z, '14,14,64,70,84 90,14,60,70,34 162,14,64,70,40');
const before = readBoxes(z, '14,98,64,68,22 90,98,60,68,44');
// The missing page; each edge once, or its dashes would close.
const top = z + 34;
const missing = [
  outline([162, 98, top], [226, 98, top], [226, 98, z], [226, 166, z], [162, 166, z], [162, 166, top]),
  line([162, 166, top], [226, 166, top], [226, 98, top]),
  line([226, 166, top], [226, 166, z]),
];

export const notFound: Drawing = {
  viewBox: '-222 -126 480 360',
  label: 'Een maquette van vijf blokken; waar het zesde hoort, staan alleen stippellijnen en een vlag',
  shapes: [
    base([240, 180], z, [
      blocksInTurn(behind),
      blocksInTurn(before),
      path(missing, 'cut'),
      moving('layer-3', [
        path(outline([194, 118, z + 96], [232, 118, z + 84], [194, 118, z + 70]), 'signal'),
        path(line([194, 118, z], [194, 118, z + 100]), 'penInk'),
      ]),
    ]),
    dimension([0, 202, 0], [240, 202, 0], '404'),
  ],
};
