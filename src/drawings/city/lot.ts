import type { SolutionIconName } from '../../site/icon-names.ts';
import { ball, grid, line, plane, points, type BlockSize, type Point, type Size } from '../isometric.ts';
import { solutions } from '../models.ts';
import { inset, path, paths, placeAt, type Shapes } from '../shapes.ts';
import { block, blocks, pawn, pawns, type Box } from '../volumes.ts';
import { getPlot, kerb, lotSize, siteCorners, sitePlace, siteSize, placeLot } from './plan.ts';

/** Cars from their back corners, along y when turned; none may hide any of another. */
export function cars(at: readonly Point[], isTurned = false): Shapes {
  const boxes = (from: number, size: BlockSize, z: number) =>
    at.map(([x, y, low]): Box => {
      const [length, width, height] = size;
      const aside = (16 - width) / 2;
      return isTurned
        ? { at: [x + aside, y + from, low + z], size: [width, length, height] }
        : { at: [x + from, y + aside, low + z], size };
    });
  return [
    blocks(boxes(0, [36, 16, 9], 0), { left: 'cobalt', right: 'cobalt' }),
    blocks(boxes(9, [18, 12, 7], 9), { left: 'wash', right: 'wash' }),
  ];
}

/** Trees; none may hide any of another. */
export function trees(...at: readonly Size[]): Shapes {
  return [
    path(at.map(([x, y]) => line([x, y, 0], [x, y, 24]))),
    paths(at, ([x, y]) => ball([x, y, 38], 15), 'wash'),
  ];
}

/** A lot with its pavement, what stands on it, and the traffic on the streets behind it. */
export function lot(
  [row, column]: Size,
  /** Positions of cars along the street behind the right side, and behind the left side if there is one. */
  { right, left }: { right: readonly number[]; left?: readonly number[] | undefined },
  shapes: Shapes,
): Shapes {
  const [width, depth] = lotSize;
  const middle = -18;
  const streets =
    line([0, middle, -kerb], [width, middle, -kerb]) +
    (left ? line([middle, 0, -kerb], [middle, depth, -kerb]) : '');
  return [
    placeAt(placeLot(row, column), [
      path(streets, 'fine', 'cut'),
      right.length > 0 && cars(right.map((x) => [x, middle, -kerb])),
      left &&
        left.length > 0 &&
        cars(
          left.map((y) => [middle, y, -kerb]),
          true,
        ),
      block([0, 0, -kerb], [...lotSize, kerb], { top: 'wash' }),
      shapes,
    ]),
  ];
}

/** The model of a solution on its lot. */
export function plot(name: SolutionIconName): Shapes {
  const { floor, trees: green, people = [], cars: parked = [] } = getPlot(name);
  const stand = (x: number): Point => [x, 246, 0];
  return [
    inset([(lotSize[0] - floor[0]) / 2, 10, 0], solutions[name]),
    parked.length > 0 && cars(parked.map((x) => [x, 238, 0])),
    trees(...green.map((x): Size => [x, 246])),
    people.map((x) => pawn(stand(x))),
  ];
}

/** The free lot, surveyed and staked out for the visitor. */
export function freeLot(): Shapes {
  const pegs = siteCorners.map(([x, y]) => line([x, y, 0], [x, y, 22])).join('');
  const level: Point = [236, 232, 28];
  const legs = points('226,240 248,236 234,222');
  return [
    trees([248, 18]),
    path(plane(sitePlace, siteSize), 'signal'),
    path(grid(sitePlace, siteSize, 5, 4), 'fine', 'penInk'),
    path(pegs, 'penInk'),
    trees([22, 246], [62, 246]),
    pawns(0, [132, 236], [200, 246]),
    paths(legs, ([x, y]) => line([x, y, 0], level), 'penInk'),
    path(ball(level, 6), 'sheet', 'penInk'),
  ];
}

export function visitorModel(): Shapes {
  const high = 108;
  const [x, y] = sitePlace;
  const floors = [high / 2, high].map((z) => plane([x, y, z], siteSize));
  const uprights = siteCorners.map(([left, right]) => line([left, right, 0], [left, right, high]));
  return [path(uprights.join('') + floors.join(''), 'cut', 'penInk')];
}
