/** A position in the SVG, in pixels. */
export type Pixel = readonly [left: number, top: number];

/** Rounds to one decimal, never to minus zero. */
export function round(value: number): number {
  return Math.round(value * 10) / 10 || 0;
}

/** Joins numbers as path data writes them shortest: no zero before a point, no space before a minus. */
export function join(numbers: readonly number[]): string {
  return numbers
    .map((value) => String(round(value)).replace(/^(-?)0\./, '$1.'))
    .join(' ')
    .replaceAll(' -', '-');
}

/** Returns path data of an open line; its relative steps repeat from shape to shape, so drawings compress well. */
export function pathThrough(pixels: readonly Pixel[]): string {
  const [start, ...rest] = pixels;
  if (!start) return '';
  let [left, top] = start;
  const steps = rest.flatMap(([nextLeft, nextTop]) => {
    const move = [nextLeft - left, nextTop - top];
    left = nextLeft;
    top = nextTop;
    return move;
  });
  return `M${join(start)}l${join(steps)}`;
}
