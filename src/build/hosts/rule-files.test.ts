// The rule files that a build writes, as the hosts read them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serveSite, SMALL_SITE } from '../../tools/testing/served-site.ts';
import { formatHeaders } from './headers.ts';
import type { InlineCode } from './inline-code.ts';
import { formatRedirects } from './redirects.ts';

/** The form's page, and where a plain post of it ends. */
const formPages = ['/contact', '/bedankt', '/niet-verstuurd'];
const pages = [
  '/expertise/ai',
  '/expertise/saas',
  '/cases/mkb',
  '/oplossingen/klantportaal',
  '/expertise',
  '/',
];
const below = ['/expertise/ai', '/expertise/saas', '/cases/mkb'];
const redirects = formatRedirects(['/expertise', '/cases'], pages);
const rules = redirects
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

const code = (name: string): InlineCode => ({
  scripts: new Set(["'sha256-overal'", `'sha256-${name}-script'`]),
  styles: new Set([`'sha256-${name}-stijl'`]),
});
const names = ['/', '/expertise', '/kennis', ...formPages];
const sections = new Map(names.map((name) => [name, code(name.slice(1) || 'home')]));
const origins = { images: ['https://foto.example'], connections: ['https://project.supabase.co'] };
const headers = formatHeaders(sections, code('404'), origins);

const ownPages = [...pages.slice(0, -1), ...formPages].map((page) => [
  `${page.slice(1)}.html`,
  `pagina ${page}`,
]);
const get = await serveSite({
  ...SMALL_SITE,
  ...Object.fromEntries(ownPages),
  'cases.html': 'pagina /cases',
  '_astro/beelden/kraan.Bx1_a.webp': new Uint8Array(300),
  _redirects: redirects,
  _headers: headers,
});

test('_redirects has its wildcards last, or Cloudflare would hide the pages behind them', () => {
  const wildcards = rules.filter(([from]) => from?.endsWith('*'));
  assert.deepEqual(wildcards, [
    ['/expertise/*', '/expertise', '200'],
    ['/cases/*', '/cases', '200'],
  ]);
  assert.deepEqual(rules.slice(-2), wildcards);
});

test('_redirects says for each page below an overview that it is there, and for no other', () => {
  for (const page of below) {
    const own = rules.filter(([, to]) => to === page).map((rule) => rule.join(' '));
    assert.deepEqual(own, [`${page} ${page} 200`, `${page}/ ${page} 301`, `${page}.html ${page} 301`]);
  }
  assert.doesNotMatch(redirects, /oplossingen/);
});

test('every real page shows itself, and its trailing slash leads to it', async () => {
  for (const page of below) {
    const response = await get(page);
    assert.equal(response.status, 200, page);
    assert.equal(await response.text(), `pagina ${page}`);
    for (const slip of [`${page}/?a=b`, `${page}.html?a=b`]) {
      const moved = await get(slip);
      assert.deepEqual([moved.status, moved.headers.get('Location')], [301, `${page}?a=b`]);
    }
  }
});

test('an unknown page below an overview shows that overview', async () => {
  for (const [address, shown] of [
    ['/expertise/onbekend', '/expertise'],
    ['/expertise/a/b', '/expertise'],
    ['/expertise', '/expertise'],
    ['/cases/onbekend', '/cases'],
    ['/cases', '/cases'],
  ] as const) {
    const response = await get(address);
    assert.equal(response.status, 200, address);
    assert.equal(await response.text(), `pagina ${shown}`);
    assert.equal(response.headers.get('Cache-Control'), 'public, max-age=0, must-revalidate');
  }
});

test('an unknown page below an overview loses its slash, and only once', async () => {
  for (const page of ['/expertise/onbekend', '/cases/onbekend']) {
    const moved = await get(`${page}/?a=b`);
    assert.deepEqual([moved.status, moved.headers.get('Location')], [301, `${page}?a=b`]);
    assert.equal((await get(page)).status, 200);
  }
});

test('Netlify, to which a rule with a slash is one without it, shows an unknown page first', () => {
  const firstOn = (path: string) =>
    rules.find(([from = '']) =>
      new URLPattern({ pathname: from.replace(/\/$/, '') }).test({ pathname: path }),
    );
  assert.deepEqual(firstOn('/expertise/onbekend'), ['/expertise/:page', '/expertise', '200']);
});

test('the fallback is for those folders only', async () => {
  for (const address of ['/expertisen', '/oplossingen/onbekend', '/kennis/onbekend', '/case/x']) {
    assert.equal((await get(address)).status, 404, address);
  }
});

test('a slip in the address of a real page leads to that page, not to the overview', async () => {
  for (const slip of ['/Expertise/SaaS', '/expertise//saas', '/EXPERTISE/saas.html']) {
    const response = await get(slip);
    assert.deepEqual([response.status, response.headers.get('Location')], [301, '/expertise/saas']);
  }
});

test('built assets are kept for a year, pages are asked again, a missing asset is not kept', async () => {
  const cacheOf = async (address: string) => (await get(address)).headers.get('Cache-Control');
  assert.equal(await cacheOf('/_astro/App.Bx1.js'), 'public, max-age=31536000, immutable');
  assert.equal(await cacheOf('/_astro/font.woff2'), 'public, max-age=31536000, immutable');
  assert.equal(await cacheOf('/_astro/beelden/kraan.Bx1_a.webp'), 'public, max-age=31536000, immutable');
  for (const other of ['/', '/oplossingen', '/favicon.svg', '/_astro/weg.js', '/_astro/App.Bx1.js/']) {
    assert.equal(await cacheOf(other), 'public, max-age=0, must-revalidate', other);
  }
});

test('the feed is a feed, and share images and own photos may be shown by other sites', async () => {
  const feed = await get('/kennis/rss.xml');
  assert.equal(feed.headers.get('Content-Type'), 'application/rss+xml; charset=utf-8');
  for (const path of ['/delen/home.png', '/_astro/beelden/kraan.Bx1_a.webp']) {
    const image = await get(path);
    assert.equal(image.headers.get('Cross-Origin-Resource-Policy'), 'cross-origin', path);
  }
  assert.equal((await get('/')).headers.get('Cross-Origin-Resource-Policy'), 'same-origin');
});

test('no path has two rules, of which Cloudflare knows the later alone', () => {
  const paths = headers.match(/^\/.*$/gm) ?? [];
  assert.deepEqual(paths, [...new Set(paths)]);
});

test('only the pages of the form let another origin stand between them', async () => {
  const readPolicy = async (path: string) => (await get(path)).headers.get('Cross-Origin-Opener-Policy');
  for (const path of formPages) assert.equal(await readPolicy(path), 'unsafe-none', path);
  assert.equal(await readPolicy('/'), 'same-origin');
});

test('a policy lets pages send messages to the function, by script and as a plain form', () => {
  const [contact] = origins.connections;
  assert.match(headers, new RegExp(`connect-src 'self' ${contact};`));
  assert.match(headers, new RegExp(`form-action 'self' ${contact};`));
  const local = formatHeaders(sections, code('404'), { ...origins, connections: [] });
  assert.match(local, /form-action 'self';/);
});

test('a policy runs the code of its own section and of the 404 page, and of no other', async () => {
  for (const [address, section] of [
    ['/', 'home'],
    ['/expertise', 'expertise'],
    ['/expertise/saas', 'expertise'],
    ['/expertise/onbekend', 'expertise'],
  ] as const) {
    const policy = (await get(address)).headers.get('Content-Security-Policy') ?? '';
    assert.match(
      policy,
      new RegExp(
        `script-src 'self' 'sha256-overal' 'sha256-${section}-script' 'sha256-404-script'; ` +
          `style-src 'self' 'sha256-${section}-stijl' 'sha256-404-stijl';`,
      ),
      address,
    );
  }
  const other = (await get('/over')).headers.get('Content-Security-Policy') ?? '';
  assert.match(other, /script-src 'self' 'sha256-overal' 'sha256-404-script'; style-src 'self' 'sha256-404-/);
  assert.match(other, /img-src 'self' https:\/\/foto\.example; /);
  assert.match(other, /connect-src 'self' https:\/\/project\.supabase\.co; /);
  for (const [policy] of headers.matchAll(/Content-Security-Policy: .*/g)) {
    assert.doesNotMatch(policy, /unsafe|data:|http:/);
  }
});

test('_headers stays within what Cloudflare reads, or the build stops', () => {
  const repeat = (count: number) => ({ ...code('404'), scripts: new Set(listHashes(count)) });
  const longest = (text: string) => Math.max(...text.split('\n').map(({ length }) => length));
  assert.ok(longest(formatHeaders(new Map(), repeat(20), origins)) <= 2_000);
  assert.throws(() => formatHeaders(new Map(), repeat(40), origins), /2,000 characters/);
  const withSections = (paths: string[]) =>
    formatHeaders(new Map(paths.map((path) => [path, code('')])), code('404'), origins);
  // Two rules a section, one for the home page, and five that are always there.
  const most = [...Array.from({ length: 47 }, (_, index) => `/s${index}`), '/'];
  assert.equal(withSections(most).match(/^\//gm)?.length, 100);
  assert.throws(() => withSections([...most, '/nog-een']), /100 rules/);
});

test('a header that two rules set is dropped first, or Cloudflare would join both', () => {
  const blocks = headers
    .trim()
    .split('\n\n')
    .map((block) => block.split('\n').map((line) => line.trim()));
  const namesOf = (block: string[]) =>
    block.map((line) => /^([\w-]+):/.exec(line)?.[1] ?? '').filter(Boolean);
  const everywhere = namesOf(blocks.find(([path]) => path === '/*') ?? []);
  assert.ok(everywhere.includes('Cache-Control'));
  for (const block of blocks.filter(([path]) => path !== '/*')) {
    for (const name of namesOf(block).filter((name) => everywhere.includes(name))) {
      assert.ok(block.indexOf(`! ${name}`) > 0, `${block[0]}: ! ${name}`);
    }
  }
});

function listHashes(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `'sha256-${String(index).padStart(43, 'a')}='`);
}

test('a preview is kept out of search results, the site is not', async () => {
  const preview = await serveSite({
    ...SMALL_SITE,
    _headers: formatHeaders(sections, code('404'), origins, true),
  });
  for (const path of ['/', '/oplossingen', '/kennis/rss.xml', '/weg']) {
    assert.equal((await preview(path)).headers.get('X-Robots-Tag'), 'noindex', path);
    assert.equal((await get(path)).headers.get('X-Robots-Tag'), null, path);
  }
});
