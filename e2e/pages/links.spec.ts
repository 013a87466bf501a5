import type { PageDocument } from '../support/documents.ts';
import { aliases, unknownPath } from '../support/pages.ts';
import { baseUrl } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('every internal link leads straight to a page', async ({ documents, request }) => {
  const answers = new Map<string, number>();
  for (const { from, href, pathname } of listInternal(documents)) {
    const status = answers.get(pathname) ?? (await request.get(pathname, { maxRedirects: 0 })).status();
    answers.set(pathname, status);
    expect.soft(status, `${href} on ${from}`).toBe(200);
  }
  expect(answers.size).toBeGreaterThan(1);
});

test('only the screen itself links to its aliases', ({ documents }) => {
  const screenOf = (path: string) => aliases[path] ?? path;
  for (const { from, href, pathname } of listInternal(documents)) {
    if (screenOf(from) === screenOf(pathname)) continue;
    expect.soft(Object.keys(aliases), `${href} on ${from}`).not.toContain(pathname);
  }
});

test('every link to a place on a page finds that place', ({ documents }) => {
  const ids = new Map(documents.map((document) => [document.path, document.ids]));
  const withHash = listInternal(documents).filter(({ hash }) => hash !== '');
  expect(withHash.length).toBeGreaterThan(0);
  for (const { from, href, pathname, hash } of withHash) {
    expect.soft(ids.get(pathname), `${href} on ${from}`).toContain(decodeURIComponent(hash.slice(1)));
  }
});

test('every other link is https, mail or phone, and a new tab gets no hold of the page', ({ documents }) => {
  for (const { from, href, target, rel } of listLinks(documents).filter((link) => !isInternal(link.href))) {
    expect.soft(href, `on ${from}`).toMatch(/^(https:\/\/|mailto:[^@]+@|tel:\+31\d{9}$)/);
    if (target === '_blank') expect.soft(rel, `${href} on ${from}`).toContain('noopener');
  }
});

function listLinks(documents: PageDocument[]) {
  return documents.flatMap(({ path, links }) => links.map((link) => ({ from: path, ...link })));
}

/** Links within the site; on the error page, whose own address is nothing, only those that leave it. */
function listInternal(documents: PageDocument[]) {
  return listLinks(documents)
    .filter(({ href }) => isInternal(href))
    .map(({ from, href }) => {
      const { pathname, hash } = new URL(href, baseUrl + from);
      return { from, href, pathname, hash };
    })
    .filter(({ pathname }) => pathname !== unknownPath);
}

function isInternal(href: string): boolean {
  return !/^([a-z]+:|\/\/)/.test(href);
}
