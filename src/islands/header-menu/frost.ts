import { headerMenuSettings } from './settings.ts';

/** Marks the header `data-frosted` while the page is scrolled past the threshold; needs no React. */
export function frostOnScroll(header: HTMLElement): void {
  const look = () =>
    header.toggleAttribute('data-frosted', window.scrollY > headerMenuSettings.frostedAfterScrollPx);
  window.addEventListener('scroll', look, { passive: true });
  // Not at once: to say how far a page is scrolled, the browser would lay it all out before its first paint.
  window.addEventListener('pageshow', look);
}

/** Closes the open menu when the page is left, so that going back never finds it open. */
export function closeMenuOnLeave(sheet: HTMLElement): void {
  window.addEventListener('pagehide', () => sheet.matches(':popover-open') && sheet.hidePopover());
}
