import { curve, line, repeat, type BlockSize, type Point } from '../isometric.ts';
import { path, type Parts } from '../parts.ts';
import { base, block, pawn, signal } from '../volumes.ts';

/** Five copies of one program, each mended in its own way, and all tied to each other. */
export function tenants(): Parts {
  const z = 40;
  const [wide, deep, high] = [60, 56, 52];
  // Back to front: where each stands, and from its corner the patch that only it has.
  const machines: readonly (readonly [x: number, y: number, at: Point, size: BlockSize])[] = [
    [18, 14, [8, 8, high], [20, 20, 46]],
    [186, 14, [-6, 18, high], [72, 22, 12]],
    [18, 152, [12, 8, high], [38, 40, 18]],
    [102, 84, [-8, 6, high], [46, 40, 26]],
    [186, 152, [16, deep, 4], [30, 12, 34]],
  ];
  const slots = (x: number, y: number) =>
    repeat(line([x + 10, y + deep, z + 36], [x + 34, y + deep, z + 36]), 3, [0, 0, -9]) +
    repeat(line([x + wide, y + 12, z + 38], [x + wide, y + 44, z + 38]), 2, [0, 0, -10]);
  const floor = (x: number, y: number): Point => [x, y, z];
  const cables =
    curve([78, 180, z + 12], floor(130, 150), floor(84, 240), floor(136, 204)) +
    curve(floor(136, 204), floor(176, 176), floor(110, 160), [122, 140, z + 12]) +
    curve([142, 140, z + 12], floor(146, 210), floor(64, 176), floor(104, 208)) +
    curve(floor(104, 208), floor(140, 236), floor(196, 228), [212, 208, z + 12]) +
    curve([54, 70, z + 12], floor(20, 140), floor(120, 100), floor(116, 162)) +
    curve(floor(116, 162), floor(112, 214), floor(96, 150), [78, 196, z + 12]) +
    curve([226, 70, z + 12], floor(226, 140), floor(176, 84), floor(196, 124)) +
    curve(floor(196, 124), floor(220, 168), floor(258, 80), floor(256, 132)) +
    curve(floor(256, 132), floor(256, 170), floor(262, 176), [246, 184, z + 12]) +
    curve([162, 112, z + 12], floor(220, 100), floor(200, 60), [210, 70, z + 12]);
  return [
    base(
      [264, 224],
      z,
      [
        machines.map(([x, y, [px, py, pz], size], at) => [
          block([x, y, z], [wide, deep, high]),
          path(slots(x, y)),
          block([x + px, y + py, z + pz], size, at === 3 && signal),
        ]),
        path(cables, 'penInk'),
        pawn([156, 190, z]),
      ],
      14,
    ),
  ];
}
