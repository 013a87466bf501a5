import { line, plane, repeat } from '../isometric.ts';
import { path, type Drawing } from '../shapes.ts';
import { base, block, pawn, pawns, signal } from '../volumes.ts';

const z = 30;
const x = 30;
const y = 14;
const wide = 150;
const deep = 100;
const storey = 58;
const front = y + deep;
const right = x + wide;
const middle = z + storey;
const upper = middle + storey;
// The drawer: a tray behind a panel.
const out = 84;
const end = front + out;
const low = 24;
const inside = { left: x + 12, right: right - 12, floor: middle + 6, top: middle + 4 + low };
const sink = inside.top - inside.floor;
const windows = (up: number) => [
  repeat(plane([x + 14, front, up + 16], [24, 28], 'xz'), 4, [33, 0, 0]),
  repeat(plane([right, y + 12, up + 16], [20, 28], 'yz'), 3, [0, 28, 0]),
];
// Leans against the side of the tray.
const foot = right + 26;
const ladder =
  repeat(line([foot, front + 36, z], [right - 6, front + 36, middle + 36]), 2, [0, 18, 0]) +
  repeat(line([foot - 3.2, front + 36, z + 9.4], [foot - 3.2, front + 54, z + 9.4]), 9, [-3.2, 0, 9.4]);

export const repairDrawer: Drawing = {
  viewBox: '-244 -194 476 430',
  label: 'Een gebouw waarvan één verdieping als een lade naar buiten staat, met een ladder ervoor',
  shapes: base([220, 232], z, [
    block([x, y, z], [wide, deep, storey]),
    path(windows(z), 'sheet'),
    path(plane([x, front, middle], [wide, storey], 'xz'), 'ink'),
    path(plane([right, y, middle], [deep, storey], 'yz'), 'shade'),
    block([x, y, upper], [wide, deep, storey]),
    path(windows(upper), 'sheet'),
    block([x + 34, y + 18, upper + storey], [50, 36, 14]),
    path(repeat(line([x, end + 8, z], [x, end + 8, middle]), 2, [wide, 0, 0]), 'dots'),
    block([x + 6, front, middle + 4], [wide - 12, out, low], signal),
    path(plane([inside.left, front, inside.top], [inside.right - inside.left, out]), 'shade'),
    path(plane([inside.left, front, inside.floor], [inside.right - inside.left - sink, out - sink]), 'sheet'),
    pawn([x + 70, front + 34, inside.floor]),
    block([x, end, middle], [wide, 8, storey - 8], signal),
    path(repeat(plane([x + 14, end + 8, middle + 14], [24, 26], 'xz'), 4, [33, 0, 0]), 'ink', 'penInk'),
    path(ladder, 'penInk'),
    pawns(z, [196, 196], [204, 40]),
  ]),
};
