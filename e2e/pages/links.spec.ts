import type { PageDocument } from '../support/documents.ts';
import { aliases, presetPaths, unknownPath } from '../support/pages.ts';
import { baseUrl } from '../support/site.ts';
import { expect, test } from '../support/test.ts';

test('every internal link leads to a page, a place on it, and no alias', async ({ documents }) => {
  const { checked, broken } = await followLinks(documents);
  expect(checked).toBeGreaterThan(1);
  expect(broken).toEqual([]);
});

test('every other link is https, mail or phone, and a new tab gets no hold of the page', ({ documents }) => {
  for (const { from, href, target, rel } of listLinks(documents).filter((link) => !isInternal(link.href))) {
    expect.soft(href, `on ${from}`).toMatch(/^(https:\/\/|mailto:[^@]+@|tel:\+31\d{9}$)/);
    if (target === '_blank') expect.soft(rel, `${href} on ${from}`).toContain('noopener');
  }
});

/** Every link with the page that has it. */
const listLinks = (documents: PageDocument[]) =>
  documents.flatMap(({ path, links }) => links.map((link) => ({ from: path, ...link })));

/** Whether a link stays within the site. */
const isInternal = (href: string): boolean => !/^([a-z]+:|\/\/)/.test(href);

/** Follows each link within the site: how many there are, and those that lead to no page, no place on it, or an alias that is no start of drawing a model. */
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
