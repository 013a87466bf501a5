import { line, readRows, repeat, type Size } from '../isometric.ts';
import { write } from '../letters.ts';
import { group, path, paths, type Drawing } from '../shapes.ts';
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
const length = 552;
const depth = 108;
const startOf = (tier: number) => 14 + tier * 196;
const bars = amounts.map(([low, high], at) => ({
  place: [startOf(Math.floor(at / 2)) + (at % 2) * (wide + 6), back, ground] as const,
  low,
  range: high - low,
  chosen: at % 2 === 1,
  isSignal: at === 1,
}));
const thousand = 1000 / eurosPerPixel;
const names = ['START', 'GROEI', 'ENTERPRISE'];
const scale = [5, 10, 15];

export const cost: Drawing = {
  viewBox: '-136 -272 694 644',
  label: 'Per trede twee blokken voor een schaal: serverless blijft steeds lager dan klassiek',
  shapes: base([length, depth], ground, [
    path(
      repeat(line([0, 0, ground + thousand], [length, 0, ground + thousand]), 15, [0, 0, thousand]),
      'fine',
      'faint',
    ),
    path(
      repeat(line([0, 0, ground + 5 * thousand], [length, 0, ground + 5 * thousand]), 3, [
        0,
        0,
        5 * thousand,
      ]),
      'fine',
    ),
    path(line([0, 0, ground], [0, 0, ground + 15 * thousand])),
    paths(
      scale,
      (thousands) => {
        const amount = `${thousands}.000`;
        return write(amount, [-2 - 16 * amount.length, 0, ground + thousands * thousand + 10]);
      },
      'penInk',
    ),
    paths(names, (name, tier) => write(name, [startOf(tier), depth + 24, 0]), 'penInk'),
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
