import { getHead, listHead } from '../support/documents.ts';
import { ownPaths, pages, unlistedPaths } from '../support/pages.ts';
import { readCompany } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

const { name: siteName } = await readCompany();

for (const { path, canonical } of pages) {
  test(`${path} says what it is to search engines and share cards`, ({ documents }) => {
    const document = documents.find((other) => other.path === path);
    if (!document) throw new Error(`${path} was not read`);
    const tag = (name: string) => getHead(document, name);
    const title = tag('title');
    const description = tag('description');

    expect.soft(document.lang).toBe('nl');
    expect.soft(title.length, `length of "${title}"`).toBeLessThanOrEqual(60);
    if (!title.endsWith(` | ${siteName}`)) expect.soft(title).toContain('|');
    expect.soft(description.length, `length of "${description}"`).toBeGreaterThanOrEqual(50);
    expect.soft(description.length, `length of "${description}"`).toBeLessThanOrEqual(160);

    expect.soft(tag('canonical')).toBe(canonical);
    expect.soft(tag('og:url')).toBe(canonical);
    expect.soft(listHead(document, 'robots')).toEqual([]);

    expect.soft(tag('og:title')).toBe(title);
    expect.soft(tag('og:description')).toBe(description);
    expect.soft(tag('og:site_name')).toBe(siteName);
    expect.soft(tag('og:locale')).toBe('nl_NL');
    expect.soft(tag('og:type')).toBe(/^\/kennis\/./.test(path) ? 'article' : 'website');
    expect.soft(tag('og:image:alt')).not.toBe('');
    expect.soft(new URL(tag('og:image')).origin).toBe(new URL(canonical).origin);
    expect.soft(tag('twitter:card')).toBe('summary_large_image');
    expect
      .soft(listHead(document, 'alternate'))
      .toEqual(path.startsWith('/kennis') ? ['/kennis/rss.xml'] : []);
  });
}

for (const path of unlistedPaths) {
  test(`${path} has no canonical address and stays out of search engines`, ({ documents }) => {
    const document = documents.find((other) => other.path === path);
    expect(document && getHead(document, 'robots')).toContain('noindex');
    expect(document && listHead(document, 'canonical')).toEqual([]);
  });
}

test('no two pages share a title or a description', ({ documents }) => {
  const originals = documents.filter(({ path }) => [...ownPaths, ...unlistedPaths].includes(path));
  expect(originals.length).toBeGreaterThan(1);
  for (const name of ['title', 'description']) {
    const texts = originals.map((document) => getHead(document, name));
    expect(
      texts.filter((text, index) => texts.indexOf(text) !== index),
      `${name} used twice`,
    ).toEqual([]);
  }
});
