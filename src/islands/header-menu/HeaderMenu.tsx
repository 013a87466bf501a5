import { useEffect, useLayoutEffect, useRef, useState, type ReactNode } from 'react';

import { slideIn } from '../shared/slide.ts';
import { useAwake } from '../shared/use-awake.ts';
import { runDropdowns } from './dropdowns.ts';
import { isolate } from './isolate.ts';

interface Props {
  /** The list of pages and the call to action: they stand in the page, and are not sent again. */
  children?: ReactNode;
}

const menuId = 'hoofdmenu';

/** The main menu: a native popover, which opens without this code, and on wide screens a row with dropdowns. */
export function HeaderMenu({ children }: Props) {
  const menu = useRef<HTMLElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const awake = useAwake();
  const [open, setOpen] = useState(false);
  const close = () => {
    // Not when the browser tells of it: a link to a place on this page is followed before that.
    setOpen(false);
    menu.current?.hidePopover();
  };

  // Without a moment between in which a tap would fall through.
  useLayoutEffect(() => {
    const listening = new AbortController();
    if (menu.current) runDropdowns(menu.current, listening.signal);
    setOpen(menu.current?.matches(':popover-open') ?? false);
    return () => listening.abort();
  }, []);

  // Focus stays inside an open sheet.
  useEffect(() => {
    if (!open || !menu.current || !toggle.current) return;
    const release = isolate(menu.current, toggle.current);
    // CSS takes the button away where the menu is a row.
    const closeWhenWide = () => toggle.current?.checkVisibility() || close();
    window.addEventListener('resize', closeWhenWide);
    // The window may have become wide before this code was here.
    closeWhenWide();
    return () => {
      release();
      window.removeEventListener('resize', closeWhenWide);
    };
  }, [open]);

  return (
    <>
      <button className="menu-toggle" type="button" popoverTarget={menuId} ref={toggle}>
        <span aria-hidden="true" className="menu-toggle-lines" />
        {/* CSS shows one of them, so that the button says what it does without this code too. */}
        <span className="menu-toggle-words">
          <span>Menu</span> <span>Sluiten</span>
        </span>
      </button>
      {/* The clicks are those of the links inside, which the keyboard makes too. */}
      {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-noninteractive-element-interactions */}
      <nav
        className="menu"
        id={menuId}
        popover="auto"
        aria-label="Hoofdmenu"
        ref={menu}
        data-awake={awake || undefined}
        onBeforeToggle={({ newState, currentTarget }) => newState === 'open' && slideIn(currentTarget, -12)}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onClick={({ target }) => (target as Element).closest('a') && close()}
      >
        {children}
      </nav>
    </>
  );
}
