import { createHash } from 'node:crypto';
import { glob } from 'node:fs/promises';

import { getHead, type PageDocument } from '../support/documents.ts';
import { readPngSize } from '../support/png.ts';
import { dist } from '../support/built-pages.ts';
import { aliases, kinds, unlistedPaths } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const maxShareImageBytes = 120_000;
const defaultImage = '/delen/standaard.png';

const getImage = (document: PageDocument) => new URL(getHead(document, 'og:image')).pathname;

/** Pages that show a screen of their own and may be found: no aliases, nothing unlisted. */
const listOriginals = (documents: PageDocument[]) =>
  documents.filter(({ path }) => !(path in aliases) && !unlistedPaths.includes(path));

/** Pages 2 and further of a list, and lists of one category, share the picture of the whole list. */
const isPartOfList = (document: PageDocument) =>
  document.path.startsWith('/kennis/') && getHead(document, 'og:type') !== 'article';

test('every page has a share image of its own, with a text that names the page', ({ documents }) => {
  const originals = listOriginals(documents);
  expect(originals.length).toBeGreaterThan(1);
  for (const document of originals) {
    const own = document.path === '/' ? '/home' : document.path;
    const expected = isPartOfList(document) ? '/delen/kennis.png' : `/delen${own}.png`;
    expect.soft(getImage(document)).toBe(expected);
    expect.soft(getHead(document, 'og:image:alt')).toContain('“');
  }
});

test('every share image is a light PNG of the stated size, and no two are the same', async ({
  documents,
  request,
}) => {
  const pages = documents.filter((document) => !isPartOfList(document));
  const stated = new Map<string, string>();
  for (const document of pages) {
    const size = `${getHead(document, 'og:image:width')}x${getHead(document, 'og:image:height')}`;
    expect(size).toBe('1200x630');
    expect(getHead(document, 'og:image:type')).toBe('image/png');
    stated.set(getImage(document), size);
  }
  const seen = new Map<string, string>();
  for (const [path, size] of stated) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(200);
    const bytes = await response.body();
    expect.soft(readPngSize(bytes), path).toBe(size);
    expect.soft(bytes.length, path).toBeLessThan(maxShareImageBytes);
    const hash = createHash('sha256').update(bytes).digest('hex');
    // The default may show what the home page's own shows.
    if (path === defaultImage) continue;
    expect.soft(seen.get(hash), `looks like ${path}`).toBeUndefined();
    seen.set(hash, path);
  }
  expect(seen.size).toBeGreaterThan(1);
});

test('an alias shows the share image of the page it stands for, an unlisted page the default', ({
  documents,
}) => {
  const imageOf = (path: string) => {
    const document = documents.find((other) => other.path === path);
    return document && getImage(document);
  };
  for (const [alias, original] of Object.entries(aliases))
    expect(imageOf(alias), alias).toBe(imageOf(original));
  for (const path of unlistedPaths) expect(imageOf(path), path).toBe(defaultImage);
});

test('no share image is there without its page, so drafts have none', async ({ documents }) => {
  const files = await Array.fromAsync(glob('delen/**/*.png', { cwd: dist }));
  const named = new Set(documents.map(getImage));
  expect(files.map((file) => `/${file}`).filter((path) => !named.has(path))).toEqual([]);
});

test('other sites may show a share image', async ({ request }) => {
  const headers = (await request.get(`/delen${kinds.solution}.png`)).headers();
  expect(headers['content-type']).toBe('image/png');
  expect(headers['cross-origin-resource-policy']).toBe('cross-origin');
});
