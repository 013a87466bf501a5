import { headerMenuSettings } from './settings.ts';

/** Marks the header `data-scrolled` while the page is scrolled past the threshold; needs no React. */
export function trackScrollState(header: HTMLElement): void {
  const look = () =>
    header.toggleAttribute('data-scrolled', window.scrollY > headerMenuSettings.frostedAfterScrollPx);
  window.addEventListener('scroll', look, { passive: true });
  // Not at once: to say how far a page is scrolled, the browser would lay it all out before its first paint.
  window.addEventListener('pageshow', look);
}
