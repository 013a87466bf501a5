import type { ClientDirective } from 'astro';

import { floatingBarSettings } from '../floating-bar/settings.ts';
import { isDismissed } from '../shared/dismissal.ts';
import { watchScroll } from '../shared/watch-scroll.ts';

/** Hydrates the floating bar once the page is scrolled past its point, unless the visitor dismissed it. */
const scrolled: ClientDirective = (load) => {
  watchScroll(floatingBarSettings.showAfterScrollPx, (isPast, observer) => {
    if (!isPast || isDismissed(floatingBarSettings.dismissedKey)) return;
    observer.disconnect();
    void load().then((hydrate) => hydrate());
  });
};

export default scrolled;
