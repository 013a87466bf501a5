import { readdir } from 'node:fs/promises';
import { join, sep } from 'node:path';

import { XMLValidator } from 'fast-xml-parser';

import { aliases, getSitemapAddresses, root } from './support/site.ts';
import { expect, test } from './support/test.ts';

test('the sitemap lists every built page once, and no alias or error page', async () => {
  const files = await readdir(join(root, 'dist'), { recursive: true });
  const built = files
    .filter((file) => file.endsWith('.html'))
    .map(
      (file) =>
        `/${file
          .split(sep)
          .join('/')
          .replace(/\.html$/, '')}`.replace(/\/index$/, '') || '/',
    )
    .filter((path) => path !== '/404' && !(path in aliases));
  const listed = (await getSitemapAddresses()).map((address) => new URL(address).pathname);
  expect(listed.toSorted()).toEqual(built.toSorted());
});

test('the sitemap addresses lie on one site and have no trailing slash', async () => {
  const addresses = (await getSitemapAddresses()).map((address) => new URL(address));
  expect(new Set(addresses.map(({ origin }) => origin)).size).toBe(1);
  for (const { pathname, search, hash } of addresses) {
    expect(pathname === '/' || !pathname.endsWith('/'), pathname).toBe(true);
    expect(search + hash).toBe('');
  }
});

test('robots.txt leads crawlers to the index, and the index to the sitemap', async ({ request }) => {
  const { origin } = new URL((await getSitemapAddresses())[0] ?? '');
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toMatch(/^User-agent: \*$/m);
  expect(robots).not.toMatch(/^Disallow: \S/m);
  const indexAddress = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  expect(new URL(indexAddress).origin).toBe(origin);

  const index = await (await request.get(new URL(indexAddress).pathname)).text();
  expect(index).toContain(`<loc>${origin}/sitemap-0.xml</loc>`);
});

for (const path of ['/sitemap-index.xml', '/sitemap-0.xml']) {
  test(`${path} is well-formed XML`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.headers()['content-type']).toContain('xml');
    expect(XMLValidator.validate(await response.text())).toBe(true);
  });
}
