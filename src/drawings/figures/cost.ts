import { line, readRows, repeat, type Size } from '../isometric.ts';
import { group, path, type Drawing } from '../shapes.ts';
import { base, block, signal } from '../volumes.ts';

// To scale, with the amounts of the table in content/expertise/cloud.mdx: change both together.
const eurosPerPixel = 80;
// Lowest and highest euros a month, classic and serverless: at the start, while growing, and for an enterprise.
const amounts = readRows<Size>('550,800 55,200 1200,3000 300,1050 5000,15000 1500,10500').map(
  ([low, high]) => [low / eurosPerPixel, high / eurosPerPixel] as const,
);
const ground = 24;
const wide = 60;
const back = 24;
const length = 526;
const bars = amounts.map(([low, high], at) => ({
  place: [14 + at * (wide + 6) + Math.floor(at / 2) * 52, back, ground] as const,
  low,
  range: high - low,
  chosen: at % 2 === 1,
  isSignal: at === 1,
}));
const thousand = 1000 / eurosPerPixel;

export const cost: Drawing = {
  viewBox: '-114 -220 646 556',
  label: 'Zes blokken voor een schaal: serverless blijft steeds lager dan klassiek',
  shapes: base([length, 108], ground, [
    path(
      repeat(line([0, 0, ground + thousand], [length, 0, ground + thousand]), 15, [0, 0, thousand]),
      'fine',
      'faint',
    ),
    path(line([0, 0, ground], [0, 0, ground + 15 * thousand])),
    bars.map(({ place: [x, y, z], low, range, chosen, isSignal }) => [
      block(
        [x, y, z],
        [wide, wide, low],
        isSignal ? signal : { left: chosen ? 'cobalt' : 'wash', right: chosen ? 'ink' : 'shade' },
      ),
      group(
        [
          block(
            [x, y, z + low],
            [wide, wide, range],
            isSignal
              ? signal
              : {
                  top: chosen ? 'wash' : 'sheet',
                  left: chosen ? 'wash' : 'sheet',
                  right: chosen ? 'shade' : 'sheet',
                },
          ),
        ],
        'cut',
      ),
    ]),
  ]),
};
