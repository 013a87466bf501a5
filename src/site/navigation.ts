import { sections } from './addresses.ts';

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
    { ...sections.solutions, children: solutions },
    { ...sections.approach, children: approach },
    { ...sections.expertise, children: expertise },
    { ...sections.articles, children: [] },
    { ...sections.about, children: [] },
    { ...sections.contact, children: [] },
  ];
}

/** The footer's three columns: the first four of each kind. */
export function buildFooterColumns({ solutions, approach, expertise }: SubPages) {
  return [
    { title: sections.solutions.label, links: solutions.slice(0, 4) },
    { title: sections.approach.label, links: approach.slice(0, 4) },
    { title: sections.expertise.label, links: expertise.slice(0, 4) },
  ];
}

/** Whether a top item is the section that `path` lies in. */
export function isCurrentSection(item: MenuItem, path: string): boolean {
  const section = item.href.split('/')[1];
  return section !== '' && path.split('/')[1] === section;
}
