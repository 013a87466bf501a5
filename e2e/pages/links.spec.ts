import type { PageDocument } from '../support/documents.ts';
import { aliases, presetPaths, unknownPath } from '../support/pages.ts';
import { baseUrl } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('every internal link leads to a page or a place on it, not to an alias', async ({ documents }) => {
  const { checked, broken } = await followLinks(documents);
  expect(checked).toBeGreaterThan(1);
  expect(broken).toEqual([]);
});

test('every other link is https, mail or phone, and a new tab cannot reach its opener', ({ documents }) => {
  for (const { from, href, target, rel } of listLinks(documents).filter((link) => !isInternal(link.href))) {
    expect.soft(href, `on ${from}`).toMatch(/^(https:\/\/|mailto:[^@]+@|tel:\+31\d{9}$)/);
    if (target === '_blank') expect.soft(rel, `${href} on ${from}`).toContain('noopener');
  }
});

/** Lists every link with its page. */
const listLinks = (documents: PageDocument[]) =>
  documents.flatMap(({ path, links }) => links.map((link) => ({ from: path, ...link })));

/** Whether a link stays within the site. */
const isInternal = (href: string): boolean => !/^([a-z]+:|\/\/)/.test(href);

/**
 * Follows each internal link; returns their number and the broken ones, among them links to an alias that has a
 * better address.
 */
async function followLinks(documents: PageDocument[]) {
  const ids = new Map(documents.map((document) => [document.path, document.ids]));
  const unlinked = Object.keys(aliases).filter((path) => !presetPaths.includes(path));
  const screenOf = (path: string) => aliases[path] ?? path;
  const answers = new Map<string, number>();
  const links = listLinks(documents).filter(({ href }) => isInternal(href));
  const broken: string[] = [];
  for (const { from, href } of links) {
    const { pathname, hash } = new URL(href, baseUrl + from);
    if (pathname === unknownPath) continue;
    const status = answers.get(pathname) ?? (await fetch(baseUrl + pathname, { redirect: 'manual' })).status;
    answers.set(pathname, status);
    const place = decodeURIComponent(hash.slice(1));
    const isLost = status !== 200 || (place && !ids.get(pathname)?.includes(place));
    const isAlias = unlinked.includes(pathname) && screenOf(from) !== screenOf(pathname);
    if (isLost || isAlias) broken.push(`${href} on ${from}`);
  }
  return { checked: links.length, broken };
}
