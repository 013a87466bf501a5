/**
 * Closes the open menu when one of its links is followed, also to a place on this page, and when the page is left, so that
 * going back never finds it open; needs no React.
 */
export function closeMenuOnLeave(sheet: HTMLElement): void {
  const close = () => sheet.matches(':popover-open') && sheet.hidePopover();
  window.addEventListener('pagehide', close);
  sheet.addEventListener('click', ({ target }) => (target as Element).closest('a') && close());
}
