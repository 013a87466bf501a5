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
