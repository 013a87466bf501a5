import { line, plane, readRows, repeat } from '../isometric.ts';
import { moving, path, paths, type Drawing } from '../shapes.ts';
import { base, block } from '../volumes.ts';
import { dimension } from '../words.ts';

const ground = 40;
const lift = 110;
const width = 100;
const depth = 84;
// Of each tenant's floor: the corner, the edge colour, and the blocks as place and size.
const floors = [
  { x: 12, y: 12, edge: 'ink', rooms: '10,10,30,64,48 50,10,40,27,16 50,47,40,27,28' },
  { x: 152, y: 12, edge: 'cobalt', rooms: '10,10,34,27,14 54,10,36,27,38 10,47,80,27,8' },
  { x: 12, y: 128, edge: 'shade', rooms: '10,10,80,24,28 10,44,34,30,8 54,44,36,30,8' },
  { x: 152, y: 128, edge: 'signal', rooms: '10,10,20,64,10 40,10,20,64,22 70,10,20,64,38' },
] as const;
const cables = ({ x, y }: { x: number; y: number }) =>
  repeat(line([x, y + depth, ground], [x, y + depth, lift - 12]), 2, [width, 0, 0]) +
  line([x + width, y, ground], [x + width, y, lift - 12]);

export const tenants: Drawing = {
  viewBox: '-250 -138 520 420',
  label: 'Eén platform dat vier klanten draagt: elk heeft een eigen, afgescheiden verdieping',
  shapes: [
    base([264, 224, 14], ground, [
      paths(floors, ({ x, y }) => plane([x, y, ground], [width, depth]), 'cut', 'wash'),
      moving('layer-3', [
        floors.map(({ x, y, edge, rooms }) => [
          path(cables({ x, y }), 'dots'),
          block([x, y, lift - 12], [width, depth, 12], { left: edge, right: edge }),
          readRows<[number, number, number, number, number]>(rooms).map(([left, right, ...size]) =>
            block([x + left, y + right, lift], size),
          ),
        ]),
      ]),
    ]),
    dimension([0, 246, 0], [264, 246, 0], '1 platform'),
  ],
};
