import { plane, type BlockSize, type Point, type Size } from '../isometric.ts';

/** The floor of the model, the same in every stage. */
export const floorSize: Size = [240, 200];

/** Height of the floor above the dashed plan, from the mockup on. */
export const floor = 44;

/** The four parts of the finished model, back to front: corner on the floor and size. */
export const parts = [
  { x: 20, y: 22, size: [84, 72, 116] },
  { x: 124, y: 22, size: [96, 72, 58] },
  { x: 20, y: 114, size: [120, 64, 36] },
  { x: 160, y: 114, size: [60, 64, 16] },
] as const satisfies readonly { x: number; y: number; size: BlockSize }[];

/** Path data of the ground plan of the parts at height z. */
export const plan = (z: number) =>
  parts.map(({ x, y, size: [width, depth] }) => plane([x, y, z], [width, depth])).join('');

/** The corners of the floor from which one sees a line go down, at height z. */
export const corners = (z: number): readonly Point[] => [
  [0, floorSize[1], z],
  [floorSize[0], floorSize[1], z],
  [floorSize[0], 0, z],
];
