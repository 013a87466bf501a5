export interface Surroundings {
  /** The page is scrolled past the threshold. */
  isPast: boolean;
  windowHeightPx: number;
  /** Height left by an on-screen keyboard or zoom. */
  visibleHeightPx: number;
  /** The bar at rest would cover the focused element, or a link or text in the footer. */
  isCovering: boolean;
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
  if (around.hasFocus) return 'shown';
  if (!around.isPast || around.isLow || around.isTyping || around.isFormInView) return 'hidden';
  if (around.visibleHeightPx < around.windowHeightPx * 0.75) return 'hidden';
  return around.isCovering ? 'offscreen' : 'shown';
}
