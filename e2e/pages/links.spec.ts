import { followLinks, isInternal, listLinks } from '../support/links.ts';
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
