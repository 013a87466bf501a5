import { routes } from '../../src/site/addresses.ts';
import { canonicalPaths, pages, unknownPath } from '../support/pages.ts';
import { getHead } from '../support/documents.ts';
import { baseUrl } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const listEndings = (path: string) =>
  path === '/' ? ['//', '/index', '/index.html'] : [`${path}/`, `${path}.html`];

test('every page has one address, and each ending that hosts drop redirects there in one step', async ({
  request,
}) => {
  for (const { path, canonical } of pages) {
    for (const address of [path, new URL(canonical).pathname]) {
      expect.soft((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
    }
    // Below an overview, any address shows that overview.
    for (const ending of path.endsWith('/onbekend') ? [] : listEndings(path)) {
      const response = await request.get(`${baseUrl}${ending}?van=elders`, { maxRedirects: 0 });
      expect.soft([301, 307], ending).toContain(response.status());
      expect.soft(response.headers()['location'], ending).toBe(`${path}?van=elders`);
    }
  }
});

test('every other address answers 404 with the error page', async ({ documents, request }) => {
  const document = documents.find(({ path }) => path === unknownPath);
  if (!document) throw new Error('There is no error page');
  expect(document.lang).toBe('nl');
  expect(getHead(document, 'title')).toMatch(/niet gevonden/i);
  const below = [routes.solutions, routes.approach, routes.articles].map((folder) => `${folder}/onbekend`);
  for (const path of [unknownPath, routes.about.toUpperCase(), ...below]) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(404);
    expect.soft(await response.text(), path).toBe(document.html);
  }
  const main = /<main\b.*<\/main>/s.exec(document.html)?.[0] ?? '';
  const paths = [...main.matchAll(/<a\b[^>]* href="([^"]+)"/g)].map(([, path = '']) => path);
  expect(paths).toEqual(expect.arrayContaining([routes.home, routes.solutions, routes.contact]));
  expect(paths.filter((path) => !canonicalPaths.includes(path))).toEqual([]);
});
