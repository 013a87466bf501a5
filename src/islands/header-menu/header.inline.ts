// The behaviour of the header before React, and on pages that never load it.
import { headerMenuSettings } from './settings.ts';

/** Starts the header on every page. */
export function startHeader(): void {
  const header = document.querySelector('header');
  const menu = document.querySelector<HTMLElement>('.menu');
  if (!header || !menu) return;
  trackScrollState(header);
  pressDropdowns(menu);
  closeOnLeave(menu);
}

/** Sets `data-scrolled` on the header past the threshold. */
function trackScrollState(header: HTMLElement): void {
  const observer = new IntersectionObserver(
    (entries) => header.toggleAttribute('data-scrolled', !entries.at(-1)?.isIntersecting),
    { rootMargin: `${headerMenuSettings.frostedAfterScrollPx}px 0px 0px` },
  );
  const top = document.querySelector('[data-top]');
  if (top) observer.observe(top);
}

/** Opens and closes a dropdown by its button until `HeaderMenu` takes over. */
function pressDropdowns(menu: HTMLElement): void {
  const press = (pressed?: Element | null) => {
    if (menu.hasAttribute('data-hydrated')) return;
    for (const button of menu.querySelectorAll('[aria-expanded]')) {
      button.ariaExpanded = String(button === pressed && button.ariaExpanded !== 'true');
    }
  };
  menu.addEventListener('click', ({ target }) => press((target as Element).closest('[aria-expanded]')));
  addEventListener('pagehide', () => press());
}

/** Closes the phone menu when the visitor follows a link in it or leaves the page, which the browser may show again. */
function closeOnLeave(menu: HTMLElement): void {
  const close = () => menu.matches(':popover-open') && menu.hidePopover();
  addEventListener('pagehide', close);
  menu.addEventListener('click', ({ target }) => (target as Element).closest('a') && close());
}
