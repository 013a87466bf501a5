// Loaded late: until it is here, and where it fails, elements simply appear in place.
let animate: typeof import('./motion-features.ts').animate | undefined;
import('./motion-features.ts').then(
  (features) => (animate = features.animate),
  () => undefined,
);

/** Slides an element into place from `offsetPx` below, in 200 ms; does nothing under reduced motion. */
export const slideIn = (element: Element, offsetPx: number) => slide(element, [offsetPx, 0], [0, 1]);

/** Slides an element to `offsetPx` below its place, in 200 ms; does nothing under reduced motion. */
export const slideOut = (element: Element, offsetPx: number) => slide(element, [0, offsetPx], [1, 0]);

function slide(element: Element, offsets: number[], opacity: number[]) {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
  const transform = offsets.map((offset) => `translateY(${offset}px)`);
  return animate?.(element, { opacity, transform }, { duration: 0.2, ease: 'easeOut' });
}
