import { routes } from '../../src/site/addresses.ts';
import { ownPaths, pages, unknownPath } from '../support/pages.ts';
import { getHead } from '../support/documents.ts';
import { baseUrl } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

function listSlips(path: string): string[] {
  if (path === '/') return ['//', '/index', '/index.html', '/INDEX.html/'];
  const capital = path.replace(/[a-z]/, (letter) => letter.toUpperCase());
  const ends = ['/', '//', '.html', '.html/', '/index.html'].map((end) => path + end);
  return [...ends, path.toUpperCase(), capital, `/${path}`, `/${capital}.html//`];
}

test('every page has one address, and each slip leads there in one step', async ({ request }) => {
  for (const { path, canonical } of pages) {
    for (const address of [path, new URL(canonical).pathname]) {
      expect.soft((await request.get(address, { maxRedirects: 0 })).status(), address).toBe(200);
    }
    // Below an overview any address shows that overview, slips too.
    for (const slip of path.endsWith('/onbekend') ? [] : listSlips(path)) {
      const response = await request.get(`${baseUrl}${slip}?van=elders`, { maxRedirects: 0 });
      const answer = [response.status(), response.headers()['location']];
      expect.soft(answer, slip).toEqual([301, `${path}?van=elders`]);
    }
  }
});

test('every other address answers 404 with the error page', async ({ documents, request }) => {
  const document = documents.find(({ path }) => path === unknownPath);
  if (!document) throw new Error('There is no error page');
  expect(document.lang).toBe('nl');
  expect(getHead(document, 'title')).toMatch(/niet gevonden/i);
  const below = [routes.solutions, routes.approach, routes.articles].map((folder) => `${folder}/onbekend`);
  for (const path of [unknownPath, '/404', ...below]) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(404);
    expect.soft(await response.text(), path).toBe(document.html);
  }
  const main = /<main\b.*<\/main>/s.exec(document.html)?.[0] ?? '';
  const paths = [...main.matchAll(/<a\b[^>]* href="([^"]+)"/g)].map(([, path = '']) => path);
  expect(paths).toEqual(expect.arrayContaining([routes.home, routes.solutions, routes.contact]));
  expect(paths.filter((path) => !ownPaths.includes(path))).toEqual([]);
});
