import type { MenuLink as Link } from '../../site/navigation.ts';

interface Props extends Link {
  /** Path of the current page. */
  path: string;
  /** Whether the current page lies in this link's section. */
  current?: boolean;
}

/** A link of the menu that marks the current page or section. */
export function MenuLink({ label, href, path, current }: Props) {
  return (
    <a href={href} aria-current={href === path ? 'page' : current ? 'true' : undefined}>
      {label}
    </a>
  );
}

/** The sub-pages of one item. */
export function MenuLinks({ links, path }: { links: Link[]; path: string }) {
  return (
    <ul>
      {links.map((link) => (
        <li key={link.href}>
          <MenuLink {...link} path={path} />
        </li>
      ))}
    </ul>
  );
}
