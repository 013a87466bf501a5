import assert from 'node:assert/strict';
import { test } from 'node:test';

import { company } from '../../site/company.ts';
import type { PageSeo } from '../head-tags.ts';
import { siteUrl } from '../../site/site-url.ts';
import { createStructuredData } from './graph.ts';
import { describeHours } from './organisation.ts';
import type { Subject } from './subject.ts';
import {
  askedProperties,
  listFaults,
  listNodes,
  type Node,
} from '../../tools/testing/structured-data-rules.ts';

const article = {
  title: 'Een artikel',
  excerpt: 'Waar het over gaat.',
  category: 'Een categorie',
  date: new Date('2026-08-27'),
  photos: [
    { url: `${siteUrl}/liggend.webp`, width: 1600, height: 900 },
    { url: `${siteUrl}/vierkant.webp`, width: 1200, height: 1200 },
  ],
  author: { name: 'het team' },
};
const service = {
  title: 'Een dienst',
  subtitle: 'Wat je krijgt.',
  priceText: '€ 2.500 tot € 7.500 excl. btw',
};
const pages = [
  { title: 'Een oplossing', href: '/oplossingen/een-naam' },
  { title: 'Een andere', href: '/oplossingen/andere-naam' },
];
const cases = [
  { title: 'Een case', categoryTitle: 'Een groep', features: ['Eerste', 'Tweede'], mark: undefined },
];
const breadcrumbs = [
  { label: 'Een deel', href: '/deel' },
  { label: 'Een pagina', href: '/deel/pagina' },
];

const subjects: Record<string, Subject | undefined> = {
  'the home page': { kind: 'home' },
  'the page about the company': { kind: 'about' },
  'the contact page': { kind: 'contact' },
  'an overview': { kind: 'list', pages },
  'the cases': { kind: 'cases', cases },
  'a service': { kind: 'service', service },
  'an article': { kind: 'article', article },
  'a page without a subject': undefined,
};

function read(subject?: Subject, others: Partial<PageSeo> = {}): Node[] {
  const seo = { title: 'Titel', description: 'Tekst', path: '/pad', heading: 'Kop', breadcrumbs, ...others };
  const text = createStructuredData({ ...seo, ...(subject && { subject }) });
  return (JSON.parse(text ?? '') as { '@graph': Node[] })['@graph'];
}

function find(graph: Node[], type: string): Node {
  const node = listNodes(graph).find((other) => other['@type'] === type);
  assert.ok(node, type);
  return node;
}

for (const [name, subject] of Object.entries(subjects)) {
  test(`${name} has all that Google asks and advises`, () => {
    assert.deepEqual(listFaults(read(subject)), []);
  });

  test(`${name} without one of those properties would be found out`, () => {
    for (const { '@type': type } of listNodes(read(subject))) {
      for (const path of askedProperties[String(type)] ?? []) {
        const graph = read(subject);
        const node = find(graph, String(type));
        for (const property of path.split('|')) Reflect.deleteProperty(node, property.split('.')[0] ?? '');
        assert.ok(listFaults(graph).includes(`${String(type)}: ${path}`), `${String(type)}: ${path}`);
      }
    }
  });
}

const spoiled: [fault: string, subject: Subject | undefined, type: string, change: Node][] = [
  ['form of datePublished', subjects['an article'], 'BlogPosting', { datePublished: '2026-08-27' }],
  ['form of telephone', { kind: 'home' }, 'ProfessionalService', { telephone: '079 123 45 67' }],
  ['form of url', { kind: 'home' }, 'WebSite', { url: '/' }],
  ['form of opens', { kind: 'contact' }, 'OpeningHoursSpecification', { opens: '9:00' }],
  ['order', undefined, 'BreadcrumbList', { itemListElement: [{ position: 2 }] }],
  ['two items', undefined, 'BreadcrumbList', { itemListElement: [{ position: 1 }] }],
  ['item', undefined, 'BreadcrumbList', { itemListElement: [{ position: 1 }, { position: 2 }] }],
  ['order', subjects['an overview'], 'ItemList', { itemListElement: [{ position: 0 }] }],
  ['author.name', subjects['an article'], 'BlogPosting', { author: { '@id': 'https://elders.nl/#x' } }],
];

for (const [fault, subject, type, change] of spoiled) {
  test(`a ${type} with a wrong value would be found out: ${fault}`, () => {
    const graph = read(subject);
    Object.assign(find(graph, type), change);
    assert.ok(listFaults(graph).includes(`${type}: ${fault}`));
  });
}

test('a type without a rule would be found out', () => {
  assert.deepEqual(listFaults([{ '@type': 'Recipe' }]), ['Recipe: a rule for this type']);
});

test('the ids of a page come from its address and the site', () => {
  const ids = read(subjects['an article']).map((node) => node['@id']);
  const own = ['webpage', 'kruimelpad', 'artikel'].map((name) => `${siteUrl}/pad#${name}`);
  assert.deepEqual(ids, [...own, `${siteUrl}/#organisatie`]);
  const home = read({ kind: 'home' }, { path: '/' }).map((node) => node['@id']);
  const names = ['webpage', 'kruimelpad', 'organisatie', 'website'];
  assert.deepEqual(
    home,
    names.map((name) => `${siteUrl}/#${name}`),
  );
});

test('a page outside search results has no structured data', () => {
  const seo = { title: 'Niet gevonden', description: 'Tekst', path: '/404', heading: 'Kop', noindex: true };
  assert.equal(createStructuredData(seo), undefined);
});

test('no text can end the script element', () => {
  const heading = '</script><script>alert(1)</script>';
  const seo = { title: 'Titel', description: 'Tekst', path: '/pad', heading };
  assert.ok(!createStructuredData(seo)?.includes('<'));
  assert.equal(find(read(undefined, { heading }), 'WebPage')['name'], heading);
});

test('the trail is the one the page shows, home first, the page itself without an address', () => {
  assert.deepEqual(
    (find(read(), 'BreadcrumbList')['itemListElement'] as Node[]).map(({ name, item }) => [name, item]),
    [
      ['Home', `${siteUrl}/`],
      ['Een deel', `${siteUrl}/deel`],
      ['Een pagina', undefined],
    ],
  );
});

test('a page without a trail claims none', () => {
  const text = createStructuredData({ title: 'Titel', description: 'Tekst', path: '/over', heading: 'Over' });
  assert.ok(text?.includes('"WebPage"'));
  assert.doesNotMatch(text ?? '', /breadcrumb/i);
});

test('only the contact page tells the opening hours', () => {
  const hours = listNodes(read({ kind: 'contact' })).filter(
    (node) => node['@type'] === 'OpeningHoursSpecification',
  );
  assert.deepEqual(hours, company.openingHours.flatMap(describeHours));
  assert.ok(!('openingHoursSpecification' in find(read({ kind: 'home' }), 'ProfessionalService')));
});

test('a line of opening hours becomes days and times, and a closed day is left out', () => {
  assert.deepEqual(describeHours({ days: 'Zaterdag en zondag', hours: '9:00-12:00' }), [
    {
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: ['Saturday', 'Sunday'],
      opens: '09:00',
      closes: '12:00',
    },
  ]);
  assert.deepEqual(describeHours({ days: 'Weekend', hours: 'gesloten' }), []);
});

test('a price is a range, a start or not there at all, never with btw', () => {
  const priceOf = (priceText: string) =>
    listNodes(read({ kind: 'service', service: { ...service, priceText } })).find(
      (node) => node['@type'] === 'PriceSpecification',
    );
  const terms = { '@type': 'PriceSpecification', priceCurrency: 'EUR', valueAddedTaxIncluded: false };
  assert.deepEqual(priceOf(service.priceText), { ...terms, minPrice: 2500, maxPrice: 7500 });
  assert.deepEqual(priceOf('vanaf € 25.000 excl. btw'), { ...terms, minPrice: 25000 });
  assert.equal(priceOf('vrijblijvend'), undefined);
});

test('an article tells when it was changed, else when it appeared', () => {
  const changedOn = (updated?: Date) =>
    find(read({ kind: 'article', article: { ...article, updated } }), 'BlogPosting')['dateModified'];
  assert.equal(changedOn(), '2026-08-27T02:00:00+02:00');
  assert.equal(changedOn(new Date('2026-11-01')), '2026-11-01T01:00:00+01:00');
});

test('an article is written by the company, or by a person who works there', () => {
  const authorOf = (author: { name: string; role?: string }) =>
    find(read({ kind: 'article', article: { ...article, author } }), 'BlogPosting')['author'] as Node;
  const organisation = authorOf(article.author);
  assert.deepEqual(Object.keys(organisation), ['@id']);
  assert.deepEqual(authorOf({ name: 'Zoë Jansen', role: 'Ontwikkelaar' }), {
    '@type': 'Person',
    name: 'Zoë Jansen',
    jobTitle: 'Ontwikkelaar',
    worksFor: organisation,
  });
});

test('an article shows its photo in each ratio that it comes in, with its size', () => {
  const images = find(read(subjects['an article']), 'BlogPosting')['image'] as Node[];
  assert.deepEqual(
    images.map(({ url, width, height }) => ({ url, width: Number(width), height: Number(height) })),
    article.photos,
  );
});

test('a case is marked as the page marks it', () => {
  const genreOf = (mark: string | undefined) =>
    find(read({ kind: 'cases', cases: cases.map((each) => ({ ...each, mark })) }), 'CreativeWork')['genre'];
  assert.equal(genreOf(undefined), 'Een groep');
  assert.deepEqual(genreOf('Voorbeeld'), ['Voorbeeld', 'Een groep']);
});
