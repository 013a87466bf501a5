// The rule files of the site itself: public/_redirects and public/_headers.
import assert from 'node:assert/strict';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { createSiteHandler } from './site-handler.ts';
import { makeDist, SMALL_SITE } from './test-site.ts';

const root = join(import.meta.dirname, '../..');
const read = (path: string) => readFile(join(root, path), 'utf8');
const redirects = await read('public/_redirects');
const headers = await read('public/_headers');
const rules = redirects
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'))
  .map((line) => line.split(' '));

const expertise = (await readdir(join(root, 'content/expertise')))
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => `/expertise/${name.slice(0, -'.mdx'.length)}`);
const categories = JSON.parse(await read('content/cases/categorieen.json')) as { id: string }[];
const pages = [...expertise, ...categories.map(({ id }) => `/cases/${id}`)];

async function createSite() {
  const ownPages = pages.map((page) => [`${page.slice(1)}.html`, `pagina ${page}`]);
  const files = { ...SMALL_SITE, ...Object.fromEntries(ownPages) };
  const handle = await createSiteHandler(
    await makeDist({ ...files, _redirects: redirects, _headers: headers }),
  );
  return (address: string) => handle(new Request(`http://localhost${address}`));
}

test('_redirects has the rules of exactly the pages in content', () => {
  assert.ok(pages.length >= 10);
  const expected = [
    ...pages.map((page) => [page, page, '200']),
    ...['/expertise', '/cases', ...pages].map((page) => [`${page}/`, page, '301']),
    ['/expertise/*', '/expertise', '200'],
    ['/cases/*', '/cases', '200'],
  ];
  const sort = (list: string[][]) => list.map((rule) => rule.join(' ')).sort();
  assert.deepEqual(sort(rules), sort(expected));
});

test('_redirects keeps its wildcards last, or Cloudflare would hide the pages behind them', () => {
  const firstWildcard = rules.findIndex(([from]) => from?.endsWith('*'));
  assert.ok(firstWildcard > 0);
  assert.ok(rules.slice(firstWildcard).every(([from]) => from?.endsWith('*')));
});

test('every real page shows itself, and its trailing slash leads to it', async () => {
  const get = await createSite();
  for (const page of pages) {
    const response = await get(page);
    assert.equal(response.status, 200, page);
    assert.equal(await response.text(), `pagina ${page}`);
    const slash = await get(`${page}/?a=b`);
    assert.deepEqual([slash.status, slash.headers.get('Location')], [301, `${page}?a=b`]);
  }
});

test('an unknown page below expertise or cases shows the overview', async () => {
  const get = await createSite();
  for (const [address, shown] of [
    ['/expertise/onbekend', 'expertise overzicht'],
    ['/expertise/a/b', 'expertise overzicht'],
    ['/expertise/onbekend/', 'expertise overzicht'],
    ['/expertise', 'expertise overzicht'],
    ['/cases/onbekend', 'cases overzicht'],
    ['/cases', 'cases overzicht'],
  ] as const) {
    const response = await get(address);
    assert.equal(response.status, 200, address);
    assert.equal(await response.text(), shown);
    assert.equal(response.headers.get('Cache-Control'), 'public, max-age=0, must-revalidate');
  }
});

test('the fallback is for those two folders only', async () => {
  const get = await createSite();
  for (const address of ['/expertisen', '/oplossingen/onbekend', '/kennis/onbekend', '/case/x']) {
    assert.equal((await get(address)).status, 404, address);
  }
});

test('a slip in the address of a real page leads to that page, not to the overview', async () => {
  const get = await createSite();
  for (const slip of ['/Expertise/SaaS', '/expertise/saas.html', '/expertise//saas']) {
    const response = await get(slip);
    assert.deepEqual([response.status, response.headers.get('Location')], [301, '/expertise/saas']);
  }
});

test('every answer carries the security headers', async () => {
  const get = await createSite();
  for (const address of ['/', '/robots.txt', '/_astro/App.Bx1.js', '/bestaat-niet', '/%zz', '/index.html']) {
    const got = (await get(address)).headers;
    assert.match(got.get('Content-Security-Policy') ?? '', /frame-ancestors 'none'/, address);
    assert.equal(got.get('Strict-Transport-Security'), 'max-age=63072000; includeSubDomains');
    assert.equal(got.get('X-Content-Type-Options'), 'nosniff');
    assert.equal(got.get('X-Frame-Options'), 'DENY');
    assert.equal(got.get('Referrer-Policy'), 'strict-origin-when-cross-origin');
    assert.match(got.get('Permissions-Policy') ?? '', /camera=\(\), .*geolocation=\(\)/);
    assert.equal(got.get('Cross-Origin-Opener-Policy'), 'same-origin');
    assert.equal(got.get('Cross-Origin-Resource-Policy'), 'same-origin');
  }
});

test('built assets are kept for a year, pages are asked again, a missing asset is not kept', async () => {
  const get = await createSite();
  const cacheOf = async (address: string) => (await get(address)).headers.get('Cache-Control');
  assert.equal(await cacheOf('/_astro/App.Bx1.js'), 'public, max-age=31536000, immutable');
  assert.equal(await cacheOf('/_astro/font.woff2'), 'public, max-age=31536000, immutable');
  for (const other of ['/', '/oplossingen', '/favicon.svg', '/_astro/weg.js', '/_astro/App.Bx1.js/']) {
    assert.equal(await cacheOf(other), 'public, max-age=0, must-revalidate', other);
  }
});

test('the feed is a feed, and share images may be shown by other sites', async () => {
  const get = await createSite();
  const feed = await get('/kennis/rss.xml');
  assert.equal(feed.headers.get('Content-Type'), 'application/rss+xml; charset=utf-8');
  const image = await get('/delen/home.png');
  assert.equal(image.headers.get('Cross-Origin-Resource-Policy'), 'cross-origin');
  assert.equal(image.headers.get('Content-Type'), 'image/png');
});

test('_headers stays within what Cloudflare reads', () => {
  const lines = headers.split('\n');
  assert.ok(lines.every((line) => line.length <= 2_000));
  assert.ok(lines.filter((line) => line.startsWith('/')).length <= 100);
});

test('a header that two rules set is dropped first, or Cloudflare would join both', () => {
  const blocks = headers.split(/\n(?=\/)/).map((block) => block.split('\n').map((line) => line.trim()));
  const namesOf = (block: string[]) =>
    block.map((line) => /^([\w-]+):/.exec(line)?.[1] ?? '').filter(Boolean);
  const everywhere = namesOf(blocks.find(([path]) => path === '/*') ?? []);
  assert.ok(everywhere.includes('Cache-Control'));
  for (const block of blocks.filter(([path]) => path?.startsWith('/') && path !== '/*')) {
    for (const name of namesOf(block).filter((name) => everywhere.includes(name))) {
      assert.ok(block.indexOf(`! ${name}`) > 0, `${block[0]}: ! ${name}`);
    }
  }
});
