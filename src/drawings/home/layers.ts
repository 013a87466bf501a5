import { grid, line, plane, pointsOn, repeat, uprights } from '../isometric.ts';
import { moving, path, placeAt, type Drawing, type Shapes } from '../shapes.ts';
import { block, blocks, signal, type Box } from '../volumes.ts';
import { layerNames } from '../words.ts';
import { bar, cardPlaces, cards, cardSize, hero, levels, row, screenSize, sheet, words } from './screen.ts';

function mockupLayer(): Shapes {
  const image = line([148, 96, 0], [148, 34, 0], [226, 96, 0]) + line([226, 34, 0], [148, 96, 0]);
  const button = plane([30, 72, 0], [58, 14]);
  const text = repeat(row(26, 128, 38), 3, [76, 0, 0]) + repeat(row(26, 140, 22), 3, [76, 0, 0]);
  return [path(sheet, 'wash'), path(bar + hero + cards, 'sheet'), path(words + image + button + text)];
}

function productLayer(): Shapes {
  const top = 8;
  const [list, , checks] = cardPlaces;
  const lines = repeat(row(list + 10, 128, 38, top), 2, [0, 12, 0]) + row(list + 10, 152, 22, top);
  const boxes =
    repeat(plane([checks + 10, 124, top], [10, 10]), 2, [0, 22, 0]) + plane([156, 52, top], [20, 24]);
  const besides = repeat(row(checks + 28, 128, 20, top), 2, [0, 22, 0]);
  const curve = line(...pointsOn('xy', top, '100,154 116,134 126,144 142,120'));
  return [
    block([0, 0, -8], [...screenSize, 8]),
    path(bar, 'ink'),
    path(hero, 'cobalt'),
    path(words, 'penSheet'),
    blocks([
      { at: [146, 42, 0], size: [68, 44, top] },
      ...cardPlaces.map((x): Box => ({ at: [x, 112, 0], size: [...cardSize, top] })),
    ]),
    block([30, 72, 0], [58, 14, 8], signal),
    path(repeat(row(186, 56, 20, top), 2, [0, 12, 0]) + lines + besides + curve),
    path(boxes, 'cobalt'),
  ];
}

/** The pencil overruns its corners, as a draughtsman's does. */
function sketchLayer(): Shapes {
  const overrun = 6;
  const pencil = (x: number, y: number, w: number, d: number, count = 1) =>
    [0, w]
      .map((side) => line([x + side, y - overrun, 0], [x + side, y + d + overrun, 0]))
      .concat([0, d].map((side) => row(x - overrun, y + side, w + 2 * overrun)))
      .map((stroke) => repeat(stroke, count, [76, 0, 0]))
      .join('');
  return [
    path(grid([0, 0, 0], screenSize, 8, 6), 'fine', 'faint'),
    path(sheet, 'cut', 'penInk'),
    path(row(0, 20, screenSize[0]) + pencil(16, 34, 210, 62) + pencil(cardPlaces[0], 112, ...cardSize, 3)),
  ];
}

const [width] = screenSize;
const { sketch, mockup, product } = levels;

export const layers: Drawing = {
  viewBox: '-202 -310 560 524',
  label: 'Drie lagen: schets, klikbare mockup, product',
  shapes: [
    sketchLayer(),
    path(uprights([0, 0, sketch], screenSize, product - 8 - sketch), 'dots', 'penInk'),
    moving('layer-2', placeAt([0, 0, mockup], mockupLayer())),
    moving('layer-3', placeAt([0, 0, product], productLayer()), 'penInk'),
    layerNames(
      [
        ['Product', [width, 0, product]],
        ['Mockup', [width, 0, mockup]],
        ['Schets', [width, 0, sketch]],
      ],
      108,
    ),
  ],
};
