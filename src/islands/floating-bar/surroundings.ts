import { floatingBarSettings } from './settings.ts';

/** What lies around the bar, in pixels from the top of the window. */
export interface Surroundings {
  scrollPx: number;
  windowHeightPx: number;
  /** Height that an on-screen keyboard or zoom leaves. */
  visibleHeightPx: number;
  barTopPx: number;
  footerTopPx: number;
  /** Lower edge of the focused element outside the bar, if any. */
  focusedBottomPx: number | undefined;
  isTyping: boolean;
  /** A form in view already offers what the bar offers, and its button must not be covered. */
  isFormInView: boolean;
}

/** Whether the bar may stand: far enough down the page, and on nothing the visitor uses. */
export function shouldShow(around: Surroundings): boolean {
  const { scrollPx, windowHeightPx, visibleHeightPx, barTopPx, footerTopPx, focusedBottomPx } = around;
  if (scrollPx <= floatingBarSettings.showAfterScrollPx) return false;
  if (around.isTyping || around.isFormInView || visibleHeightPx < windowHeightPx * 0.75) return false;
  const coversFocus = focusedBottomPx !== undefined && focusedBottomPx > barTopPx;
  return footerTopPx >= windowHeightPx && !coversFocus;
}
