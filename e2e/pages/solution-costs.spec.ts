// What a solution costs, on its page, and the way between a solution and its cases.
import { routes } from '../../src/site/addresses.ts';
import { listNodes } from '../../src/tools/testing/structured-data-rules.ts';
import type { PageDocument } from '../support/documents.ts';
import { listBelow } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const paths = listBelow(routes.solutions);
const find = (documents: PageDocument[], path: string) => {
  const document = documents.find((each) => each.path === path);
  if (!document) throw new Error(`no page at ${path}`);
  return document;
};

test('every solution names the price of building that its structured data names', ({ documents }) => {
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    const { text, structuredData, ids } = find(documents, path);
    expect(ids).toContain('kosten');
    const prices = structuredData
      .flatMap((data) => listNodes(JSON.parse(data)))
      .filter((node) => node['@type'] === 'PriceSpecification')
      .map(({ minPrice, maxPrice }) =>
        [minPrice, maxPrice].map((price) => `€ ${Number(price).toLocaleString('nl-NL')}`).join(' tot '),
      );
    expect(prices, path).toHaveLength(1);
    const block = text.slice(text.indexOf('Wat het kost en hoelang het duurt'));
    for (const price of prices) expect(block).toContain(`Bouw${price}`);
  }
});

test('a solution and its case lead to each other', ({ documents }) => {
  const cases = find(documents, routes.cases);
  const toSolutions = cases.links.filter(({ text }) => text.startsWith('Bekijk de oplossing: '));
  expect(toSolutions.length).toBeGreaterThan(0);
  for (const { href } of toSolutions) {
    const back = find(documents, href).links.filter((link) => link.href.startsWith(`${routes.cases}#`));
    expect(back, href).not.toEqual([]);
    for (const link of back) expect(cases.ids).toContain(link.href.split('#')[1]);
  }
});
