/** Closes the open menu when a link in it is followed and when the page is left, also before hydration. */
export function closeMenuOnLeave(menu: HTMLElement): void {
  const close = () => menu.matches(':popover-open') && menu.hidePopover();
  addEventListener('pagehide', close);
  menu.addEventListener('click', ({ target }) => (target as Element).closest('a') && close());
}
