import { floatingBarSettings } from './settings.ts';

/** A rectangle in pixels from the window's upper left corner. */
export type Box = Pick<DOMRectReadOnly, 'top' | 'right' | 'bottom' | 'left'>;

/** What lies around the bar. */
export interface Surroundings {
  scrollPx: number;
  windowHeightPx: number;
  /** Height that an on-screen keyboard or zoom leaves. */
  visibleHeightPx: number;
  /** Where the bar stands, or would. */
  bar: Box;
  /** What the bar must not lie over: the focused element and what can be followed or read in the footer. */
  obstacles: Box[];
  hasFocus: boolean;
  isTyping: boolean;
  /** The window has no height to spare. */
  isLow: boolean;
  /** A form in view already offers what the bar offers, and its button must not be covered. */
  isFormInView: boolean;
}

/** Standing in view; aside, out of view but within reach of Tab; or away. */
export type Place = 'standing' | 'aside' | 'away';

/** Where the bar belongs: it comes far enough down the page, never lies on what the visitor uses, and stays while it has focus. */
export function findPlace(around: Surroundings): Place {
  const { scrollPx, windowHeightPx, visibleHeightPx, bar, obstacles } = around;
  if (around.hasFocus) return 'standing';
  if (scrollPx <= floatingBarSettings.showAfterScrollPx || around.isLow) return 'away';
  if (around.isTyping || around.isFormInView || visibleHeightPx < windowHeightPx * 0.75) return 'away';
  return obstacles.some((obstacle) => overlap(bar, obstacle)) ? 'aside' : 'standing';
}

const overlap = (one: Box, other: Box) =>
  one.top < other.bottom && one.bottom > other.top && one.left < other.right && one.right > other.left;
