// Comes last: whatever is shown before this code is here, or where it never comes, simply stands in its place.
let animate: typeof import('./motion-features.ts').animate | undefined;
import('./motion-features.ts').then(
  (features) => (animate = features.animate),
  () => undefined,
);

/** Slides an element into its place from `offsetPx` below it, in 200 ms; at once where less motion is asked. */
export const slideIn = (element: Element, offsetPx: number) => slide(element, [offsetPx, 0], [0, 1]);

/** Slides an element away to `offsetPx` below its place, in 200 ms; at once where less motion is asked. */
export const slideOut = (element: Element, offsetPx: number) => slide(element, [0, offsetPx], [1, 0]);

function slide(element: Element, offsets: number[], opacity: number[]) {
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const transform = offsets.map((offset) => `translateY(${offset}px)`);
  return isStill ? undefined : animate?.(element, { opacity, transform }, { duration: 0.2, ease: 'easeOut' });
}
