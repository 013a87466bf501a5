import { buildArticlePages } from '../../content/article-pages.ts';
import { caseCategoryIds } from '../../content/case-category-ids.ts';
import { collections } from './files/collections.ts';
import { describeStatus } from '../../content/status.ts';
import type { ReadText } from './body.ts';
import { readScreenId, resolveAlias, routes, toListingPage } from '../../site/addresses.ts';
import { ownMaquette, ownMaquetteHref, ownMaquetteSchema } from '../../own-maquette/schema.ts';

/** A page that links can point at. */
interface Page {
  /** Ids that a `#` can point at. */
  anchors: string[];
  /** 'Concept' or 'Gepland voor …' while visitors cannot see the page. */
  status?: string | undefined;
}

/** The pages by address, and for each alias the address to use instead. */
export interface Addresses {
  pages: Map<string, Page>;
  aliases: Map<string, string>;
}

type LinkedText = Pick<ReadText, 'collection' | 'slug' | 'fields' | 'anchors'>;

/** Ids in the frame of every page. */
export const frameAnchors = ['inhoud', 'tot-slot'];

const listScreenIds = (texts: LinkedText[], model: string) =>
  texts.flatMap(({ collection, slug }) =>
    collection === 'screens' && slug.startsWith(`${model}/`) ? readScreenId(slug) : [],
  );

/** Returns the addresses of the texts and of the site's other routes. */
export function listAddresses(texts: LinkedText[], now: Date): Addresses {
  const statusOf = ({ fields = {} }: LinkedText) => describeStatus(fields, now);
  const textPages = texts.flatMap((text): [string, Page][] => {
    const { hasOwnPage, href, anchors } = collections[text.collection];
    if (!hasOwnPage) return [];
    const screens = text.collection === 'maquettes' ? listScreenIds(texts, text.slug) : [];
    const all = [...frameAnchors, ...anchors, ...screens, ...text.anchors];
    return [[href(text.slug), { anchors: all, status: statusOf(text) }]];
  });
  const published = texts.filter((text) => text.collection === 'articles' && statusOf(text) === undefined);
  const categories = published.map(({ fields }) => ({ category: String(fields?.['category']) }));
  const listings = buildArticlePages(categories).map(({ listing, number }): [string, Page] => [
    toListingPage(listing, number),
    { anchors: frameAnchors },
  ]);
  // The schema of this file has not been checked yet.
  const { data: presets = [] } = ownMaquetteSchema.shape.presets.safeParse(ownMaquette.presets);
  const drawn = presets.map(({ id }): [string, Page] => [ownMaquetteHref(id), { anchors: frameAnchors }]);
  const aliases = [routes.approach, ...caseCategoryIds.map(routes.caseCategory)];
  return {
    pages: new Map([[routes.feed, { anchors: [] }], ...listings, ...drawn, ...textPages]),
    aliases: new Map(aliases.map((path) => [path, resolveAlias(path)])),
  };
}
