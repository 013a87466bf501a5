import type { SolutionIconName } from '../../site/icon-names.ts';
import { ball, line, outline, plane, type Point } from '../isometric.ts';
import { moving, path, paths, placeAt, withoutSignal, type Drawing, type Shapes } from '../shapes.ts';
import { blocks, type Box } from '../volumes.ts';
import { lot, freeLot, visitorModel, plot } from './lot.ts';
import { middle } from './middle.ts';
import { kerb, lotSize, placeLot } from './plan.ts';

/** A canal instead of a street, with bridges where streets cross it. */
function canal(): Shapes {
  const x = 864;
  const wide = 36;
  const from = -940;
  // It ends under the last bridge, in front of the lots before it.
  const to = -20;
  const z = -kerb;
  const bridges = [-636, -336, -36].map((y): Box => ({ at: [x - 4, y + 3, z], size: [wide + 8, 30, 8] }));
  const boat = (y: number) =>
    outline([x + 18, y, z], [x + 27, y + 16, z], [x + 27, y + 64, z], [x + 9, y + 64, z], [x + 9, y + 16, z]);
  const cabin = (y: number): Box => ({ at: [x + 11, y + 32, z], size: [14, 26, 9] });
  const boats = [-840, -500];
  // Alternately left and right of the middle: a line in the middle would make it a road.
  const waves = [-910, -740, -690, -590, -400, -375, -280, -180, -150].map((y, at) => {
    const left = x + (at % 2 ? 10 : 26);
    return line([left, y, z], [left, y + 16, z]);
  });
  return [
    path(plane([x, from, z], [wide, to - from]), 'cobalt'),
    path(waves, 'penSheet'),
    paths(boats, boat, 'sheet'),
    blocks(boats.map(cabin)),
    blocks(bridges),
  ];
}

/** Lots that are planned but not built; of the front ones only the far half is in the frame. */
function surroundings(): Shapes {
  const [width, depth] = lotSize;
  const beside = [-3, -1, 1, 3, 5, 7, 9] as const;
  const whole = [
    ...beside.map((column) => placeLot(-1, column)),
    ...[0, 2].flatMap((row) => [placeLot(row, -2), placeLot(row, 8)]),
    ...[-3, -1, 7, 9].map((column) => placeLot(1, column)),
  ].map((at) => plane(at, lotSize));
  const halves = beside
    .map((column) => placeLot(3, column))
    .map(([x, y, z]) => line([x, y + depth, z], [x, y, z], [x + width, y, z]));
  return [path(whole.join('') + halves.join(''), 'cut', 'faint')];
}

/** Leader lines: up from the back lots to their texts above the city, down from the front lots to theirs below it. */
function leaders(): Shapes {
  const leaders = [0, 2, 4, 6].flatMap((column) =>
    [
      { row: 0, length: 322 },
      { row: 2, length: -178 },
    ].map(({ row, length }) => {
      const [x, y, z] = placeLot(row, column);
      return { from: [x + 1, y + lotSize[1], z] satisfies Point, length };
    }),
  );
  return [
    path(leaders.map(({ from: [x, y, z], length }) => line([x, y, z], [x, y, z + length]))),
    paths(leaders, ({ from }) => ball(from, 5), 'cobalt'),
  ];
}

/** The lot of a solution between its neighbours, or the free lot. */
export function createPlot(name?: SolutionIconName): Drawing {
  const around = [-1, 1].flatMap((side) => [placeLot(-1, side), placeLot(0, 2 * side), placeLot(1, side)]);
  return {
    viewBox: '-300 -178 600 460',
    shapes: [
      paths(around, (at) => plane(at, lotSize), 'cut', 'faint'),
      lot([0, 0], { right: [], left: [] }, name ? plot(name) : [freeLot(), visitorModel()]),
    ],
  };
}

const lotsBehind = 4;

/** How many solutions the city holds, so that no lot is empty and each stands beside its text. */
export const citySize = lotsBehind + 3;

/** The city, its solutions in the order of the list around it: four behind, and three and the free lot in front. */
export function createCity(names: readonly SolutionIconName[]): Drawing {
  const behind = names.slice(0, lotsBehind).map((name, at) => {
    const traffic = { right: [30 + 50 * at], left: at < lotsBehind - 1 ? [220 - 60 * at] : undefined };
    return lot([0, 2 * at], traffic, withoutSignal(plot(name)));
  });
  const before = names.slice(lotsBehind).map((name, at) => {
    const traffic = { right: [60, 210], left: at < 2 ? [40 + 60 * at] : undefined };
    return lot([2, 2 * at], traffic, withoutSignal(plot(name)));
  });
  return {
    viewBox: '-984 -190 3840 800',
    label: 'Oplossingen als gebouwen in één stad; één kavel is nog vrij',
    shapes: [
      surroundings(),
      canal(),
      behind,
      middle(),
      before,
      lot([2, 6], { right: [200], left: [60, 190] }, freeLot()),
      // A layer of its own, for screens without texts above and below.
      moving('revealed', leaders()),
      // Drawn last, because it lifts.
      moving('layer-3', placeAt(placeLot(2, 6), visitorModel())),
    ],
  };
}
