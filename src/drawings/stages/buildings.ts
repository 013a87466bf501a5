import { blockFaces, circle, line, outline, plane, readRows, repeat } from '../isometric.ts';
import { moving, path, paths, type Shapes } from '../shapes.ts';
import { base, block, pawns, signal, type Box } from '../volumes.ts';
import { floor, floorSize, buildings, plan } from './plans.ts';

export function build(): Shapes {
  const z = floor;
  const ghost = ({ at, size }: Box) => Object.values(blockFaces(at, size)).join('');
  // The crane stands between the back buildings; its jib reaches over the hanging block.
  const mast = 114;
  const jib = z + 156;
  const brace = line([110, 14, z], [118, 14, z + 15], [110, 14, z + 30]);
  const truss = line([mast, 170, jib], [mast, 160, jib + 12], [mast, 150, jib]);
  const crane =
    repeat(line([110, 14, z], [110, 14, jib]), 2, [8, 0, 0]) +
    repeat(brace, 5, [0, 0, 30]) +
    line([mast, 170, jib], [mast, -30, jib], [mast, -30, jib + 12], [mast, 160, jib + 12]) +
    repeat(truss, 9, [0, -20, 0]);
  return base(floorSize, z, [
    path(plan(z), 'cut', 'wash'),
    block([20, 22, z], [84, 72, 58]),
    path(ghost({ at: [20, 22, z + 58], size: [84, 72, 58] }), 'cut'),
    path(crane, 'penInk'),
    block([124, 22, z], [96, 72, 58]),
    path(ghost({ at: [68, 114, z], size: [72, 64, 36] }), 'cut'),
    block([20, 114, z], [48, 64, 36]),
    path(line([mast, 146, z + 108], [mast, 146, jib]), 'penInk'),
    moving('layer-3', [
      path(repeat(line([98, 178, z], [98, 178, z + 72]), 2, [32, 0, 0]), 'dots'),
      block([98, 114, z + 72], [32, 64, 36], signal),
    ]),
  ]);
}

export function live(): Shapes {
  const z = floor;
  const [tower, ...others] = buildings;
  const storeys = (window: string, count = 4) => repeat(window, count, [0, 0, 24]);
  const windows =
    [30, 54, 78].map((x) => storeys(plane([x, 94, z + 16], [18, 14], 'xz'))).join('') +
    [34, 62].map((y) => storeys(plane([104, y, z + 16], [20, 14], 'yz'))).join('');
  const roofs =
    plane([132, 30, z + 58], [80, 16]) +
    repeat(line([136, 60, z + 58], [196, 60, z + 58]), 2, [0, 14, 0]) +
    repeat(plane([28, 124, z + 36], [28, 44]), 3, [38, 0, 0]);
  // From the edge of the floor to the systems that the product is linked with.
  const links = readRows<[number, number, number, number]>('240,58,286,58 60,200,60,240 190,200,190,240');
  return base(floorSize, z, [
    path(links.map(([x, y, toX, toY]) => line([x, y, z], [toX, toY, z]))),
    paths(links, ([, , x, y]) => plane([x - 13, y - 13, z], [26, 26]), 'wash'),
    paths(links, ([, , x, y]) => circle([x, y, z], 4), 'cobalt'),
    block([tower.x, tower.y, z], tower.size),
    path(windows, 'sheet'),
    others.map(({ x, y, size }) => block([x, y, z], size)),
    path(roofs),
    pawns(z + 16, [180, 136], [204, 146], [178, 160]),
    moving('layer-3', [
      path(outline([62, 58, z + 166], [104, 58, z + 153], [62, 58, z + 138]), 'signal'),
      path(line([62, 58, z + 116], [62, 58, z + 170]), 'penInk'),
    ]),
  ]);
}
