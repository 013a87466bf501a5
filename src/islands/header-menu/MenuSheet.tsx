import { useEffect, useRef, useState, type ReactNode } from 'react';

import type { MenuItem } from '../../site/navigation.ts';
import { slideIn } from '../shared/slide.ts';
import { isolate } from './isolate.ts';
import { MenuLink, MenuLinks } from './MenuLink.tsx';

interface Props {
  items: (MenuItem & { current: boolean })[];
  path: string;
  callToAction: ReactNode;
}

const sheetId = 'mobiel-menu';

/** The menu of small screens: a native popover, which opens without this code; awake, it keeps focus inside. */
export function MenuSheet({ items, path, callToAction }: Props) {
  const sheet = useRef<HTMLDivElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => sheet.current?.hidePopover();

  useEffect(() => setOpen(sheet.current?.matches(':popover-open') ?? false), []);

  useEffect(() => {
    if (!open || !sheet.current || !toggle.current) return;
    const release = isolate(sheet.current, toggle.current);
    // CSS takes the button away where the menu is a row.
    const closeWhenWide = () => toggle.current?.checkVisibility() || close();
    window.addEventListener('resize', closeWhenWide);
    return () => {
      release();
      window.removeEventListener('resize', closeWhenWide);
    };
  }, [open]);

  return (
    <>
      <button className="menu-toggle" type="button" popoverTarget={sheetId} ref={toggle}>
        <span aria-hidden="true" className="menu-toggle-lines" />
        Menu
      </button>
      {/* The clicks are those of the links inside, which the keyboard makes too. */}
      {/* eslint-disable-next-line jsx-a11y-x/click-events-have-key-events, jsx-a11y-x/no-static-element-interactions */}
      <div
        className="menu-sheet"
        id={sheetId}
        popover="auto"
        ref={sheet}
        onBeforeToggle={({ newState, currentTarget }) => newState === 'open' && slideIn(currentTarget, -12)}
        onToggle={({ newState }) => setOpen(newState === 'open')}
        onClick={({ target }) => (target as Element).closest('a') && close()}
      >
        <nav aria-label="Menu">
          <ul>
            {items.map((item) => (
              <li key={item.href}>
                <MenuLink {...item} path={path} />
                {item.children.length > 0 && <MenuLinks links={item.children} path={path} />}
              </li>
            ))}
          </ul>
          {callToAction}
        </nav>
      </div>
    </>
  );
}
