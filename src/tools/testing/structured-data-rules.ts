// For tests: what Google asks or advises for each type on our pages. It also advises geo, priceRange and reviews of a
// local business, which the site does not show; opening hours have a test of their own.

/** A node of a graph, or an object in one. */
export type Node = Record<string, unknown>;

const page = ['url', 'name', 'isPartOf', 'publisher', 'inLanguage'];

/** Per type; `a|b` is one of both. */
const askedProperties: Record<string, string[]> = {
  WebPage: page,
  AboutPage: [...page, 'mainEntity'],
  ContactPage: [...page, 'mainEntity'],
  CollectionPage: [...page, 'mainEntity'],
  WebSite: ['name', 'url', 'publisher'],
  Organization: ['name', 'url'],
  ProfessionalService: [
    'name',
    'address',
    'telephone',
    'url',
    'image',
    'logo',
    'legalName',
    'email',
    'iso6523Code',
    'vatID',
    'sameAs',
  ],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  ContactPoint: ['contactType', 'telephone', 'email', 'availableLanguage'],
  BreadcrumbList: ['itemListElement'],
  ItemList: ['itemListElement'],
  ListItem: ['position', 'name|item'],
  CreativeWork: ['name', 'genre', 'creator'],
  Service: ['name', 'description', 'provider'],
  Offer: ['priceSpecification'],
  PriceSpecification: ['priceCurrency', 'minPrice', 'valueAddedTaxIncluded'],
  BlogPosting: [
    'headline',
    'description',
    'image',
    'datePublished',
    'dateModified',
    'author',
    'author',
    'publisher',
    'mainEntityOfPage',
    'articleSection',
    'inLanguage',
  ],
};

/** Every object in a value that has a type, outermost first. */
export function listNodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(listNodes);
  if (typeof value !== 'object' || value === null) return [];
  return [...('@type' in value ? [value as Node] : []), ...Object.values(value).flatMap(listNodes)];
}

/** What a page's nodes lack, as `BlogPosting: headline`; nothing for a good page. */
export function listFaults(graph: Node[]): string[] {
  return listNodes(graph).flatMap((node) => {
    const type = String(node['@type']);
    const asked = askedProperties[type] ?? ['a rule for this type'];
    const missing = asked.filter((names) => names.split('|').every((name) => (node[name] ?? '') === ''));
    const items = listNodes(node['itemListElement']).filter(({ position }) => position !== undefined);
    const isOrdered = items.every(({ position }, index) => position === index + 1);
    return [...missing, ...(isOrdered ? [] : ['order'])].map((fault) => `${type}: ${fault}`);
  });
}
