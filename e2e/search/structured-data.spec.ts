import Validator from '@adobe/structured-data-validator';
import WebAutoExtractor from '@marbec/web-auto-extractor';

import { formatDate } from '../../src/site/dates.ts';
import { listFaults, listNodes, type Node } from '../../src/tools/testing/structured-data-rules.ts';
import { getHead, type PageDocument } from '../support/documents.ts';
import { sitemap, unlistedPaths } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

/** Properties that are for machines only; what stands under any other must be on the page. */
const forMachines = [
  ...['@id', '@type', 'url', 'item', 'logo', 'image', 'width', 'height', 'position', 'inLanguage'],
  ...['addressCountry', 'priceCurrency', 'valueAddedTaxIncluded', 'dayOfWeek'],
  ...['contactType', 'availableLanguage'],
];

const formatAmount = (amount: unknown) => `€ ${Number(amount).toLocaleString('nl-NL')}`;
const formatTime = (time: unknown) => String(time).replace(/^0/, '');
const formatDay = (moment: unknown) => formatDate(new Date(String(moment)));

/** How a page shows a value that it does not show as it stands in the graph. */
const shownAs: Record<string, (value: unknown) => string> = {
  ...{ minPrice: formatAmount, maxPrice: formatAmount },
  ...{ opens: formatTime, closes: formatTime },
  ...{ datePublished: formatDay, dateModified: formatDay },
  telephone: (number) => `tel:${String(number)}`,
  iso6523Code: (code) => String(code).replace('0106:', 'KvK '),
};

test('every page has one graph with all that Google asks and advises, an unlisted one none', ({
  documents,
}) => {
  for (const document of documents) {
    if (unlistedPaths.includes(document.path)) expect(document.structuredData).toEqual([]);
    else expect.soft(listFaults(readGraph(document)), document.path).toEqual([]);
  }
});

test('a validator of the ecosystem finds no fault', async ({ documents }) => {
  for (const { path, html } of documents) {
    const found = new WebAutoExtractor({ addLocation: true }).parse(html);
    const issues = await new Validator().validate(found);
    const faults = issues.filter((issue) => !asksForOnePrice(issue)).map(({ issueMessage }) => issueMessage);
    expect.soft(faults, path).toEqual([]);
  }
});

test('no value stands in the graph that the page does not show', ({ documents }) => {
  for (const document of getPages(documents)) {
    const shown = [document.text, ...document.links.map(({ href }) => href)].join('\n');
    const values = listValues(readGraph(document));
    expect(values.length).toBeGreaterThan(0);
    for (const { name, value } of values) {
      const text = shownAs[name]?.(value) ?? String(value);
      expect.soft(shown.includes(text), `${name} "${text}" on ${document.path}`).toBe(true);
    }
  }
});

test('a price is a range that goes up, or where it starts', ({ documents }) => {
  const nodes = getPages(documents).flatMap((document) => listNodes(readGraph(document)));
  const prices = nodes.filter((node) => node['@type'] === 'PriceSpecification');
  test.skip(prices.length === 0, 'no page names a price');
  for (const { minPrice, maxPrice = Infinity } of prices) {
    expect.soft(Number(minPrice)).toBeGreaterThan(0);
    expect.soft(Number(maxPrice)).toBeGreaterThan(Number(minPrice));
  }
});

test('the trail in the graph is the one the page shows', ({ documents }) => {
  const pages = getPages(documents);
  expect(pages.some(({ breadcrumbs }) => breadcrumbs.length > 0)).toBe(true);
  for (const document of pages) {
    const trail = readGraph(document).find((node) => node['@type'] === 'BreadcrumbList');
    const names = ((trail?.['itemListElement'] ?? []) as Node[]).map(({ name }) => name);
    expect.soft(names, document.path).toEqual(document.breadcrumbs);
  }
});

test('the ids of a page begin with its canonical address, and every reference is described somewhere', ({
  documents,
}) => {
  const graphs = getPages(documents).map((document) => ({ document, graph: readGraph(document) }));
  const described = graphs.flatMap(({ graph }) => listNodes(graph).map((node) => node['@id']));
  for (const { document, graph } of graphs) {
    expect(graph[0]?.['@id']).toBe(`${getHead(document, 'canonical')}#webpage`);
    for (const id of listReferences(graph))
      expect.soft(described.includes(id), `${id} on ${document.path}`).toBe(true);
  }
});

test('the pages that a graph names are pages of the sitemap', async ({ documents }) => {
  for (const document of getPages(documents)) {
    const nodes = listNodes(readGraph(document)).filter((node) => node['@type'] !== 'ImageObject');
    const named = nodes.flatMap(({ url, item }) => [url, item]).filter((value) => typeof value === 'string');
    expect(named.length).toBeGreaterThan(0);
    for (const address of named)
      expect.soft(sitemap.includes(String(address)), `${String(address)} on ${document.path}`).toBe(true);
  }
});

function getPages(documents: PageDocument[]): PageDocument[] {
  return documents.filter(({ path }) => !unlistedPaths.includes(path));
}

function readGraph({ path, structuredData }: PageDocument): Node[] {
  expect(structuredData, `JSON-LD on ${path}`).toHaveLength(1);
  const graph = JSON.parse(structuredData[0] ?? '') as { '@context': string; '@graph': Node[] };
  expect(graph['@context']).toBe('https://schema.org');
  return graph['@graph'];
}

/** The values for people in a graph, each with the name of its property. */
function listValues(graph: Node[]): { name: string; value: unknown }[] {
  return listNodes(graph).flatMap((node) =>
    Object.entries(node)
      .filter(([name]) => !forMachines.includes(name))
      .flatMap(([name, values]) => [values].flat().map((value) => ({ name, value })))
      .filter(({ value }) => typeof value !== 'object'),
  );
}

function listReferences(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const entries = Object.entries(value);
  const [[name, id] = []] = entries;
  if (name === '@id' && entries.length === 1) return [String(id)];
  return entries.flatMap(([, inner]) => listReferences(inner));
}

/** The validator knows prices and ranges of two, where schema.org also has a price that only starts somewhere. */
function asksForOnePrice({
  issueMessage,
  path,
}: {
  issueMessage: string;
  path: { type?: string }[];
}): boolean {
  return (
    path.at(-1)?.type === 'PriceSpecification' && issueMessage === 'Required attribute "price" is missing'
  );
}
