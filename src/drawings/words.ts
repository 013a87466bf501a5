import { line, project, type Point } from './isometric.ts';
import { path, type Shape, type Shapes } from './shapes.ts';

/** Draws a dimension line along x, with the measure in a gap. */
export function dimension(from: Point, to: Point, text?: string): Shapes {
  const start = project(from);
  const end = project(to);
  // End ticks cross the line at an angle, as on a building drawing.
  const tick = ([x, y]: readonly [number, number]) => `M${x - 4} ${y + 6}l8-12`;
  const d =
    line(from, to) +
    [from, to].map(([x, y, z]) => line([x, y - 12, z], [x, y + 6, z])).join('') +
    tick(start) +
    tick(end);
  const left = (start[0] + end[0]) / 2;
  const top = (start[1] + end[1]) / 2;
  const lines: Shape[] = [path(d, 'fine', 'faint'), { d, looks: ['fine'], isDrawn: true }];
  if (!text) return lines;
  const word = { word: text, place: { transform: `matrix(.9 .45 0 1 ${left} ${top})`, dy: '.35em' } };
  return { shapes: [...lines, word], looks: [], hasWords: true };
}

/** Draws the names of layers, each at the right corner of its layer, with lines of `width` pixels: about 15 per letter. */
export function layerNames(of: readonly (readonly [text: string, corner: Point])[], width: number): Shapes {
  const names = of.map(([word, corner]) => ({ word, at: project(corner) }));
  const lines = names.map(({ at: [x, y] }) => `M${x + 8} ${y}h${width}m${4 - width} 6l8-12`).join('');
  const words = names.map(({ word, at: [x, y] }) => ({ word, place: { x: x + 12 + width / 2, y: y - 14 } }));
  return { shapes: [path(lines, 'penInk'), ...words], looks: [], hasWords: true };
}
