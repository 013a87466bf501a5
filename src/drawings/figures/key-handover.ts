import { ball, circle, line, outline, plane, points, repeat, type Point } from '../isometric.ts';
import { path, type Drawing, type Shapes } from '../shapes.ts';
import { turn } from '../turned.ts';
import { base, block, blocks, figure, type Box } from '../volumes.ts';

const z = 30;
const times = 1.9;
// The notary's table.
const x = 88;
const y = 70;
const wide = 158;
const deep = 92;
const top = z + 34;
const leg = (right: number, front: number): Box => ({ at: [x + right, y + front, z], size: [14, 14, 26] });
// The front of the wall with the door.
const wall = 20;
const door = 152;

/** A key that lies on the table, its bow at the ring. */
function key(ring: Point, degrees: number): Shapes {
  const at = turn(ring, degrees);
  const bit = points('18,-5 68,-5 68,14 59,14 59,5 52,5 52,12 43,12 43,5 18,5').map(([along, across]) =>
    at(along, across),
  );
  return [
    path(outline(...bit), 'signal'),
    path(circle(at(15, 0), 14), 'signal'),
    path(circle(at(10, 0), 5), 'wash', 'penOnSignal'),
  ];
}

const ring: Point = [x + 80, y + 18, top];

export const keyHandover: Drawing = {
  viewBox: '-178 -134 510 390',
  label: 'Op een tafel liggen een akte en sleutels; de een vertrekt met een doos, de ander komt aan',
  shapes: base([326, 172], z, [
    block([94, wall - 10, z], [142, 10, 124], { right: 'shade' }),
    path(plane([door - 6, wall, z], [64, 102], 'xz'), 'sheet'),
    path(plane([door, wall, z], [52, 96], 'xz'), 'cobalt'),
    path(plane([door + 12, wall, z + 58], [28, 26], 'xz'), 'wash'),
    path(ball([door + 43, wall, z + 44], 4), 'sheet'),
    path(plane([door - 36, wall, z + 62], [16, 22], 'xz'), 'sheet'),
    path(plane([door - 4, wall + 6, z], [60, 24]), 'wash'),
    figure([x + 36, y - 18, z], times),
    path(line([x + wide + 6, 82, z], [318, 82, z]), 'dots', 'bold'),
    blocks([leg(4, deep - 18), leg(wide - 18, deep - 18), leg(wide - 18, 4)]),
    block([x, y, top - 8], [wide, deep, 8], { top: 'wash' }),
    path(plane([x + 10, y + 10, top], [58, 72]), 'sheet'),
    path(repeat(line([x + 20, y + 22, top], [x + 58, y + 22, top]), 4, [0, 10, 0])),
    path(circle([x + 54, y + 68, top], 7), 'cobalt'),
    key(ring, 84),
    key(ring, 22),
    path(circle(ring, 11), 'penOnSignal', 'bold'),
    figure([48, 122, z], times),
    block([16, 132, z + 16], [38, 30, 28]),
    path(line([16, 147, z + 44], [54, 147, z + 44], [54, 147, z + 34])),
    figure([284, 82, z], times),
  ]),
};
