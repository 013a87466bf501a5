import { circle, curve, line, plane, readRows, repeat, type BlockSize, type Point } from '../isometric.ts';
import { path, paths, type Shapes } from '../shapes.ts';
import { leaf, turn } from '../turned.ts';
import { base, block, pawn, blocksInTurn, readBoxes, signal } from '../volumes.ts';
import { signalPile } from './pile.ts';

/** A week on a whiteboard: magnets slide, notes fall, and today's job lies on the floor. */
export function planning(): Shapes {
  const z = 50;
  const face = 34;
  const foot = z + 34;
  const hung = readRows<Point>('72,92,0 72,56,-4 108,74,9 142,94,-14 150,50,24 196,72,-6 206,34,38');
  const notes = readRows<Point>('40,96,24 66,150,-18 128,82,12 178,98,-34 216,128,20 206,176,-12 108,182,40');
  const jobs = hung.map(([x, up, degrees]) => leaf(turn([x, face, foot + up], degrees, 'xz'), [32, 18]));
  const fallen = notes.map(([x, y, degrees]) => leaf(turn([x, y, z], degrees), [30, 20]));
  const scribble = (x: number, y: number) => line([x - 8, y - 3, z], [x + 8, y - 3, z]);
  return base([240, 200], z, [
    blocksInTurn(readBoxes(z, '26,26,6,6,40 208,26,6,6,40')),
    block([12, face - 6, foot], [216, 6, 118], { left: 'sheet' }),
    path(plane([12, face, foot + 104], [216, 14], 'xz'), 'ink', 'penInk'),
    path(
      repeat(line([52, face, foot + 10], [52, face, foot + 104]), 5, [36, 0, 0]) +
        repeat(line([12, face, foot + 29], [228, face, foot + 29]), 4, [0, 0, 19]),
      'fine',
    ),
    path(jobs, 'shade'),
    block([40, face, foot - 4], [120, 10, 6]),
    path(fallen, 'wash'),
    paths(notes, ([x, y]) => scribble(x, y) + scribble(x, y + 7), 'fine'),
    path(circle([88, 110, z], 4) + circle([150, 120, z], 4) + circle([52, 176, z], 4), 'cobalt'),
    pawn([192, 62, z]),
    signalPile([[[138, 148, z], [80, 22, 14], -16]]),
    path(line([118, 153.5, z + 14], [158, 142.5, z + 14]), 'penOnSignal'),
    pawn([62, 122, z]),
  ]);
}

/** Five copies of one program, each mended in a different way, all tied together. */
export function tenants(): Shapes {
  const z = 40;
  const wide = 60;
  const deep = 56;
  const high = 52;
  // Back to front: the corner of each machine, and its unique patch, relative to that corner.
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
    base([264, 224, 14], z, [
      machines.map(([x, y, [px, py, pz], size], at) => [
        block([x, y, z], [wide, deep, high]),
        path(slots(x, y)),
        block([x + px, y + py, z + pz], size, at === 3 && signal),
      ]),
      path(cables, 'penInk'),
      pawn([156, 190, z]),
    ]),
  ];
}
