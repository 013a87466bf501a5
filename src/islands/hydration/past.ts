import type { ClientDirective } from 'astro';

import { isDismissed } from '../shared/dismissal.ts';

/** When the island wakes. */
export interface PastOptions {
  /** How far the page must be scrolled, in pixels. */
  scrollPx: number;
  /** Under which the visitor's dismissal is remembered; then the island stays asleep. */
  dismissedKey: string;
}

/** Wakes an island once the page is scrolled past a point, unless the visitor dismissed it. */
const past: ClientDirective = (load, { value }) => {
  const { scrollPx, dismissedKey } = value as unknown as PastOptions;
  const waiting = new AbortController();
  const look = async () => {
    if (window.scrollY <= scrollPx || isDismissed(dismissedKey)) return;
    waiting.abort();
    const hydrate = await load();
    await hydrate();
  };
  // Not at once: to say how far a page is scrolled, the browser would lay it all out before its first paint.
  for (const event of ['scroll', 'pageshow']) {
    window.addEventListener(event, () => void look(), { passive: true, signal: waiting.signal });
  }
};

export default past;
