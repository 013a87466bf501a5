import type { ClientDirective } from 'astro';

import { floatingBarSettings } from '../floating-bar/settings.ts';
import { isDismissed } from '../shared/dismissal.ts';
import { watchScroll } from '../shared/watch-scroll.ts';

/** Hydrates the floating bar once the page is scrolled past its point, unless the visitor dismissed it. */
const scrolled: ClientDirective = (load) => {
  const observer = watchScroll(floatingBarSettings.showAfterScrollPx, (isPast) => {
    if (!isPast || isDismissed(floatingBarSettings.dismissedKey)) return;
    observer.disconnect();
    void load().then((hydrate) => hydrate());
  });
};

export default scrolled;
