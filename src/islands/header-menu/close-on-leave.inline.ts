/** Closes the open menu when the page is left, so that going back never finds it open; needs no React. */
export function closeMenuOnLeave(sheet: HTMLElement): void {
  window.addEventListener('pagehide', () => sheet.matches(':popover-open') && sheet.hidePopover());
}
