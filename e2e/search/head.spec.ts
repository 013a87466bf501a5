import { routes } from '../../src/site/addresses.ts';
import { company, maxTitleLength } from '../../src/site/company.ts';
import { getHead, listHead } from '../support/documents.ts';
import { articlePaths, canonicalPaths, pages, unlistedPaths } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const { name: siteName } = company;

test('every page describes itself to search engines and share cards', ({ documents }) => {
  for (const { path, canonical } of pages) {
    const document = documents.find((other) => other.path === path);
    if (!document) throw new Error(`${path} was not read`);
    const tag = (name: string) => getHead(document, name);
    const title = tag('title');
    const description = tag('description');
    expect.soft(document.lang, path).toBe('nl');
    expect.soft(title.length, `length of "${title}"`).toBeLessThanOrEqual(maxTitleLength);
    const hasName = title.endsWith(` | ${siteName}`);
    const hasRoom = `${title} | ${siteName}`.length <= maxTitleLength;
    if (!hasName && hasRoom) expect.soft(title, path).toContain('|');
    expect.soft(description.length, `length of "${description}"`).toBeGreaterThanOrEqual(50);
    expect.soft(description.length, `length of "${description}"`).toBeLessThanOrEqual(160);
    for (const [name, value] of Object.entries({
      canonical,
      'og:url': canonical,
      'og:title': title,
      'og:description': description,
      'og:site_name': siteName,
      'og:locale': 'nl_NL',
      'og:type': articlePaths.includes(path) ? 'article' : 'website',
      'twitter:card': 'summary_large_image',
    })) {
      expect.soft(tag(name), `${name} of ${path}`).toBe(value);
    }
    expect.soft(new URL(tag('og:image')).origin, path).toBe(new URL(canonical).origin);
    expect.soft(listHead(document, 'robots'), path).toEqual([]);
    const values = document.head.map(([, value]) => value);
    const typed = [...values, ...document.structuredData].join('');
    expect.soft(typed, 'signs that nobody types').not.toMatch(/[\u2011\u2060]|<span/);
    const feeds = path.startsWith(routes.articles) ? [routes.feed] : [];
    expect.soft(listHead(document, 'alternate'), path).toEqual(feeds);
  }
});

test('a result page has no canonical address and stays out of search engines', ({ documents }) => {
  for (const document of documents.filter(({ path }) => unlistedPaths.includes(path))) {
    expect.soft(getHead(document, 'robots'), document.path).toContain('noindex');
    expect.soft(listHead(document, 'canonical'), document.path).toEqual([]);
  }
});

test('no two pages share a title or a description', ({ documents }) => {
  const originals = documents.filter(({ path }) => [...canonicalPaths, ...unlistedPaths].includes(path));
  expect(originals.length).toBeGreaterThan(1);
  for (const name of ['title', 'description']) {
    const texts = originals.map((document) => getHead(document, name));
    expect(new Set(texts).size, `${name} used twice`).toBe(texts.length);
  }
});
