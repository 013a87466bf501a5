import type { ClientDirective } from 'astro';

import { isDismissed } from '../islands/floating-bar/dismissal.ts';

/** How far the page must be scrolled, in pixels. */
export interface PastOptions {
  scrollPx: number;
}

/** Wakes an island once the page is scrolled past a point, unless the visitor dismissed the floating bar. */
const past: ClientDirective = (load, { value }) => {
  const { scrollPx } = value as unknown as PastOptions;
  const waiting = new AbortController();
  const look = async () => {
    if (window.scrollY <= scrollPx || isDismissed()) return;
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
