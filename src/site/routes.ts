/** Every address of the site, as a path without a trailing slash. */
export const routes = {
  home: '/',
  solutions: '/oplossingen',
  solution: (slug: string) => `/oplossingen/${slug}`,
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
} as const;

/** The address of a page of a listing, counted from 1; the first page is the listing's own address. */
export function toListingPage(listing: string, number: number): string {
  return number === 1 ? listing : `${listing}/pagina/${number}`;
}

/** The step that `/aanpak` shows too. */
export const firstApproachStep = 'vibe-code';

const aliases = [/^\/aanpak$/, /^\/cases\/[^/]+$/, /^\/404$/];

/** Whether a built page's absolute address belongs in the sitemap: aliases and the error page do not. */
export function isSitemapAddress(address: string): boolean {
  const { pathname } = new URL(address);
  return !aliases.some((alias) => alias.test(pathname));
}
