/** The one owner of addresses: routes, the names of sections, aliases, fallbacks, file to path, and the canonical. */
import { siteUrl } from './site-url.ts';

/** The step that `/aanpak` shows too. */
export const firstApproachStep = 'vibe-code';

/** Every address of the site, as a path without a trailing slash. */
export const routes = {
  home: '/',
  solutions: '/oplossingen',
  solution: (slug: string) => `/oplossingen/${slug}`,
  /** The model of a solution that a visitor clicks through; each screen has its id behind a `#`. */
  maquette: (slug: string) => `/oplossingen/${slug}/maquette`,
  /** Shows the first step's screen; menus and canonicals use that step's own address. */
  approach: '/aanpak',
  approachStep: (slug: string) => `/aanpak/${slug}`,
  expertise: '/expertise',
  expertisePage: (slug: string) => `/expertise/${slug}`,
  cases: '/cases',
  caseCategory: (id: string) => `/cases/${id}`,
  articles: '/kennis',
  article: (slug: string) => `/kennis/${slug}`,
  articleCategory: (slug: string) => `/kennis/categorie/${slug}`,
  feed: '/kennis/rss.xml',
  about: '/over',
  contact: '/contact',
  privacy: '/privacy',
  /** Where a message ends that was sent without the form's script: arrived, or not. */
  sent: '/bedankt',
  notSent: '/niet-verstuurd',
  notFound: '/404',
} as const;

/** What visitors call the sections of the site, each with the address that menus and trails link to. */
export const sections = {
  solutions: { label: 'Oplossingen', href: routes.solutions },
  approach: { label: 'Aanpak', href: routes.approachStep(firstApproachStep) },
  expertise: { label: 'Expertise', href: routes.expertise },
  articles: { label: 'Kennis', href: routes.articles },
  about: { label: 'Over', href: routes.about },
  contact: { label: 'Contact', href: routes.contact },
} as const;

/** The overviews that an unknown address below them shows, with status 200. */
export const fallbacks = [routes.expertise, routes.cases];

/** The address of a page of a listing, counted from 1; the first page is the listing's own address. */
export function toListingPage(listing: string, number: number): string {
  return number === 1 ? listing : `${listing}/pagina/${number}`;
}

/** The address whose screen `path` shows: its own, unless it is an alias. */
export function resolveAlias(path: string): string {
  if (path === routes.approach) return sections.approach.href;
  return path.startsWith(`${routes.cases}/`) ? routes.cases : path;
}

/** Pages that answer one visitor, and stay out of search results. */
const unlisted: readonly string[] = [routes.notFound, routes.sent, routes.notSent];

/** Whether a built page's absolute address belongs in the sitemap: aliases and pages for one visitor do not. */
export function isSitemapAddress(address: string): boolean {
  const { pathname } = new URL(address);
  return !unlisted.includes(pathname) && resolveAlias(pathname) === pathname;
}

/** The path as the site writes it: lower case, single slashes, no `.html`, no `index`, no slash at its end. */
export function straighten(path: string): string {
  const straight = path
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/\/$/, '')
    .replace(/(?<=[^/])\.html$/, '')
    .replace(/\/index$/, '');
  return straight === '' ? '/' : straight;
}

/** The path at which hosts serve a built file: `oplossingen.html` at `/oplossingen`, `index.html` at `/`. */
export function toPath(file: string): string {
  return `/${file.replaceAll('\\', '/').replace(/(?:^index)?\.html$/, '')}`;
}

/** The absolute address of a path: the only maker of canonicals, `og:url` and feed links. */
export function createCanonical(path: string): string {
  return path === '/' ? `${siteUrl}/` : siteUrl + path.replace(/\/+$/, '');
}
