import type { PageDocument } from '../support/documents.ts';
import { aliases, unknownPath } from '../support/pages.ts';
import { baseUrl } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('every internal link leads to a page, a place on it, and no alias', async ({ documents, request }) => {
  const ids = new Map(documents.map((document) => [document.path, document.ids]));
  const screenOf = (path: string) => aliases[path] ?? path;
  const answers = new Map<string, number>();
  for (const { from, href } of listLinks(documents).filter((link) => isInternal(link.href))) {
    const { pathname, hash } = new URL(href, baseUrl + from);
    if (pathname === unknownPath) continue;
    const status = answers.get(pathname) ?? (await request.get(pathname, { maxRedirects: 0 })).status();
    answers.set(pathname, status);
    expect.soft(status, `${href} on ${from}`).toBe(200);
    const place = decodeURIComponent(hash.slice(1));
    if (place) expect.soft(ids.get(pathname), `${href} on ${from}`).toContain(place);
    if (screenOf(from) === screenOf(pathname)) continue;
    expect.soft(Object.keys(aliases), `${href} on ${from}`).not.toContain(pathname);
  }
  expect(answers.size).toBeGreaterThan(1);
});

test('every other link is https, mail or phone, and a new tab gets no hold of the page', ({ documents }) => {
  for (const { from, href, target, rel } of listLinks(documents).filter((link) => !isInternal(link.href))) {
    expect.soft(href, `on ${from}`).toMatch(/^(https:\/\/|mailto:[^@]+@|tel:\+31\d{9}$)/);
    if (target === '_blank') expect.soft(rel, `${href} on ${from}`).toContain('noopener');
  }
});

const listLinks = (documents: PageDocument[]) =>
  documents.flatMap(({ path, links }) => links.map((link) => ({ from: path, ...link })));

const isInternal = (href: string): boolean => !/^([a-z]+:|\/\/)/.test(href);
