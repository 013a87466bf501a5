import * as m from 'framer-motion/m';
import { useEffect, useRef, useState, type ReactNode } from 'react';

import type { MenuItem } from '../../site/navigation.ts';
import { getTransition } from '../shared/transition.ts';
import { isolate } from './isolate.ts';
import { MenuLink, MenuLinks } from './MenuLink.tsx';

interface Props {
  items: (MenuItem & { current: boolean })[];
  path: string;
  awake: boolean;
  callToAction: ReactNode;
}

const sheetId = 'mobiel-menu';
const shown = { opacity: 1, y: 0 };
const hidden = { opacity: 0, y: -12 };

/** The menu of small screens: a native popover, which opens without this code; awake, it keeps focus inside. */
export function MenuSheet({ items, path, awake, callToAction }: Props) {
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
      <m.div
        className="menu-sheet"
        id={sheetId}
        popover="auto"
        ref={sheet}
        onToggle={(event: React.ToggleEvent) => setOpen(event.newState === 'open')}
        onClick={(event: React.MouseEvent) => (event.target as Element).closest('a') && close()}
        {...(awake && { animate: open ? shown : hidden, transition: getTransition() })}
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
      </m.div>
    </>
  );
}
