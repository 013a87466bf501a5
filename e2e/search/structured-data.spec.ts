import { formatDate } from '../../src/site/dates.ts';
import { listFaults, listNodes, type Node } from '../../src/tools/testing/structured-data-rules.ts';
import { getHead, type PageDocument } from '../support/documents.ts';
import { sitemap, unlistedPaths } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** Properties for machines only; the page must show the values of any other. */
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

/** How a page shows values that differ from the graph's. */
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

test('every page has one graph with all that Google asks and advises', ({ documents }) => {
  for (const document of documents) {
    if (unlistedPaths.includes(document.path)) {
      expect(document.structuredData).toEqual([]);
      continue;
    }
    expect.soft(listFaults(readGraph(document)), document.path).toEqual([]);
  }
});

test('the graph says only what the page shows, its trail too', ({ documents }) => {
  const pages = listPages(documents);
  expect(pages.some(({ breadcrumbs }) => breadcrumbs.length > 0)).toBe(true);
  for (const document of pages) {
    const graph = readGraph(document);
    const shown = [document.text, ...document.links.map(({ href }) => href)].join('\n');
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

test('a graph begins with its page, and names pages of the sitemap', ({ documents }) => {
  for (const document of listPages(documents)) {
    const graph = readGraph(document);
    expect(graph[0]?.['@id']).toBe(`${getHead(document, 'canonical')}#webpage`);
    const nodes = listNodes(graph);
    const named = nodes.flatMap(({ url, item }) => [url, item]).filter((value) => typeof value === 'string');
    expect(named.length).toBeGreaterThan(0);
    const unlisted = named.filter((address) => !sitemap.includes(address));
    expect.soft(unlisted, `addresses on ${document.path}`).toEqual([]);
  }
});

const listPages = (documents: PageDocument[]): PageDocument[] =>
  documents.filter(({ path }) => !unlistedPaths.includes(path));

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
