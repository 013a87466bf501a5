import type { MenuItem, MenuLink } from '../../site/navigation.ts';

interface Props {
  items: (MenuItem & { current: boolean })[];
  /** Path of the current page. */
  path: string;
  contactHref: string;
}

const sheetId = 'mobiel-menu';

/** The main menu: a row with dropdowns on wide screens, a popover with everything on small ones. */
export function HeaderMenu({ items, path, contactHref }: Props) {
  const callToAction = (
    <a className="button button-primary" href={contactHref}>
      Plan strategiegesprek
    </a>
  );
  return (
    <>
      <nav className="menu-row" aria-label="Hoofdmenu">
        <ul>
          {items.map((item) => (
            <MenuRowItem key={item.href} item={item} path={path} />
          ))}
        </ul>
        {callToAction}
      </nav>
      <button className="menu-toggle" type="button" popoverTarget={sheetId}>
        <span aria-hidden="true" className="menu-toggle-lines" />
        Menu
      </button>
      <div className="menu-sheet" id={sheetId} popover="auto">
        <nav aria-label="Menu">
          <ul>
            {items.map((item) => (
              <li key={item.href}>
                <Link {...item} path={path} />
                {item.children.length > 0 && <LinkList links={item.children} path={path} />}
              </li>
            ))}
          </ul>
          {callToAction}
        </nav>
      </div>
    </>
  );
}

function MenuRowItem({ item, path }: { item: Props['items'][number]; path: string }) {
  if (item.children.length === 0) {
    return (
      <li>
        <Link {...item} path={path} />
      </li>
    );
  }
  const panelId = `submenu-${item.label.toLowerCase()}`;
  return (
    <li className="menu-group">
      <Link {...item} path={path} />
      <button
        type="button"
        aria-expanded="false"
        aria-controls={panelId}
        aria-label={`Submenu ${item.label}`}
      />
      <div className="menu-panel" id={panelId}>
        <LinkList links={item.children} path={path} />
      </div>
    </li>
  );
}

function LinkList({ links, path }: { links: MenuLink[]; path: string }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <Link {...link} path={path} />
        </li>
      ))}
    </ul>
  );
}

function Link({ label, href, path, current }: MenuLink & { path: string; current?: boolean }) {
  const ariaCurrent = href === path ? 'page' : current ? 'true' : undefined;
  return (
    <a href={href} aria-current={ariaCurrent}>
      {label}
    </a>
  );
}
