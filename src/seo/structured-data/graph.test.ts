import assert from 'node:assert/strict';
import { test } from 'node:test';

import { company } from '../../site/company.ts';
import { siteUrl } from '../../site/site-url.ts';
import type { PageSeo } from '../head-tags.ts';
import { createStructuredData } from './graph.ts';
import { describeHours } from './organisation.ts';
import type { Subject } from './subject.ts';

/** A node of a graph, or an object in one. */
type Node = Record<string, unknown>;

const article = {
  title: 'Een artikel',
  excerpt: 'Waar het over gaat.',
  category: 'Een categorie',
  date: new Date('2026-08-27'),
  photos: [`${siteUrl}/liggend.webp`, `${siteUrl}/vierkant.webp`],
  author: { name: 'het team' },
};
const priceText = '€ 2.500 tot € 7.500 excl. btw';
const service = { title: 'Een dienst', subtitle: 'Wat je krijgt.', priceText };
const shownCase = { title: 'Een case', categoryTitle: 'Een groep', features: ['Eerste'], mark: 'Voorbeeld' };
const pages = ['een', 'ander'].map((name) => ({ title: name, href: `/oplossingen/${name}` }));
const breadcrumbs = [
  { label: 'Een deel', href: '/deel' },
  { label: 'Een pagina', href: '/deel/pagina' },
];
const page: PageSeo = { title: 'Titel', description: 'Tekst', path: '/pad', heading: 'Kop', breadcrumbs };

function read(subject?: Subject, others: Partial<PageSeo> = {}): Node[] {
  const text = createStructuredData({ ...page, ...(subject && { subject }), ...others });
  return (JSON.parse(text ?? '') as { '@graph': Node[] })['@graph'];
}

const list = (graph: Node[], type: string) => listNodes(graph).filter((node) => node['@type'] === type);

function find(graph: Node[], type: string): Node {
  const [node] = list(graph, type);
  assert.ok(node, type);
  return node;
}

/** Returns the structured data of an article with this change. */
const readArticle = (change: Partial<typeof article> & { updated?: Date } = {}) =>
  find(read({ type: 'article', article: { ...article, ...change } }), 'BlogPosting');

const ofPages = ['url', 'name', 'isPartOf', 'publisher', 'inLanguage'];

/** The properties that Google requires or recommends for each type; `a|b` means either. */
const askedProperties: Record<string, string[]> = {
  WebPage: ofPages,
  AboutPage: [...ofPages, 'mainEntity'],
  ContactPage: [...ofPages, 'mainEntity'],
  CollectionPage: [...ofPages, 'mainEntity'],
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

/** Each subject, with the types on its page. */
const subjects: [subject: Subject | undefined, types: string[]][] = [
  [{ type: 'home' }, ['WebPage', 'ProfessionalService', 'PostalAddress', 'WebSite']],
  [{ type: 'about' }, ['AboutPage', 'ProfessionalService', 'PostalAddress']],
  [{ type: 'contact' }, ['ContactPage', 'ProfessionalService', 'PostalAddress', 'ContactPoint']],
  [{ type: 'list', pages }, ['CollectionPage', 'ItemList', 'ListItem', 'Organization']],
  [{ type: 'cases', cases: [shownCase] }, ['CollectionPage', 'ItemList', 'CreativeWork', 'Organization']],
  [{ type: 'service', service }, ['WebPage', 'Service', 'Offer', 'PriceSpecification', 'Organization']],
  [{ type: 'article', article }, ['WebPage', 'BlogPosting', 'Organization']],
  [undefined, ['WebPage', 'BreadcrumbList', 'ListItem', 'Organization']],
];

test('the graph of every page has all properties that Google requires and recommends', () => {
  for (const [subject, types] of subjects) {
    const graph = read(subject);
    assert.deepEqual(listProblems(graph), [], subject?.type);
    for (const type of types) find(graph, type);
    if (subject?.type !== 'cases') continue;
    assert.deepEqual(
      find(graph, 'CreativeWork')['genre'],
      ['Voorbeeld', 'Een groep'],
      'as the page marks it',
    );
  }
});

test('a page outside search results has no structured data', () => {
  assert.equal(createStructuredData({ ...page, noindex: true }), undefined);
});

test('a text cannot end the script element', () => {
  const heading = '</script><script>alert(1)</script>';
  assert.ok(!createStructuredData({ ...page, heading })?.includes('<'));
  assert.equal(find(read(undefined, { heading }), 'WebPage')['name'], heading);
});

test('the breadcrumbs are those of the page: home first, the page itself without an address', () => {
  const trail = find(read(), 'BreadcrumbList')['itemListElement'] as Node[];
  assert.deepEqual(
    trail.map(({ name, item }) => [name, item]),
    [
      ['Home', `${siteUrl}/`],
      ['Een deel', `${siteUrl}/deel`],
      ['Een pagina', undefined],
    ],
  );
  const plain = { title: 'Titel', description: 'Tekst', path: '/over', heading: 'Over' };
  assert.doesNotMatch(createStructuredData(plain) ?? '', /breadcrumb/i, 'a page without a trail claims none');
});

test('only the contact page has the opening hours, without closed days', () => {
  const type = 'OpeningHoursSpecification';
  assert.deepEqual(list(read({ type: 'contact' }), type), company.openingHours.flatMap(describeHours));
  assert.deepEqual(list(read({ type: 'home' }), type), []);
  assert.deepEqual(describeHours({ days: 'Zaterdag en zondag', hours: '9:00-12:00' }), [
    { '@type': type, dayOfWeek: ['Saturday', 'Sunday'], opens: '09:00', closes: '12:00' },
  ]);
  assert.deepEqual(describeHours({ days: 'Weekend', hours: 'gesloten' }), []);
});

test('a price is a range, a starting price or absent, always without btw', () => {
  const terms = { '@type': 'PriceSpecification', priceCurrency: 'EUR', valueAddedTaxIncluded: false };
  for (const [text, prices] of [
    [priceText, [{ ...terms, minPrice: 2500, maxPrice: 7500 }]],
    ['vanaf € 25.000 excl. btw', [{ ...terms, minPrice: 25000 }]],
    ['vrijblijvend', []],
  ] as const) {
    const graph = read({ type: 'service', service: { ...service, priceText: text } });
    assert.deepEqual(list(graph, 'PriceSpecification'), prices);
  }
});

test('an article has its change date, its author, and its photo in each ratio', () => {
  assert.equal(readArticle()['dateModified'], '2026-08-27T02:00:00+02:00');
  assert.equal(readArticle({ updated: new Date('2026-11-01') })['dateModified'], '2026-11-01T01:00:00+01:00');
  const organisation = { '@id': `${siteUrl}/#organisatie` };
  assert.deepEqual(readArticle()['author'], organisation);
  const author = { name: 'Zoë Jansen', role: 'Ontwikkelaar' };
  assert.deepEqual(readArticle({ author })['author'], {
    '@type': 'Person',
    name: 'Zoë Jansen',
    jobTitle: 'Ontwikkelaar',
    worksFor: organisation,
  });
  assert.deepEqual(readArticle()['image'], article.photos);
});

/** Lists every typed object in a value, outermost first. */
function listNodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(listNodes);
  if (typeof value !== 'object' || value === null) return [];
  return [...('@type' in value ? [value as Node] : []), ...Object.values(value).flatMap(listNodes)];
}

/** Lists the properties that nodes lack, as `BlogPosting: headline`. */
function listProblems(graph: Node[]): string[] {
  return listNodes(graph).flatMap((node) => {
    const type = String(node['@type']);
    const asked = askedProperties[type] ?? ['a rule for this type'];
    const missing = asked.filter((names) => names.split('|').every((name) => (node[name] ?? '') === ''));
    const items = listNodes(node['itemListElement']).filter(({ position }) => position !== undefined);
    const isOrdered = items.every(({ position }, index) => position === index + 1);
    return [...missing, ...(isOrdered ? [] : ['order'])].map((problem) => `${type}: ${problem}`);
  });
}
