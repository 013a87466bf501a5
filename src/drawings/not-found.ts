import { blockFaces, line, outline } from './isometric.ts';
import { moving, path, type Drawing } from './shapes.ts';
import { base, blocksInTurn, readBoxes } from './volumes.ts';
import { dimension } from './words.ts';

const z = 40;
// Back to front; the block without walls is the missing page.
const behind = readBoxes(z, '14,14,64,70,84 90,14,60,70,34 162,14,64,70,40');
const before = readBoxes(z, '14,98,64,68,22 90,98,60,68,44');
const missing = Object.values(blockFaces([162, 98, z], [64, 68, 34])).join('');

export const notFound: Drawing = {
  viewBox: '-222 -126 480 360',
  label: 'Een maquette van vijf blokken; waar het zesde hoort, staan alleen stippellijnen en een vlag',
  shapes: [
    base([240, 180], z, [
      blocksInTurn(behind),
      blocksInTurn(before),
      path(missing, 'cut'),
      moving('layer-3', [
        path(outline([194, 132, z + 96], [232, 132, z + 84], [194, 132, z + 70]), 'signal'),
        path(line([194, 132, z], [194, 132, z + 100]), 'penInk'),
      ]),
    ]),
    dimension([0, 202, 0], [240, 202, 0], '404'),
  ],
};
