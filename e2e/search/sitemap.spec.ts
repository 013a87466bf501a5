import { readFile } from 'node:fs/promises';

import { XMLValidator } from 'fast-xml-parser';
import { validateXML } from 'xmllint-wasm';

import { readBuiltPages } from '../support/built-pages.ts';
import { aliases, ownPaths, resultPaths, sitemap } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const schemaFile = new URL('schema/sitemap.xsd', import.meta.resolve('sitemap/package.json'));
const schema = { fileName: 'sitemap.xsd', contents: await readFile(schemaFile, 'utf8') };

test('the sitemap lists every built page once, and no alias, error page or page for one visitor', async () => {
  const built = (await readBuiltPages()).map(({ path }) => path);
  const unlisted = ['/404', ...resultPaths, ...Object.keys(aliases)];
  const own = built.filter((path) => !unlisted.includes(path));
  expect(ownPaths.toSorted()).toEqual(own.toSorted());
});

test('the sitemap addresses lie on one site and have no trailing slash', () => {
  const addresses = sitemap.map((address) => new URL(address));
  expect(new Set(addresses.map(({ origin }) => origin)).size).toBe(1);
  for (const { pathname, search, hash } of addresses) {
    expect(pathname === '/' || !pathname.endsWith('/'), pathname).toBe(true);
    expect(search + hash).toBe('');
  }
});

test('robots.txt leads crawlers to the index, and the index to the sitemap', async ({ request }) => {
  const { origin } = new URL(sitemap[0] ?? '');
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^User-agent: \*$/m);
  expect(robots).not.toMatch(/^Disallow: \S/m);
  const indexAddress = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  expect(new URL(indexAddress).origin).toBe(origin);

  const index = await (await request.get(new URL(indexAddress).pathname)).text();
  expect(index).toContain(`<loc>${origin}/sitemap-0.xml</loc>`);
});

for (const path of ['/sitemap-index.xml', '/sitemap-0.xml']) {
  test(`${path} is well-formed XML`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.headers()['content-type']).toContain('xml');
    expect(XMLValidator.validate(await response.text())).toBe(true);
  });
}

test('every sitemap is what sitemaps.org asks for', async ({ request }) => {
  const index = await (await request.get('/sitemap-index.xml')).text();
  const paths = [...index.matchAll(/<loc>(.+?)<\/loc>/g)].map(
    ([, address = '']) => new URL(address).pathname,
  );
  expect(paths.length).toBeGreaterThan(0);
  for (const path of paths) {
    const xml = await (await request.get(path)).text();
    expect(xml).toContain('<loc>');
    expect(await listFaults(xml), path).toEqual([]);
    expect(await listFaults(xml.replace('</loc>', '</loc><lastmod>gisteren</lastmod>'))).not.toEqual([]);
    expect(await listFaults(xml.replaceAll('loc>', 'link>'))).not.toEqual([]);
  }
});

async function listFaults(xml: string): Promise<string[]> {
  const { errors } = await validateXML({ xml, schema });
  return errors.map(({ message }) => message);
}
