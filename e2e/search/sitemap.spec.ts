import { routes } from '../../src/site/addresses.ts';
import { aliases, articlePaths, builtPages, canonicalPaths, resultPaths, sitemap } from '../support/pages.ts';
import { expect, test } from '../support/test.ts';

const { origin } = new URL(sitemap[0] ?? '');

test('the sitemap lists every built page once, and no alias, error page or result page', () => {
  const unlisted = ['/404', ...resultPaths, ...Object.keys(aliases)];
  const built = builtPages.map(({ path }) => path);
  expect(canonicalPaths.toSorted()).toEqual(built.filter((path) => !unlisted.includes(path)).toSorted());
  for (const address of sitemap) {
    const { pathname } = new URL(address);
    expect.soft(address, 'one site, no query, no trailing slash').toBe(origin + pathname);
    expect.soft(pathname === '/' || !pathname.endsWith('/'), address).toBe(true);
  }
});

test('the sitemap dates an article by its last change', async ({ request }) => {
  const xml = await (await request.get('/sitemap-0.xml')).text();
  const readDay = (path: string) =>
    new RegExp(`<loc>${origin}${path}</loc><lastmod>(.{10})`).exec(xml)?.[1] ?? '';
  for (const path of articlePaths) {
    const { html = '' } = builtPages.find((page) => page.path === path) ?? {};
    const [header = ''] = /<h1\b.*?<\/header>/s.exec(html) ?? [];
    const days = header.match(/(?<=<time datetime=")[\d-]{10}/g);
    expect.soft(readDay(path), path).toBe(days?.at(-1));
  }
  expect(readDay(routes.about)).toBe('');
});

test('robots.txt allows every crawler every page, and names the sitemap index', async ({ request }) => {
  const response = await request.get('/robots.txt');
  expect(response.headers()['content-type']).toContain('text/plain');
  const lines = (await response.text()).split('\n').filter((line) => line !== '');
  expect(lines).toEqual(['User-agent: *', 'Allow: /', `Sitemap: ${origin}/sitemap-index.xml`]);
});
