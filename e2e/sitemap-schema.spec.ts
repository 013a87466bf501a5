import { readFile } from 'node:fs/promises';

import { validateXML } from 'xmllint-wasm';

import { expect, test } from './support/test.ts';

const schemaFile = new URL('schema/sitemap.xsd', import.meta.resolve('sitemap/package.json'));
const schema = { fileName: 'sitemap.xsd', contents: await readFile(schemaFile, 'utf8') };

async function listFaults(xml: string): Promise<string[]> {
  const { errors } = await validateXML({ xml, schema });
  return errors.map(({ message }) => message);
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
