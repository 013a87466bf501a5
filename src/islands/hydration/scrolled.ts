import type { ClientDirective } from 'astro';

import { isDismissed } from '../shared/dismissal.ts';
import { watchScroll } from '../shared/watch-scroll.ts';

export interface ScrolledOptions {
  /** Hydrates once the page is scrolled further than this, in pixels. */
  scrollPx: number;
  /** Storage key; the island does not hydrate once this is dismissed. */
  dismissedKey: string;
}

/** Hydrates an island once the page is scrolled past a point, unless the visitor dismissed it. */
const scrolled: ClientDirective = (load, { value }) => {
  const { scrollPx, dismissedKey } = value as unknown as ScrolledOptions;
  watchScroll(scrollPx, (isPast, observer) => {
    if (!isPast || isDismissed(dismissedKey)) return;
    observer.disconnect();
    void load().then((hydrate) => hydrate());
  });
};

export default scrolled;
