import type { Browser } from 'playwright/test';

import { aliases, baseUrl, getPages, unknownPath } from './support/site.ts';
import { expect, test } from './support/test.ts';

interface Link {
  /** Path of the page it stands on. */
  from: string;
  href: string;
  target: string;
  rel: string[];
}

let links: Link[] = [];
/** The ids on each page, by the page's path. */
const anchors = new Map<string, string[]>();

test.beforeAll(async ({ browser }) => {
  links = await collectLinks(browser);
  expect(links.length).toBeGreaterThan(0);
});

test('every internal link leads straight to a page, not to an alias', async ({ request }) => {
  const answers = new Map<string, number>();
  for (const { from, href } of links.filter(isInternal)) {
    const { pathname } = new URL(href, baseUrl + from);
    const status = answers.get(pathname) ?? (await request.get(pathname, { maxRedirects: 0 })).status();
    answers.set(pathname, status);
    expect.soft(status, `${href} on ${from}`).toBe(200);
    expect.soft(Object.keys(aliases), `${href} on ${from} is an alias`).not.toContain(pathname);
  }
});

test('every link to a place on a page finds that place', () => {
  const withHash = links.filter(isInternal).filter(({ href }) => href.includes('#'));
  expect(withHash.length).toBeGreaterThan(0);
  for (const { from, href } of withHash) {
    const { pathname, hash } = new URL(href, baseUrl + from);
    const ids = anchors.get(pathname) ?? [];
    expect.soft(ids, `${href} on ${from}`).toContain(decodeURIComponent(hash.slice(1)));
  }
});

test('every other link is https, mail or phone, and a new tab does not get hold of the page', () => {
  for (const { from, href, target, rel } of links.filter((link) => !isInternal(link))) {
    expect.soft(href, `on ${from}`).toMatch(/^(https:\/\/[^/]+\.|mailto:[^@]+@|tel:\+31\d{9}$)/);
    if (target === '_blank') expect.soft(rel, `${href} on ${from}`).toContain('noopener');
  }
});

function isInternal({ href }: Link): boolean {
  return /^([/#](?!\/)|$)/.test(href);
}

async function collectLinks(browser: Browser): Promise<Link[]> {
  const page = await browser.newPage({ baseURL: baseUrl });
  const found: Link[] = [];
  for (const { path } of [...(await getPages()), { path: unknownPath }]) {
    await page.goto(path, { waitUntil: 'domcontentloaded' });
    const { hrefs, ids } = await page.evaluate(() => ({
      hrefs: Array.from(document.links, (link) => ({
        href: link.getAttribute('href') ?? '',
        target: link.target,
        rel: [...link.relList],
      })),
      ids: Array.from(document.querySelectorAll('[id]'), ({ id }) => id),
    }));
    found.push(...hrefs.map((link) => ({ from: path, ...link })));
    anchors.set(path, ids);
  }
  await page.close();
  return found;
}
