import { getHead, listHead } from './support/documents.ts';
import { getPages, readCompany, unknownPath } from './support/site.ts';
import { expect, test } from './support/test.ts';

const { name: siteName } = await readCompany();
const pages = await getPages();

for (const { path, canonical } of pages) {
  test(`${path} says what it is to search engines and share cards`, ({ documents }) => {
    const document = documents.find((other) => other.path === path);
    if (!document) throw new Error(`${path} was not read`);
    const tag = (name: string) => getHead(document, name);
    const title = tag('title');
    const description = tag('description');

    expect(document.lang).toBe('nl');
    expect(title.length, `length of "${title}"`).toBeLessThanOrEqual(60);
    if (!title.endsWith(` | ${siteName}`)) expect(title).toContain('|');
    expect(description.length, `length of "${description}"`).toBeGreaterThanOrEqual(50);
    expect(description.length, `length of "${description}"`).toBeLessThanOrEqual(160);

    expect(tag('canonical')).toBe(canonical);
    expect(tag('og:url')).toBe(canonical);
    expect(listHead(document, 'robots')).toEqual([]);

    expect(tag('og:title')).toBe(title);
    expect(tag('og:description')).toBe(description);
    expect(tag('og:site_name')).toBe(siteName);
    expect(tag('og:locale')).toBe('nl_NL');
    expect(tag('og:type')).toBe(/^\/kennis\/./.test(path) ? 'article' : 'website');
    expect(tag('og:image:alt')).not.toBe('');
    expect(new URL(tag('og:image')).origin).toBe(new URL(canonical).origin);
    expect(tag('twitter:card')).toBe('summary_large_image');
    expect(listHead(document, 'alternate')).toEqual(path.startsWith('/kennis') ? ['/kennis/rss.xml'] : []);
  });
}

test('the error page has no canonical address and stays out of search engines', ({ documents }) => {
  const document = documents.find(({ path }) => path === unknownPath);
  expect(document && getHead(document, 'robots')).toContain('noindex');
  expect(document && listHead(document, 'canonical')).toEqual([]);
});

test('no two pages share a title or a description', ({ documents }) => {
  const originals = documents.filter(({ path }) =>
    pages.some((page) => page.path === path && new URL(page.canonical).pathname === path),
  );
  expect(originals.length).toBeGreaterThan(1);
  for (const name of ['title', 'description']) {
    const texts = originals.map((document) => getHead(document, name));
    expect(
      texts.filter((text, index) => texts.indexOf(text) !== index),
      `${name} used twice`,
    ).toEqual([]);
  }
});
