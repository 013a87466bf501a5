import type { SolutionIconName } from '../../site/icon-names.ts';
import { points, type Point, type Size } from '../isometric.ts';

/** Width and depth of a lot; streets between lots are 36 wide. */
export const lotSize: Size = [264, 264];

/** How far a street lies below the lots. */
export const kerb = 6;

const pitch = 300;

/** Back corner of a lot: `row` counts from the back of the city, `column` from its left, in half lots. */
export const placeLot = (row: number, column: number): Point => [
  ((row + column) / 2) * pitch,
  ((row - column) / 2) * pitch,
  0,
];

/** Places in a row along x, at one depth of a lot. */
export const row = (y: number, ...places: readonly number[]): Size[] => places.map((x) => [x, y]);

/** The lot of a solution: the floor of its model, and what stands on the pavement in front, from left to right. */
interface Plot {
  floor: Size;
  trees: readonly number[];
  people?: readonly number[];
  cars?: readonly number[];
}

const plots: Partial<Record<SolutionIconName, Plot>> = {
  planning: { floor: [240, 200], trees: [244], cars: [14, 66, 118], people: [190] },
  documents: { floor: [164, 212], trees: [28, 236], people: [96, 116] },
  inspection: { floor: [240, 200], trees: [24, 66, 108], cars: [160], people: [222] },
  stock: { floor: [240, 180], cars: [40, 104], people: [170], trees: [208, 244] },
  apartments: { floor: [240, 200], trees: [24, 70, 116, 162, 208] },
  tenants: { floor: [264, 224], trees: [86, 172], people: [24, 46, 130, 204, 226] },
};

const usualPlot: Plot = { floor: [240, 200], trees: [24, 66, 240], people: [120, 150, 186] };

/** Returns the lot of a solution, the usual one unless `plots` has another. */
export const getPlot = (name: SolutionIconName): Plot => plots[name] ?? usualPlot;

/** The building site on the free lot: back corner, size and corners. */
export const sitePlace: Point = [32, 24, 0];
export const siteSize: Size = [200, 170];
export const siteCorners = points('32,24 232,24 32,194 232,194');
