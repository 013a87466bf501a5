import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

import { slideIn } from '../shared/slide.ts';
import { useHydrated } from '../shared/use-hydrated.ts';
import { runDropdowns } from './dropdowns.ts';

interface Props {
  /** The menu's links. As children they are in the HTML once; as props Astro would repeat them. */
  children?: ReactNode;
}

const menuId = 'hoofdmenu';

/** The main menu: a native popover that opens without this code, and on wide screens a row with dropdowns. */
export function HeaderMenu({ children }: Props) {
  const menu = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const hydrated = useHydrated();
  const [open, setOpen] = useState(false);

  // Before paint, or a tap in between would be lost.
  useLayoutEffect(() => {
    const listening = new AbortController();
    if (menu.current) runDropdowns(menu.current, listening.signal);
    setOpen(menu.current?.matches(':popover-open') ?? false);
    return () => listening.abort();
  }, []);

  // Focus stays inside an open menu.
  useEffect(() => {
    if (!open) return;
    const rest = document.querySelectorAll<HTMLElement>('body > :not(header), header > div > a');
    for (const element of rest) element.inert = true;
    // CSS hides the toggle where the menu is a row.
    const closeWhenWide = () => toggle.current?.checkVisibility() || menu.current?.hidePopover();
    window.addEventListener('resize', closeWhenWide);
    // The window may have become wide before hydration.
    closeWhenWide();
    return () => {
      for (const element of rest) element.inert = false;
      window.removeEventListener('resize', closeWhenWide);
    };
  }, [open]);

  return (
    <>
      <button className="menu-toggle" type="button" popoverTarget={menuId} ref={toggle}>
        <span aria-hidden="true" className="menu-toggle-lines" />
        {/* CSS shows one of the words, so that the name is right before hydration too. */}
        <span className="menu-toggle-words">
          <span>Menu</span> <span>Sluiten</span>
        </span>
      </button>
      <nav
        className="menu"
        id={menuId}
        popover="auto"
        aria-label="Hoofdmenu"
        ref={menu}
        data-hydrated={hydrated || undefined}
        // Not on `toggle`, which is async: a link to this page would move focus while the page is still inert.
        onBeforeToggle={({ newState, currentTarget }) => {
          setOpen(newState === 'open');
          if (newState === 'open') slideIn(currentTarget, -12);
        }}
      >
        {children}
      </nav>
    </>
  );
}
