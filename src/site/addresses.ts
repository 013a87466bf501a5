/** All addresses of the site: routes, sections, aliases, fallbacks and canonicals. */
import { siteUrl } from './site-url.ts';

/** The step that `/aanpak` shows too. */
export const firstApproachStep = 'vibe-code';

/** The prefix of an example document's file. */
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
  /** An invented example of a document for customers. */
  exampleDocument: (slug: string) => `/aanpak/voorbeelden/${slug.replace(exampleMark, '')}`,
  expertise: '/expertise',
  expertisePage: (slug: string) => `/expertise/${slug}`,
  /** The page on which a visitor draws a model, with the first preset. */
  ownMaquette: '/maquette',
  /** The same page with another preset: an alias that links may use. */
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
  /** Measurements of the site, and the accessibility statement. */
  quality: '/kwaliteit',
  /** Result pages of a form that was sent without scripts. */
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

/** Overviews that answer unknown addresses below them, with status 200. */
export const fallbacks = [routes.expertise, routes.cases];

/** Returns whether a single page is an example document. */
export const isExampleDocument = (slug: string): boolean => exampleMark.test(slug);

/** Returns the address of a single page, from its file in content/paginas. */
export const toPageHref = (slug: string): string =>
  isExampleDocument(slug) ? routes.exampleDocument(slug) : `/${slug}`;

/** Returns the address of page `number` (from 1) of a listing; the first page is the listing itself. */
export function toListingPage(listing: string, number: number): string {
  return number === 1 ? listing : `${listing}/pagina/${number}`;
}

/** Returns the canonical path: `path` itself unless it is an alias. */
export function resolveAlias(path: string): string {
  if (path === routes.approach) return sections.approach.href;
  const pages = [routes.cases, routes.ownMaquette];
  return pages.find((page) => path.startsWith(`${page}/`)) ?? path;
}

const unlisted: readonly string[] = [routes.notFound, routes.sent, routes.notSent];

/** Returns whether links and search engines may lead to a page; the error page and the form's results are not listed. */
export const isListed = (path: string) => !unlisted.includes(path);

/** Returns whether an absolute address belongs in the sitemap: that of a listed page, and no alias. */
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

/** Drops the ending of a path that hosts drop: a slash, `index` or `.html`. */
export function dropEnding(path: string): string {
  return path.replace(/(?:\/|\/index|(?:\/index|(?<=[^/]))\.html)$/, '') || '/';
}

/** Returns the path at which hosts serve a built file: `oplossingen.html` at `/oplossingen`, `index.html` at `/`. */
export function toPath(file: string): string {
  return `/${file.replaceAll('\\', '/').replace(/(?:^index)?\.html$/, '')}`;
}

/** Returns the id of a screen on the page of its model, from its file: `planning/1-week-24` is `week-24`. */
export function readScreenId(slug: string): string {
  return slug.replace(/^.*\/(?:\d+-)?/, '');
}

/** Returns the address of a screen of a model. */
function toScreenHref(slug: string): string {
  const [model = ''] = slug.split('/');
  return `${routes.maquette(model)}#${readScreenId(slug)}`;
}

/** The address of the page that shows an entry, by collection. */
export const entryHrefs = {
  solutions: routes.solution,
  maquettes: routes.maquette,
  screens: toScreenHref,
  approach: routes.approachStep,
  expertise: routes.expertisePage,
  featuredCases: () => routes.cases,
  team: () => routes.about,
  articles: routes.article,
  home: () => routes.home,
  pages: toPageHref,
};

/** Returns the absolute address of a path, for canonicals, `og:url` and feed links. */
export function createCanonical(path: string): string {
  return path === '/' ? `${siteUrl}/` : siteUrl + path.replace(/\/+$/, '');
}
