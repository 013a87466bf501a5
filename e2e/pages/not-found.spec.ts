import { getHead } from '../support/documents.ts';
import { unknownPath } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

test('every address that is no page answers 404 with the one Dutch error page', async ({
  documents,
  request,
}) => {
  const document = documents.find(({ path }) => path === unknownPath);
  expect(document?.lang).toBe('nl');
  expect(document?.html.match(/<h1\b/g)).toHaveLength(1);
  expect(document && getHead(document, 'title')).toMatch(/niet gevonden/i);
  const below = ['/oplossingen', '/aanpak', '/kennis'].map((folder) => `${folder}/onbekend`);
  for (const path of [unknownPath, '/404', ...below]) {
    const response = await request.get(path);
    expect.soft(response.status(), path).toBe(404);
    expect.soft(await response.text(), path).toBe(document?.html);
  }
});

test('the error page offers ways out', async ({ documents, request }) => {
  const html = documents.find(({ path }) => path === unknownPath)?.html ?? '';
  const main = /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';
  const paths = [...main.matchAll(/<a\b[^>]* href="([^"]+)"/g)].map(([, path = '']) => path);
  expect(paths).toEqual(expect.arrayContaining(['/', '/oplossingen', '/contact']));
  for (const path of paths) expect.soft((await request.get(path)).status(), path).toBe(200);
});
