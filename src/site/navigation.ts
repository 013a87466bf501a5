import { routes, sections } from './addresses.ts';

export interface MenuLink {
  label: string;
  href: string;
}

export interface MenuItem extends MenuLink {
  children: MenuLink[];
}

export interface SubPages {
  solutions: MenuLink[];
  approach: MenuLink[];
  expertise: MenuLink[];
}

/** Builds the items of the main menu, in order. */
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

/** Builds the three columns of the footer, each with the first four pages of its section. */
export function buildFooterColumns(subPages: SubPages) {
  const names = ['solutions', 'approach', 'expertise'] as const;
  return names.map((name) => ({ ...sections[name], links: subPages[name].slice(0, 4) }));
}

/** The links at the bottom of the footer. */
export const footerLinks: MenuLink[] = [
  sections.articles,
  { label: 'Cases', href: routes.cases },
  sections.about,
  sections.contact,
  { label: 'Kwaliteit', href: routes.quality },
  { label: 'Privacy', href: routes.privacy },
];

/** Returns whether `path` is in the section of a top item. */
export function isCurrentSection(item: MenuItem, path: string): boolean {
  const section = item.href.split('/')[1];
  return section !== '' && path.split('/')[1] === section;
}
