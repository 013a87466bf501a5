import { line, repeat, type Point } from '../isometric.ts';
import { path, paths, type Shapes } from '../shapes.ts';
import { blocks, pawn, type Box } from '../volumes.ts';
import { park } from './park.ts';
import { cars, lot, trees } from './lot.ts';
import { row } from './plan.ts';

function parking(): Shapes {
  const bays = (y: number) =>
    repeat(line([24, y, 0], [24, y + 48, 0]), 9, [27, 0, 0]) + line([24, y, 0], [240, y, 0]);
  const park = (y: number, ...at: number[]) => at.map((bay): Point => [29.5 + 27 * bay, y + 6, 0]);
  return [
    trees(...row(18, 40, 94, 148, 202)),
    path(bays(44) + bays(164)),
    cars(park(44, 0, 1, 3, 4, 6), true),
    pawn([90, 140, 0]),
    cars(park(164, 1, 2, 5, 7), true),
    trees(...row(240, 40, 94, 148, 202)),
  ];
}

function market(): Shapes {
  const stall = (x: number, y: number): Box => ({ at: [x, y, 24], size: [56, 34, 6] });
  const counter = (x: number, y: number): Box => ({ at: [x + 6, y + 6, 0], size: [44, 22, 12] });
  const stripes = (x: number, y: number) =>
    repeat(line([x + 14, y, 30], [x + 14, y + 34, 30], [x + 14, y + 34, 24]), 3, [14, 0, 0]);
  const rows = [52, 146] as const;
  const columns = [30, 104, 178] as const;
  return [
    trees(...row(20, 30, 90, 150, 210)),
    rows.map((y) => [
      blocks(columns.map((x) => counter(x, y))),
      paths(columns, (x) => repeat(line([x, y + 34, 0], [x, y + 34, 24]), 2, [56, 0, 0]), 'dots'),
      blocks(columns.map((x) => stall(x, y))),
      path(columns.map((x) => stripes(x, y))),
      [50, 124, 150, 214].map((x) => pawn([x - y / 8, y + 50, 0])),
    ]),
    trees(...row(244, 40, 100, 160, 220)),
  ];
}

export function middle(): Shapes {
  return [
    lot([1, 1], { right: [20, 190], left: [140] }, park()),
    lot([1, 3], { right: [20, 110], left: [60, 200] }, parking()),
    lot([1, 5], { right: [180] }, market()),
  ];
}
