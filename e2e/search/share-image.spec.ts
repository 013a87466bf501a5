import { createHash } from 'node:crypto';
import { glob } from 'node:fs/promises';

import sharp from 'sharp';

import { routes } from '../../src/site/addresses.ts';
import { getHead, type PageDocument } from '../support/documents.ts';
import { aliases, articlePaths, dist, unlistedPaths } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const maxBytes = 120_000;
const defaultImage = '/delen/standaard.png';

/** Sections in which every page has its own image. */
const drawnSections: string[] = [routes.solutions, routes.approach, routes.expertise, routes.articles];

const built = (await Array.fromAsync(glob('delen/**/*.png', { cwd: dist }))).map((file) => `/${file}`);

const getImage = (document: PageDocument) => new URL(getHead(document, 'og:image')).pathname;

/** Returns the expected image: pages without their own share that of their section, and an unlisted page has the default. */
function getExpectedImage(path: string): string {
  if (unlistedPaths.includes(path)) return defaultImage;
  if (path.startsWith('/kennis/') && !articlePaths.includes(path)) return '/delen/kennis.png';
  const own = `/delen${path === '/' ? '/home' : path}.png`;
  const section = path.replace(/(?<=.)\/.*/, '');
  return drawnSections.includes(section) || built.includes(own) ? own : `/delen${section}.png`;
}

test('every page has a share image, and an alias that of its page', ({ documents }) => {
  for (const document of documents) {
    const { path } = document;
    expect.soft(getImage(document), path).toBe(getExpectedImage(aliases[path] ?? path));
    const facts = ['width', 'height', 'type'].map((name) => getHead(document, `og:image:${name}`));
    expect.soft(facts, path).toEqual(['1200', '630', 'image/png']);
    const alt = getHead(document, 'og:image:alt');
    if (!unlistedPaths.includes(path)) expect.soft(alt, path).toContain('“');
  }
});

test('every share image is a light PNG and unlike all others', async ({ documents, request }) => {
  const paths = [...new Set(documents.map(getImage))];
  expect(built.filter((path) => !paths.includes(path))).toEqual([]);
  const seen = new Map<string, string>();
  for (const path of paths) {
    const response = await request.get(path);
    expect(response.headers()['cross-origin-resource-policy'], path).toBe('cross-origin');
    const bytes = await response.body();
    expect
      .soft(await sharp(bytes).metadata(), path)
      .toMatchObject({ format: 'png', width: 1200, height: 630 });
    expect.soft(bytes.length, path).toBeLessThan(maxBytes);
    // The default may look like that of the home page.
    if (path === defaultImage) continue;
    const hash = createHash('sha256').update(bytes).digest('hex');
    expect.soft(seen.get(hash), `looks like ${path}`).toBeUndefined();
    seen.set(hash, path);
  }
  expect(seen.size).toBeGreaterThan(1);
});
