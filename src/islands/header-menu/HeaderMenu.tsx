import { useEffect, useLayoutEffect, useState } from 'react';

import { getMenu, useDropdowns } from './use-dropdowns.ts';

/** The main menu's behaviour. Its HTML is the server's, which React never renders: others may have changed it. */
export function HeaderMenu() {
  useDropdowns();
  useIsolation();
  return <></>;
}

/** Keeps focus inside the menu of a phone while it is open, and closes it where the menu becomes a row. */
function useIsolation(): void {
  const [isOpen, setOpen] = useState(false);

  useLayoutEffect(() => {
    const menu = getMenu();
    const toggle = ({ newState }: ToggleEvent) => setOpen(newState === 'open');
    setOpen(menu.matches(':popover-open'));
    // `toggle` comes late: a link to this page would move focus while the page is still inert.
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
    // The window may have become wide before React came.
    closeWhenWide();
    return () => {
      for (const element of outside) element.inert = false;
      window.removeEventListener('resize', closeWhenWide);
    };
  }, [isOpen]);
}
