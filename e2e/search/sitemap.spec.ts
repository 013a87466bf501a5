import { readFile } from 'node:fs/promises';

import robotsParser from 'robots-parser';
import { validateXML } from 'xmllint-wasm';

import { aliases, builtPages, ownPaths, pages, resultPaths, sitemap } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const schemaFile = new URL('schema/sitemap.xsd', import.meta.resolve('sitemap/package.json'));
const schema = { fileName: 'sitemap.xsd', contents: await readFile(schemaFile, 'utf8') };
const crawlers = ['Googlebot', 'Bingbot', 'GPTBot', 'onbekend'];
const { origin } = new URL(sitemap[0] ?? '');

test('the sitemap lists every built page once, and no alias, error page or page for one visitor', () => {
  const unlisted = ['/404', ...resultPaths, ...Object.keys(aliases)];
  const built = builtPages.map(({ path }) => path);
  expect(ownPaths.toSorted()).toEqual(built.filter((path) => !unlisted.includes(path)).toSorted());
  for (const address of sitemap) {
    const { pathname } = new URL(address);
    expect.soft(address, 'one site, no query, no trailing slash').toBe(origin + pathname);
    expect.soft(pathname === '/' || !pathname.endsWith('/'), address).toBe(true);
  }
});

test('robots.txt lets every crawler read every page, and names the index', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const robots = robotsParser(`${origin}/robots.txt`, await response.text());
  for (const crawler of crawlers) {
    // Undefined would mean that no rule covers the address.
    const refused = pages.filter(({ path }) => robots.isAllowed(origin + path, crawler) !== true);
    expect(refused, crawler).toEqual([]);
  }
  expect(robots.getSitemaps()).toEqual([`${origin}/sitemap-index.xml`]);
});

test('every sitemap of the index is what sitemaps.org asks for', async ({ request }) => {
  const index = await request.get('/sitemap-index.xml');
  expect(index.headers()['content-type']).toContain('xml');
  const addresses = [...(await index.text()).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, found = '']) => found);
  expect(addresses).toContain(`${origin}/sitemap-0.xml`);
  for (const address of addresses) {
    const xml = await (await request.get(new URL(address).pathname)).text();
    expect(xml).toContain('<loc>');
    expect(await listFaults(xml), address).toEqual([]);
    expect(await listFaults(xml.replace('</loc>', '</loc><lastmod>gisteren</lastmod>'))).not.toEqual([]);
  }
});

async function listFaults(xml: string): Promise<string[]> {
  const { errors } = await validateXML({ xml, schema });
  return errors.map(({ message }) => message);
}
