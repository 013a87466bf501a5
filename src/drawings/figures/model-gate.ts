import { ball, outline, points, type Point } from '../isometric.ts';
import { path, type Shapes } from '../shapes.ts';
import { block } from '../volumes.ts';

/** The model: a gate with a network on its sign, dashed while it is off. */
export function modelGate([x, y, up]: Point, isOn = true): Shapes {
  const face = x + 14;
  const network = points('79,84 55,98 31,84').map(([along, high]): Point => [face, y + along, up + high]);
  return [
    block([x, y, up], [14, 14, 74]),
    block([x, y + 100, up], [14, 14, 74]),
    block([x, y, up + 74], [14, 114, 34], { right: isOn ? 'sheet' : 'shade' }),
    path(outline(...network), isOn ? 'fine' : 'cut'),
    path(
      network.map((node) => ball(node, 5)),
      isOn ? 'cobalt' : 'shade',
    ),
  ];
}
