import { useEffect, useLayoutEffect, useState } from 'react';

import { getMenu, useDropdowns } from './use-dropdowns.ts';

/** The behaviour of the main menu. React does not render its HTML, which extensions may have changed. */
export function HeaderMenu() {
  useDropdowns();
  useIsolation();
  return <></>;
}

/** Keeps focus inside the open menu of a phone, and closes it where the menu becomes a row. */
function useIsolation(): void {
  const [isOpen, setOpen] = useState(false);

  useLayoutEffect(() => {
    const menu = getMenu();
    const toggle = ({ newState }: ToggleEvent) => setOpen(newState === 'open');
    setOpen(menu.matches(':popover-open'));
    // `toggle` fires too late: a link to this page would move focus while the page is still inert.
    menu.addEventListener('beforetoggle', toggle);
    return () => menu.removeEventListener('beforetoggle', toggle);
  }, []);

  useEffect(() => {
    if (!isOpen) return;
    const menu = getMenu();
    const outside = document.querySelectorAll<HTMLElement>('body > a, main, aside, footer, header > div > a');
    for (const element of outside) element.inert = true;
    // CSS hides the toggle where the menu is a row.
    const closeWhenWide = () => menu.previousElementSibling?.checkVisibility() || menu.hidePopover();
    window.addEventListener('resize', closeWhenWide);
    // The window may have widened before React loaded.
    closeWhenWide();
    return () => {
      for (const element of outside) element.inert = false;
      window.removeEventListener('resize', closeWhenWide);
    };
  }, [isOpen]);
}
