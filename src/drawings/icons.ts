import type { IconName } from '../site/icon-names.ts';
import { placeAt, withoutSignal, type Drawing, type Shape, type Shapes } from './shapes.ts';
import { expertiseIcons } from './icons/expertise.ts';
import { solutionIcons } from './icons/solutions.ts';
import { stepIcons } from './icons/steps.ts';

const icons: Record<IconName, () => Shapes> = { ...solutionIcons, ...expertiseIcons, ...stepIcons };

export const createIcon = (name: IconName): Drawing => ({ viewBox: '-28 -28 56 56', shapes: icons[name]() });

/** Icons in three rows of a share image; the middle row takes the remainder, and the middle icon has the signal colour. */
export function createIconField(names: readonly IconName[]): Drawing {
  const columnPx = 72;
  const rowPx = 60;
  const side = Math.floor(names.length / 3);
  const rows = [
    names.slice(0, side),
    names.slice(side, names.length - side),
    names.slice(names.length - side),
  ];
  const middle = names[Math.floor(names.length / 2)];
  const shapes = rows.flatMap((row, y) =>
    row.map((name, x): Shape => {
      const left = (x - (row.length - 1) / 2) * columnPx;
      const top = (y - 1) * rowPx;
      const icon = icons[name]();
      // The point of the model that is projected on these pixels.
      return placeAt([left, 0, left / 2 - top], name === middle ? icon : withoutSignal(icon));
    }),
  );
  const width = columnPx * Math.max(...rows.map((row) => row.length));
  return { viewBox: `${-width / 2} -90 ${width} 180`, shapes };
}
