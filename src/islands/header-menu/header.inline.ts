// What the header does before React, and on pages where it never comes.
import { watchScroll } from '../shared/watch-scroll.ts';
import { headerMenuSettings } from './settings.ts';

/** Sets `data-scrolled` on the header past the threshold. */
export function trackScrollState(header: HTMLElement): void {
  watchScroll(headerMenuSettings.frostedAfterScrollPx, (isPast) =>
    header.toggleAttribute('data-scrolled', isPast),
  );
}

/** Opens and closes a dropdown by its button until `HeaderMenu` takes over. */
export function pressDropdowns(menu: HTMLElement): void {
  const press = (pressed?: Element | null) => {
    if (menu.hasAttribute('data-hydrated')) return;
    for (const button of menu.querySelectorAll('[aria-expanded]')) {
      button.ariaExpanded = String(button === pressed && button.ariaExpanded !== 'true');
    }
  };
  menu.addEventListener('click', ({ target }) => press((target as Element).closest('[aria-expanded]')));
  addEventListener('pagehide', () => press());
}

/** Closes the phone's menu when a link in it is followed and when the page is left: a browser may show that page again. */
export function closeOnLeave(menu: HTMLElement): void {
  const close = () => menu.matches(':popover-open') && menu.hidePopover();
  addEventListener('pagehide', close);
  menu.addEventListener('click', ({ target }) => (target as Element).closest('a') && close());
}
