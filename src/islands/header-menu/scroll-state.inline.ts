import { headerMenuSettings } from './settings.ts';

/** Sets `data-scrolled` on the header past the threshold, also before hydration. */
export function trackScrollState(header: HTMLElement): void {
  const update = () =>
    header.toggleAttribute('data-scrolled', window.scrollY > headerMenuSettings.frostedAfterScrollPx);
  window.addEventListener('scroll', update, { passive: true });
  // Reading scrollY now would force a layout; in the first frame it is free.
  requestAnimationFrame(update);
}
