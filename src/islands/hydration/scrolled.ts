import type { ClientDirective } from 'astro';

import { isDismissed } from '../shared/dismissal.ts';

export interface ScrolledOptions {
  /** Hydrates once the page is scrolled further than this, in pixels. */
  scrollPx: number;
  /** Storage key; the island does not hydrate once this is dismissed. */
  dismissedKey: string;
}

/** Hydrates an island once the page is scrolled past a point, unless the visitor dismissed it. */
const scrolled: ClientDirective = (load, { value }) => {
  const { scrollPx, dismissedKey } = value as unknown as ScrolledOptions;
  const waiting = new AbortController();
  const check = () => {
    if (window.scrollY <= scrollPx || isDismissed(dismissedKey)) return;
    waiting.abort();
    void load().then((hydrate) => hydrate());
  };
  // No check now: reading scrollY would force a layout before the first paint.
  for (const event of ['scroll', 'pageshow']) {
    window.addEventListener(event, check, { passive: true, signal: waiting.signal });
  }
};

export default scrolled;
