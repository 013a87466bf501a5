import { floatingBarSettings } from './settings.ts';

/** A rectangle in pixels from the window's top left corner. */
export type Box = Pick<DOMRectReadOnly, 'top' | 'right' | 'bottom' | 'left'>;

export interface Surroundings {
  scrollPx: number;
  windowHeightPx: number;
  /** Height left by an on-screen keyboard or zoom. */
  visibleHeightPx: number;
  /** The bar at rest. */
  bar: Box;
  /** What the bar must not cover: the focused element, and links and text in the footer. */
  obstacles: Box[];
  hasFocus: boolean;
  isTyping: boolean;
  /** The window is too low for a fixed header, and so for a bar. */
  isLow: boolean;
  /** A form offers what the bar offers, and its button must not be covered. */
  isFormInView: boolean;
}

/** `offscreen` is below the window, where Tab still reaches it. */
export type Placement = 'shown' | 'offscreen' | 'hidden';

/** Shows the bar past the threshold where it covers nothing in use, and as long as it has focus. */
export function choosePlacement(around: Surroundings): Placement {
  const { scrollPx, windowHeightPx, visibleHeightPx, bar, obstacles } = around;
  if (around.hasFocus) return 'shown';
  if (scrollPx <= floatingBarSettings.showAfterScrollPx || around.isLow) return 'hidden';
  if (around.isTyping || around.isFormInView || visibleHeightPx < windowHeightPx * 0.75) return 'hidden';
  return obstacles.some((obstacle) => overlap(bar, obstacle)) ? 'offscreen' : 'shown';
}

const overlap = (one: Box, other: Box) =>
  one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left;
