import { firstApproachStep, routes } from './routes.ts';

/** A link of a menu. */
export interface MenuLink {
  label: string;
  href: string;
}

/** A top item of the main menu with its sub-pages. */
export interface MenuItem extends MenuLink {
  children: MenuLink[];
}

/** Sub-pages of the three top items that have them. */
export interface SubPages {
  solutions: MenuLink[];
  approach: MenuLink[];
  expertise: MenuLink[];
}

/** The main menu, in its order. */
export function buildMainMenu({ solutions, approach, expertise }: SubPages): MenuItem[] {
  return [
    { label: 'Oplossingen', href: routes.solutions, children: solutions },
    { label: 'Aanpak', href: routes.approachStep(firstApproachStep), children: approach },
    { label: 'Expertise', href: routes.expertise, children: expertise },
    { label: 'Kennis', href: routes.articles, children: [] },
    { label: 'Over', href: routes.about, children: [] },
    { label: 'Contact', href: routes.contact, children: [] },
  ];
}

/** The footer's three columns: the first four of each kind. */
export function buildFooterColumns({ solutions, approach, expertise }: SubPages) {
  return [
    { title: 'Oplossingen', links: solutions.slice(0, 4) },
    { title: 'Aanpak', links: approach.slice(0, 4) },
    { title: 'Expertise', links: expertise.slice(0, 4) },
  ];
}

/** Whether a top item is the section that `path` lies in. */
export function isCurrentSection(item: MenuItem, path: string): boolean {
  const section = item.href.split('/')[1];
  return section !== '' && path.split('/')[1] === section;
}
