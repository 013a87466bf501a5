import robotsParser from 'robots-parser';

import { pages, sitemap } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const crawlers = ['Googlebot', 'Googlebot-Image', 'Bingbot', 'DuckDuckBot', 'GPTBot', 'onbekend'];

test('robots.txt lets every crawler read every page, and names the sitemap', async ({ request }) => {
  const [home = ''] = sitemap;
  const address = new URL('/robots.txt', home).href;
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const robots = robotsParser(address, await response.text());
  const addresses = pages.map(({ path }) => new URL(path, home).href);
  for (const crawler of crawlers) {
    // Undefined would mean that no line says anything about the address.
    expect(addresses.filter((page) => robots.isAllowed(page, crawler) !== true)).toEqual([]);
  }
  expect(robots.getSitemaps()).toEqual([new URL('/sitemap-index.xml', home).href]);
});
