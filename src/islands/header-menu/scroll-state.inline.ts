import { watchScroll } from '../shared/watch-scroll.ts';
import { headerMenuSettings } from './settings.ts';

/** Sets `data-scrolled` on the header past the threshold, also before hydration. */
export function trackScrollState(header: HTMLElement): void {
  watchScroll(headerMenuSettings.frostedAfterScrollPx, (isPast) =>
    header.toggleAttribute('data-scrolled', isPast),
  );
}
