import { line, plane, repeat } from '../isometric.ts';
import { path, type Drawing } from '../shapes.ts';
import { promises } from '../../site/promises.ts';
import { base, block, pawn } from '../volumes.ts';
import { dimension } from '../words.ts';

// A rack that holds a message for each month that we keep one; the oldest goes into the shredder.
const z = 36;
const months = 12;
const pitch = 16;
const left = 14;
const right = left + months * pitch;
const top = z + 78;
const slot = 246;
const [number, unit] = promises.enquiryRetention.text.split(' ');
const letters = Array.from({ length: months }, (_, at) => left + at * pitch);

export const retention: Drawing = {
  viewBox: '-216 -96 522 400',
  label: 'Een rij brieven; de oudste gaat door de versnipperaar',
  shapes: [
    base([304, 200], z, [
      block([left - 6, 50, z], [months * pitch + 12, 84, 8], { top: 'wash' }),
      letters.map((x) => block([x + 2, 58, z + 8], [5, 68, 46], { right: 'sheet' })),
      path(line([right - 9, 126, z + 54], [right - 9, 92, z + 26], [right - 9, 58, z + 54])),
      block([right + 24, 50, z], [52, 84, 78], { top: 'ink' }),
      path(plane([slot, 62, top + 52], [60, -52], 'yz'), 'signal'),
      path(repeat(line([slot, 70, top + 40], [slot, 112, top + 40]), 3, [0, 0, -12]), 'penOnSignal'),
      path(repeat(plane([right + 30, 134, z + 6], [5, 30], 'xz'), 6, [7, 0, 0]), 'sheet'),
      path(repeat(line([right + 28, 140, z], [right + 20, 166, z]), 7, [8, 0, 0])),
      pawn([172, 170, z]),
    ]),
    dimension([left, 222, 0], [right, 222, 0], `${number} ${unit}`),
  ],
};
