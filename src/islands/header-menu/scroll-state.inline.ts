import { headerMenuSettings } from './settings.ts';

/** Takes the mark `data-scrolled` off the header while the page is not scrolled past the threshold; needs no React. */
export function trackScrollState(header: HTMLElement): void {
  const look = () =>
    header.toggleAttribute('data-scrolled', window.scrollY > headerMenuSettings.frostedAfterScrollPx);
  window.addEventListener('scroll', look, { passive: true });
  // Not at once: in the first frame the browser has to lay the page out anyway to say how far it is scrolled.
  requestAnimationFrame(look);
}
