import { line, plane, repeat } from '../isometric.ts';
import { group, path, type Drawing } from '../shapes.ts';
import { base, block, blocksInTurn, figure, signal, type Box } from '../volumes.ts';

// As the text tells it: with one button, half of the planned screens lapse.
const z = 34;
const wide = 76;
const high = 100;
const pitch = 98;
const left = 26;
const back = 30;
const face = back + 8;
const front = 156;
const screens = [0, 1, 2, 3].map((at): Box => ({ at: [left + at * pitch, back, z], size: [wide, 8, high] }));
const onEach = (shape: string) => repeat(shape, 4, [pitch, 0, 0]);
const last = left + 3 * pitch;

export const reorder: Drawing = {
  viewBox: '-236 -112 690 458',
  label: 'Een klant drukt op één knop; van acht schermen blijven er vier over',
  shapes: base([430, 220], z, [
    group(
      [
        blocksInTurn(screens, { top: 'ink' }),
        path(onEach(plane([left, face, z + high - 16], [wide, 16], 'xz')), 'cobalt'),
        path(
          onEach(line([left + 10, face, z + 70], [left + 62, face, z + 70])) +
            onEach(line([left + 10, face, z + 58], [left + 46, face, z + 58])),
        ),
        path(repeat(plane([left + 10, face, z + 12], [56, 34], 'xz'), 3, [pitch, 0, 0]), 'sheet'),
        block([last + 10, face, z + 14], [56, 10, 30], signal),
        path(
          onEach(plane([left, front, z], [wide, 8])) +
            onEach(plane([left, front + 8, z], [wide, high], 'xz')),
          'cut',
        ),
        figure([last + 94, 108, z], 2),
      ],
      'penInk',
    ),
  ]),
};
