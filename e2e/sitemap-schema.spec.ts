import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { validateXML } from 'xmllint-wasm';

import { root } from './support/site.ts';
import { expect, test } from './support/test.ts';

const schema = {
  fileName: 'sitemap.xsd',
  contents: await readFile(join(root, 'node_modules/sitemap/schema/sitemap.xsd'), 'utf8'),
};

async function listFaults(xml: string): Promise<string[]> {
  const { errors } = await validateXML({ xml, schema });
  return errors.map(({ message }) => message);
}

test('the sitemap is what sitemaps.org asks for', async ({ request }) => {
  const xml = await (await request.get('/sitemap-0.xml')).text();
  expect(xml).toContain('<loc>');
  expect(await listFaults(xml)).toEqual([]);
  expect(await listFaults(xml.replace('</loc>', '</loc><lastmod>gisteren</lastmod>'))).not.toEqual([]);
  expect(await listFaults(xml.replaceAll('loc>', 'link>'))).not.toEqual([]);
});
