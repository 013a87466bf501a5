import { aliases, builtPages, ownPaths, resultPaths, sitemap } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const { origin } = new URL(sitemap[0] ?? '');

test('the sitemap lists every built page once, and no alias, error page or page for one visitor', () => {
  const unlisted = ['/404', ...resultPaths, ...Object.keys(aliases)];
  const built = builtPages.map(({ path }) => path);
  expect(ownPaths.toSorted()).toEqual(built.filter((path) => !unlisted.includes(path)).toSorted());
  for (const address of sitemap) {
    const { pathname } = new URL(address);
    expect.soft(address, 'one site, no query, no trailing slash').toBe(origin + pathname);
    expect.soft(pathname === '/' || !pathname.endsWith('/'), address).toBe(true);
  }
});

test('robots.txt lets every crawler read every page, and names the index', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const lines = (await response.text()).split('\n').filter((line) => line !== '');
  expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${origin}/sitemap-index.xml`]);
});

test('every sitemap of the index is what sitemaps.org asks for', async ({ request }) => {
  const index = await request.get('/sitemap-index.xml');
  expect(index.headers()['content-type']).toContain('xml');
  const addresses = [...(await index.text()).matchAll(/<loc>(.+?)<\/loc>/g)].map(([, found = '']) => found);
  expect(addresses).toContain(`${origin}/sitemap-0.xml`);
  for (const address of addresses) {
    const xml = await (await request.get(new URL(address).pathname)).text();
    expect(xml).toContain('<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"');
    const entries = xml.match(/(?<=<url>).*?(?=<\/url>)/g) ?? [];
    expect(entries.length).toBe(xml.split('<loc>').length - 1);
    for (const entry of entries)
      expect.soft(entry).toMatch(/^<loc>[^<>\s]+<\/loc>(<lastmod>[\d-]{10}T[\d:.]+Z<\/lastmod>)?$/);
  }
});
