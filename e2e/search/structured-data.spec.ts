import { formatDate } from '../../src/site/dates.ts';
import { getHead, type PageDocument } from '../support/documents.ts';
import { sitemap, unlistedPaths } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

type Node = Record<string, unknown>;

/** Properties for machines only; the page must show the values of all others. */
const forMachines = [
  '@id',
  '@type',
  'url',
  'item',
  'logo',
  'image',
  'width',
  'height',
  'position',
  'inLanguage',
  'addressCountry',
  'priceCurrency',
  'valueAddedTaxIncluded',
  'dayOfWeek',
  'contactType',
  'availableLanguage',
];

const formatAmount = (amount: unknown) => `€ ${Number(amount).toLocaleString('nl-NL')}`;
const formatTime = (time: unknown) => String(time).replace(/^0/, '');
const formatDay = (moment: unknown) => formatDate(new Date(String(moment)));

/** How a page writes values that differ from those in the graph. */
const shownAs: Record<string, (value: unknown) => string> = {
  minPrice: formatAmount,
  maxPrice: formatAmount,
  opens: formatTime,
  closes: formatTime,
  datePublished: formatDay,
  dateModified: formatDay,
  telephone: (number) => `tel:${String(number)}`,
  iso6523Code: (code) => String(code).replace('0106:', 'KvK '),
};

// src/seo/structured-data/graph.test.ts tests what Google requires of each type.
test('the graph claims only what the page shows, breadcrumbs included', ({ documents }) => {
  const pages = documents.filter(isListed);
  const others = documents.filter((document) => !isListed(document));
  expect(others.flatMap(({ structuredData }) => structuredData)).toEqual([]);
  expect(pages.some(({ breadcrumbs }) => breadcrumbs.length > 0)).toBe(true);
  for (const document of pages) {
    const graph = readGraph(document);
    const shown = [document.text, ...document.links.map(({ href }) => href)].join('\n');
    expect(graph[0]?.['@id']).toBe(`${getHead(document, 'canonical')}#webpage`);
    const addresses = listNodes(graph).flatMap(({ url, item }) => [url, item]);
    const unlisted = addresses.filter((address) => typeof address === 'string' && !sitemap.includes(address));
    expect.soft(unlisted, `addresses on ${document.path}`).toEqual([]);
    const values = listValues(graph);
    expect(values.length).toBeGreaterThan(0);
    for (const { name, value } of values) {
      const text = shownAs[name]?.(value) ?? String(value);
      expect.soft(shown.includes(text), `${name} "${text}" on ${document.path}`).toBe(true);
    }
    const trail = graph.find((node) => node['@type'] === 'BreadcrumbList');
    const names = ((trail?.['itemListElement'] ?? []) as Node[]).map(({ name }) => name);
    expect.soft(names, document.path).toEqual(document.breadcrumbs);
  }
});

const isListed = ({ path }: PageDocument): boolean => !unlistedPaths.includes(path);

function readGraph({ path, structuredData }: PageDocument): Node[] {
  expect(structuredData, `JSON-LD on ${path}`).toHaveLength(1);
  const graph = JSON.parse(structuredData[0] ?? '') as { '@context': string; '@graph': Node[] };
  expect(graph['@context']).toBe('https://schema.org');
  return graph['@graph'];
}

function listValues(graph: Node[]): { name: string; value: unknown }[] {
  return listNodes(graph).flatMap((node) =>
    Object.entries(node)
      .filter(([name]) => !forMachines.includes(name))
      .flatMap(([name, values]) => [values].flat().map((value) => ({ name, value })))
      .filter(({ value }) => typeof value !== 'object'),
  );
}

/** Lists every typed object in a value, outermost first. */
function listNodes(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(listNodes);
  if (typeof value !== 'object' || value === null) return [];
  return [...('@type' in value ? [value as Node] : []), ...Object.values(value).flatMap(listNodes)];
}
