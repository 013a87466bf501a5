import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import type { MenuItem } from '../../site/navigation.ts';
import { useAwake } from '../shared/use-awake.ts';
import { MenuGroup } from './MenuGroup.tsx';
import { MenuLink } from './MenuLink.tsx';
import { MenuSheet } from './MenuSheet.tsx';

interface Props {
  items: (MenuItem & { current: boolean })[];
  /** Path of the current page. */
  path: string;
  contactHref: string;
}

/** The main menu: a row with dropdowns on wide screens, a sheet with everything on small ones. */
export function HeaderMenu({ items, path, contactHref }: Props) {
  const row = useRef<HTMLElement>(null);
  const awake = useAwake();
  const [openHref, setOpenHref] = useState<string>();
  const [slides, setSlides] = useState(false);

  // Takes over what CSS and the client directive showed before this code was here, without a moment between in
  // which a tap would fall through.
  useLayoutEffect(() => {
    const pressed = row.current?.querySelector<HTMLElement>(':scope [data-pressed]');
    const group = pressed?.parentElement ?? row.current?.querySelector<HTMLElement>('.menu-group:hover');
    pressed?.removeAttribute('data-pressed');
    if (group) setOpenHref(group.querySelector('a')?.getAttribute('href') ?? undefined);
  }, []);

  useEffect(() => {
    const listening = new AbortController();
    const close = () => toggle(undefined);
    const closeFromOutside = ({ target }: Event) => row.current?.contains(target as Node) || close();
    document.addEventListener('pointerdown', closeFromOutside, { signal: listening.signal });
    window.addEventListener('pagehide', close, { signal: listening.signal });
    return () => listening.abort();
  }, []);

  function toggle(href: string | undefined) {
    setOpenHref(href);
    setSlides(true);
  }

  const callToAction = (
    <a className="button button-primary" href={contactHref}>
      Plan strategiegesprek
    </a>
  );
  return (
    <>
      <nav className="menu-row" aria-label="Hoofdmenu" ref={row} data-awake={awake || undefined}>
        <ul>
          {items.map((item) =>
            item.children.length > 0 ? (
              <MenuGroup
                key={item.href}
                item={item}
                path={path}
                open={openHref === item.href}
                slides={slides}
                onToggle={(open) => toggle(open ? item.href : undefined)}
              />
            ) : (
              <li key={item.href}>
                <MenuLink {...item} path={path} />
              </li>
            ),
          )}
        </ul>
        {callToAction}
      </nav>
      <MenuSheet items={items} path={path} callToAction={callToAction} />
    </>
  );
}
