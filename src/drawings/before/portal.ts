import { circle, curve, line, outline, plane, points, type BlockSize, type Point } from '../isometric.ts';
import { path, paths, type Shapes } from '../shapes.ts';
import { base, block, blocks, pawn, blocksInTurn, readBoxes } from '../volumes.ts';
import { pile } from './pile.ts';

/** Everything comes in by post and by phone: the stack grows, and nobody picks up. */
export function portal(): Shapes {
  const z = 50;
  const desk = z + 44;
  const turns = [4, -9, 12, -3, 16, -14, 6, 20, -8, 3, 0];
  const letters = turns.map((turn, at): [Point, BlockSize, number] => [
    [62 + (turn % 5), 54 - (turn % 3), desk + at * 9],
    [58, 40, 9],
    turn,
  ]);
  const top = desk + turns.length * 9;
  const envelope = ([x, y]: readonly [number, number]) => plane([x - 18, y - 13, z], [36, 26]);
  const flap = ([x, y]: readonly [number, number]) =>
    line([x - 18, y - 13, z], [x, y + 3, z], [x + 18, y - 13, z]);
  const folders = points('226,130 212,168');
  const fallen = points('44,132 92,172 24,172');
  return base([240, 200], z, [
    blocksInTurn(readBoxes(z, '24,24,10,72,36 186,24,10,72,36')),
    block([16, 18, desk - 8], [188, 84, 8]),
    pile(letters),
    path(line([33, 34, top], [62, 57, top], [91, 34, top])),
    paths(fallen, envelope, 'sheet'),
    path(fallen.map(flap)),
    phone(desk),
    folders.map(([x, y]) => [
      pawn([x, y, z]),
      block([x - 22, y + 4, z + 8], [16, 5, 20], { left: 'cobalt' }),
    ]),
  ]);
}

/** A telephone on a desk, off the hook: the handset hangs from its cord in front. */
function phone(z: number): Shapes {
  const cord = curve([154, 82, z + 6], [154, 140, z + 30], [150, 96, z - 30], [138, 110, z - 6]);
  const left = 122;
  const front = 118;
  const low = z - 66;
  const profile = points('0,0 24,0 24,60 0,60 0,44 11,44 11,16 0,16');
  const handset =
    outline(...profile.map(([x, up]): Point => [left + x, front, low + up])) +
    plane([left + 24, front, low], [-16, 60], 'yz') +
    plane([left, front, low + 60], [24, -16]) +
    outline([left, front, low + 16], [left + 11, front, low + 16], [left, front - 11, low + 16]);
  return [
    block([138, 30, z], [56, 52, 12]),
    blocks(readBoxes(z + 12, '142,34,8,12,8 182,34,8,12,8')),
    path(circle([166, 62, z + 12], 12), 'cobalt'),
    path(cord),
    path(handset, 'signal'),
  ];
}
