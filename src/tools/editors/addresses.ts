import { buildArticlePages } from '../../collections/article-pages.ts';
import { caseCategoryIds } from '../../collections/case-category-ids.ts';
import { textKinds } from '../../collections/kinds.ts';
import { describeStatus } from '../../collections/status.ts';
import { resolveAlias, routes, toListingPage } from '../../site/addresses.ts';
import type { TextFile } from './text-file.ts';

/** A page of the site, as links see it. */
interface Page {
  /** Ids that a `#` can point at. */
  anchors: string[];
  /** 'Concept' or 'Gepland voor …' while visitors do not have it. */
  status?: string | undefined;
}

/** Every address of the site with its page, and other addresses of the same page with the one to use. */
export interface Addresses {
  pages: Map<string, Page>;
  aliases: Map<string, string>;
}

/** Ids that the frame of every page holds. */
const frameAnchors = ['inhoud', 'tot-slot'];

/** Whether one of the site's routes makes the address of this text. */
export function hasRoute({ kind, slug }: TextFile): boolean {
  const addresses = Object.values(routes).map((route) => (typeof route === 'string' ? route : route(slug)));
  return addresses.includes(textKinds[kind].href(slug));
}

/** The addresses that the texts and the site's own routes make, given each text's heading ids. */
export function listAddresses(read: { text: TextFile; anchors: string[] }[], now: Date): Addresses {
  const pages = read.flatMap(({ text, anchors }): [string, Page][] => {
    const { hasOwnPage, href, anchors: ownAnchors } = textKinds[text.kind];
    if (!hasOwnPage || !hasRoute(text)) return [];
    const page = { anchors: [...frameAnchors, ...ownAnchors, ...anchors] };
    return [[href(text.slug), { ...page, status: describeFields(text.fields, now) }]];
  });
  return {
    pages: new Map([
      [routes.feed, { anchors: [] }],
      ...listListingPages(
        read.map(({ text }) => text),
        now,
      ),
      ...pages,
    ]),
    aliases: new Map(
      [routes.approach, ...caseCategoryIds.map(routes.caseCategory)].map((path) => [
        path,
        resolveAlias(path),
      ]),
    ),
  };
}

/** The pages of the article listings, which depend on how many articles are published. */
function listListingPages(texts: TextFile[], now: Date): [string, Page][] {
  const published = texts.flatMap(({ kind, fields }) => {
    const { category } = fields ?? {};
    const isPublished = kind === 'articles' && typeof category === 'string' && !describeFields(fields, now);
    return isPublished ? { category } : [];
  });
  return buildArticlePages(published).map(({ listing, number }) => [
    toListingPage(listing, number),
    { anchors: frameAnchors },
  ]);
}

/** The status of fields that may be wrong in any way. */
function describeFields(fields: Record<string, unknown> | undefined, now: Date): string | undefined {
  const { draft, date } = fields ?? {};
  return describeStatus({ draft: draft === true, ...(date instanceof Date && { date }) }, now);
}
