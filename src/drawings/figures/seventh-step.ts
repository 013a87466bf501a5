import { blockFaces, line, plane, type Point } from '../isometric.ts';
import { path, paths, type Drawing } from '../shapes.ts';
import { base, block, blocksInTurn, pawn, pawns, signal, type Box } from '../volumes.ts';

const z = 30;
const y = 14;
const wide = 32;
const deep = 68;
const rise = 12;
const landing = 56;
const top = z + 8 * rise;
// The steps from the landing down; the first of them, the seventh to climb, is not in place.
const steps = [7, 6, 5, 4, 3, 2, 1].map((at): Box => ({
  at: [8 + landing + (7 - at) * wide, y, z],
  size: [wide, deep, at * rise],
}));
const tick = ([x, y, up]: Point) => line([x + 8, y + 36, up], [x + 22, y + 36, up], [x + 22, y + 6, up]);
const [seventh, ...others] = steps as [Box, ...Box[]];

export const seventhStep: Drawing = {
  viewBox: '-184 -186 500 434',
  label: 'Een trap naar een dichte deur: zes treden zijn afgevinkt, de zevende staat er nog niet',
  shapes: base([304, 172], z, [
    block([8, y, z], [landing, deep, 8 * rise]),
    block([12, y + 8, top], [14, deep - 16, 68]),
    path(plane([26, y + 20, top], [deep - 40, 52], 'yz'), 'cobalt'),
    path(line([26, y + deep / 2, top], [26, y + deep / 2, top + 52]), 'penSheet'),
    path(Object.values(blockFaces(seventh.at, seventh.size)), 'cut'),
    blocksInTurn(others),
    paths(others, ({ at: [x, y], size: [, , up] }) => tick([x, y, z + up]), 'bold'),
    block([12, 94, z], seventh.size, signal),
    path(tick([12, 94, z + 7 * rise]), 'cut', 'penOnSignal', 'bold'),
    pawn([8 + landing + 1.5 * wide, y + 57, z + 6 * rise]),
    pawns(z, [64, 140], [244, 134], [216, 140]),
  ]),
};
