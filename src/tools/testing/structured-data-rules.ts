// For tests: what Google asks or advises for each type on our pages. It also advises geo, priceRange and reviews of a
// local business, which the site does not show; opening hours have a test of their own.

import { company, isExampleAddress } from '../../site/company.ts';

/** A node of a graph, or an object in one. */
export type Node = Record<string, unknown>;

/** Whether there is a profile that leads somewhere. */
const hasProfiles = company.profiles.some(({ url }) => !isExampleAddress(url));

const page = ['url', 'name', 'isPartOf', 'publisher', 'inLanguage'];

/** Per type: `a|b` is one of both, `a.b` a property of what `a` holds or refers to. */
const askedProperties: Record<string, string[]> = {
  WebPage: page,
  AboutPage: [...page, 'mainEntity.name'],
  ContactPage: [...page, 'mainEntity.contactPoint'],
  CollectionPage: [...page, 'mainEntity.itemListElement'],
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
    ...(hasProfiles ? ['sameAs'] : []),
  ],
  PostalAddress: ['streetAddress', 'postalCode', 'addressLocality', 'addressCountry'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  ContactPoint: ['contactType', 'telephone', 'email', 'availableLanguage'],
  BreadcrumbList: ['itemListElement.name', 'itemListElement.position'],
  ItemList: ['itemListElement.position'],
  ListItem: ['position', 'name|item'],
  CreativeWork: ['name', 'genre', 'creator.name'],
  Service: ['name', 'description', 'provider.name'],
  Offer: ['priceSpecification'],
  PriceSpecification: ['priceCurrency', 'minPrice', 'valueAddedTaxIncluded'],
  BlogPosting: [
    'headline',
    'description',
    'image',
    'datePublished',
    'dateModified',
    'author.name',
    'author.url',
    'publisher.name',
    'mainEntityOfPage',
    'articleSection',
    'inLanguage',
  ],
};

const address = /^https?:\/\/\S+$/;
const moment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+-]\d\d:\d\d$/;
const forms: Record<string, RegExp> = {
  '@id': address,
  url: address,
  item: address,
  logo: address,
  image: address,
  sameAs: address,
  datePublished: moment,
  dateModified: moment,
  opens: /^\d\d:\d\d$/,
  closes: /^\d\d:\d\d$/,
  telephone: /^\+\d{8,15}$/,
  addressCountry: /^[A-Z]{2}$/,
  priceCurrency: /^[A-Z]{3}$/,
  iso6523Code: /^0106:\d{8}$/,
  vatID: /^NL\d{9}B\d\d$/,
};

const toList = (value: unknown): unknown[] => (value === undefined ? [] : [value].flat());
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null;

/** Every object in a value that has a type, outermost first. */
export function listNodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(listNodes);
  if (!isNode(value)) return [];
  return [...('@type' in value ? [value] : []), ...Object.values(value).flatMap(listNodes)];
}

/** What is wrong with a page's nodes, as `BlogPosting: headline`; nothing for a good page. */
export function listFaults(graph: Node[]): string[] {
  return listNodes(graph).flatMap((node) => {
    const type = String(node['@type']);
    const asked = askedProperties[type] ?? ['a rule for this type'];
    const missing = asked.filter((names) => !names.split('|').some((name) => holds(node, name, graph)));
    const malformed = Object.entries(forms).filter(([name, form]) =>
      toList(node[name]).some((value) => typeof value === 'string' && !form.test(value)),
    );
    const faults = [...missing, ...malformed.map(([name]) => `form of ${name}`)];
    const items = toList(node['itemListElement']).filter(isNode);
    if (items.some(({ position }, index) => position !== index + 1)) faults.push('order');
    const isTrail = items.length > 1 && items.slice(0, -1).every(({ item }) => typeof item === 'string');
    if (type === 'BreadcrumbList' && !isTrail) faults.push('two items with an address');
    return faults.map((fault) => `${type}: ${fault}`);
  });
}

/** Whether a node has a value at `path`; a value that is an id alone stands for its node of the graph. */
function holds(node: unknown, path: string, graph: Node[]): boolean {
  const [first = '', ...rest] = path.split('.');
  const values = toList(isNode(node) ? node[first] : undefined).filter((value) => value !== '');
  if (values.length === 0 || rest.length === 0) return values.length > 0;
  return values.every((value) => {
    const isReference = isNode(value) && Object.keys(value).join() === '@id';
    const target = isReference ? graph.find((each) => each['@id'] === value['@id']) : value;
    return holds(target, rest.join('.'), graph);
  });
}
