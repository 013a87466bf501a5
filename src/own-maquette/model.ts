// The model beside the sum: a floor for each feature, a person for each group, a pipe to the ground for each coupling.
import { circle, line, plane, repeat, type Point } from '../drawings/isometric.ts';
import { pagePalette } from '../drawings/looks.ts';
import { path, type Shapes } from '../drawings/shapes.ts';
import { writeShapes } from '../drawings/svg.ts';
import { block, pawn, signal } from '../drawings/volumes.ts';

const side = 120;
const thickness = 8;
/** The height from one floor to the next, in a wide window. */
const storey = 17;
const write = (shapes: Shapes) => writeShapes(shapes, pagePalette);

/** View boxes of the ground, of which the floors hide the back, and of a floor, around its right corner. */
export const groundFrame = '-184 53 344 124';
export const floorFrame = `-184 0 344 ${side + thickness}`;

/** The markup that a model repeats, by id. */
export const shapes: Record<string, string> = {
  ground: write(path(plane([0, 0, 0], [side, side]), 'cut')),
  floor: write(block([0, 0, -thickness], [side, side, thickness])),
  roof: write(block([48, 48, -storey], [24, 24, 22], signal)),
  person: write(pawn([0, 0, 0])),
  coupling: write([
    // Ends behind the lowest floor.
    path(line([-20, 0, 2 * storey], [-20, 0, 0], [6, 0, 0])),
    block([2, -8, 0], [16, 16, 12], { top: 'cobalt' }),
  ]),
  desk: write([block([0, 0, 0], [36, 22, 8]), block([6, 6, 8], [24, 4, 16], { left: 'cobalt' })]),
  phone: write([block([0, 0, 0], [16, 28, 4]), path(plane([3, 4, 4], [10, 18]), 'wash')]),
  crowd: write(path(repeat(circle([0, 0, 0], 3), 9, [11, 0, 0]), 'shade')),
};

/** Where people stand in front of the left edge, and couplings in front of the right one, from the back. */
export const personAt = (index: number): Point => [12 + index * 21, 152, 0];
export const couplingAt = (index: number): Point => [side + 20, 16 + index * 21, 0];
