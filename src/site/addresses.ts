/** All addresses of the site: routes, sections, aliases, fallbacks and canonicals. */
import { siteUrl } from './site-url.ts';

/** The step that `/aanpak` also shows. */
export const firstApproachStep = 'vibe-code';

/** What the file of a made-up document begins with. */
const exampleMark = /^voorbeeld-/;

/** Paths without a trailing slash. */
export const routes = {
  home: '/',
  solutions: '/oplossingen',
  solution: (slug: string) => `/oplossingen/${slug}`,
  /** A clickable model; each screen is a fragment. */
  maquette: (slug: string) => `/oplossingen/${slug}/maquette`,
  /** Alias of the first step. */
  approach: '/aanpak',
  approachStep: (slug: string) => `/aanpak/${slug}`,
  /** A document as customers get it, made up. */
  exampleDocument: (slug: string) => `/aanpak/voorbeelden/${slug.replace(exampleMark, '')}`,
  expertise: '/expertise',
  expertisePage: (slug: string) => `/expertise/${slug}`,
  /** Where a visitor draws a model, from the first start. */
  ownMaquette: '/maquette',
  /** The same page from another start: an alias that links may lead to. */
  ownMaquettePreset: (slug: string) => `/maquette/${slug}`,
  cases: '/cases',
  caseCategory: (id: string) => `/cases/${id}`,
  articles: '/kennis',
  article: (slug: string) => `/kennis/${slug}`,
  articleCategory: (slug: string) => `/kennis/categorie/${slug}`,
  feed: '/kennis/rss.xml',
  about: '/over',
  contact: '/contact',
  privacy: '/privacy',
  /** What was measured of the site itself, with the accessibility statement. */
  quality: '/kwaliteit',
  /** Results of a form that was sent without script. */
  sent: '/bedankt',
  notSent: '/niet-verstuurd',
  notFound: '/404',
} as const;

/** The sections of the site, with the address that menus and breadcrumbs link to. */
export const sections = {
  solutions: { label: 'Oplossingen', href: routes.solutions },
  approach: { label: 'Aanpak', href: routes.approachStep(firstApproachStep) },
  expertise: { label: 'Expertise', href: routes.expertise },
  articles: { label: 'Kennis', href: routes.articles },
  about: { label: 'Over', href: routes.about },
  contact: { label: 'Contact', href: routes.contact },
} as const;

/** Overviews that unknown addresses below them show, with status 200. */
export const fallbacks = [routes.expertise, routes.cases];

/** Whether a single page is a made-up document. */
export const isExampleDocument = (slug: string): boolean => exampleMark.test(slug);

/** The address of a single page, by its file in content/paginas. */
export const toPageHref = (slug: string): string =>
  isExampleDocument(slug) ? routes.exampleDocument(slug) : `/${slug}`;

/** The address of a page of a listing, from 1; the first page is the listing itself. */
export function toListingPage(listing: string, number: number): string {
  return number === 1 ? listing : `${listing}/pagina/${number}`;
}

/** The canonical path: `path` itself unless it is an alias. */
export function resolveAlias(path: string): string {
  if (path === routes.approach) return sections.approach.href;
  const pages = [routes.cases, routes.ownMaquette];
  return pages.find((page) => path.startsWith(`${page}/`)) ?? path;
}

const unlisted: readonly string[] = [routes.notFound, routes.sent, routes.notSent];

/** Whether links and search engines may lead to a page: not to the error page, nor to the results of the form. */
export const isListed = (path: string) => !unlisted.includes(path);

/** Whether an absolute address belongs in the sitemap: that of a listed page, and no alias. */
export function isSitemapAddress(address: string): boolean {
  const { pathname } = new URL(address);
  return isListed(pathname) && resolveAlias(pathname) === pathname;
}

/** Corrects a mistyped path: lower case, single slashes, no `.html`, `index` or trailing slash. */
export function straighten(path: string): string {
  const straight = path
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/\/$/, '')
    .replace(/(?<=[^/])\.html$/, '')
    .replace(/\/index$/, '');
  return straight === '' ? '/' : straight;
}

/** The address of a page without the ending that hosts drop: a slash, `index` or `.html`. */
export function dropEnding(path: string): string {
  return path.replace(/(?:\/|\/index|(?:\/index|(?<=[^/]))\.html)$/, '') || '/';
}

/** The path at which hosts serve a built file: `oplossingen.html` at `/oplossingen`, `index.html` at `/`. */
export function toPath(file: string): string {
  return `/${file.replaceAll('\\', '/').replace(/(?:^index)?\.html$/, '')}`;
}

/** The id of a screen on the page of its model, from its file: `planning/1-week-24` is `week-24`. */
export function readScreenId(slug: string): string {
  return slug.replace(/^.*\/(?:\d+-)?/, '');
}

/** The address of a screen of a model. */
export function toScreenHref(slug: string): string {
  const [model = ''] = slug.split('/');
  return `${routes.maquette(model)}#${readScreenId(slug)}`;
}

/** The absolute address of a path, for canonicals, `og:url` and feed links. */
export function createCanonical(path: string): string {
  return path === '/' ? `${siteUrl}/` : siteUrl + path.replace(/\/+$/, '');
}
