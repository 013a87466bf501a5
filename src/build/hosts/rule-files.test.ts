// The rule files of a build, as hosts interpret them.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { serveSite, SMALL_SITE } from '../../tools/testing/served-site.ts';
import { formatHeaders } from './headers.ts';
import type { InlineCode } from './inline-code.ts';
import type { Move } from '../../site/moved-addresses.ts';
import { formatRedirects } from './redirects.ts';

/** Pages with forms, and the pages after a plain post. */
const formPages = ['/contact', '/maquette', '/maquette/planning', '/bedankt', '/niet-verstuurd'];
const below = ['/expertise/ai', '/expertise/saas', '/cases/mkb'];
const moves: Move[] = [
  ['/oud', '/kennis'],
  ['/één', '/kennis#kop'],
];
const redirects = formatRedirects(
  moves,
  ['/expertise', '/cases'],
  [...below, '/oplossingen/klantportaal', '/'],
);
const rules = redirects
  .trim()
  .split('\n')
  .map((line) => line.split(' '));

const code = (name: string): InlineCode => ({
  scripts: new Set(["'sha256-overal'", `'sha256-${name}-script'`]),
  styles: new Set([`'sha256-${name}-stijl'`]),
});
const pages = new Map(
  ['/', '/expertise', '/kennis', ...formPages].map((path) => [path, code(path.slice(1) || 'home')]),
);
const origins = { images: ['https://foto.example'], connections: ['https://project.supabase.co'] };
const script = '/_astro/App.Bx1.js';
const headers = formatHeaders(pages, code('404'), origins, [script]);
const site = {
  ...SMALL_SITE,
  ...Object.fromEntries([...below, ...formPages].map((path) => [`${path.slice(1)}.html`, `pagina ${path}`])),
  '_astro/beelden/kraan.Bx1_a.webp': new Uint8Array(300),
  'tekeningen/stapel.Bx1_a.svg': '<svg></svg>',
  _redirects: redirects,
};
const get = await serveSite({ ...site, _headers: headers });
const readHeader = async (path: string, name: string) => (await get(path)).headers.get(name);

test('real pages are served, unknown ones below an overview show that overview, and variants redirect', async () => {
  for (const [address, status, answer] of [
    ...below.map((path) => [path, 200, `pagina ${path}`] as const),
    ['/expertise/onbekend', 200, 'expertise overzicht'],
    ['/expertise/a/b', 200, 'expertise overzicht'],
    ['/expertise', 200, 'expertise overzicht'],
    ['/cases/onbekend', 200, 'cases overzicht'],
    ['/cases/mkb/?a=b', 301, '/cases/mkb?a=b'],
    ['/cases/mkb.html?a=b', 301, '/cases/mkb?a=b'],
    ['/cases/onbekend/?a=b', 301, '/cases/onbekend?a=b'],
    ['/oud?a=b', 301, '/kennis?a=b'],
    ['/oud/', 301, '/kennis'],
    ['/één?a=b', 301, '/kennis?a=b#kop'],
    ['/één/', 301, '/kennis#kop'],
    ['/expertisen', 404, 'niet gevonden'],
    ['/oplossingen/onbekend', 404, 'niet gevonden'],
  ] as const) {
    const response = await get(address);
    assert.equal(response.status, status, address);
    assert.equal(status === 301 ? response.headers.get('Location') : await response.text(), answer, address);
  }
});

test('Netlify, which ignores a trailing slash in rules, matches the overview before the redirect', () => {
  const matches = ([from = '']: string[]) =>
    new URLPattern({ pathname: from.replace(/\/$/, '') }).test({ pathname: '/expertise/onbekend' });
  assert.deepEqual(rules.find(matches), ['/expertise/:page', '/expertise', '200']);
});

const forever = 'public, max-age=31536000, immutable';
const thisVisit = 'public, max-age=600';
const askAgain = 'public, max-age=0, must-revalidate';

test('cache, type and cross-origin headers suit each type of file', async () => {
  for (const [address, name, value] of [
    [script, 'Cache-Control', forever],
    ...['/_astro/beelden/kraan.Bx1_a.webp', '/tekeningen/stapel.Bx1_a.svg'].map(
      (address) => [address, 'Cache-Control', thisVisit] as const,
    ),
    ...['/', '/expertise/onbekend', '/favicon.svg', '/_astro/weg.js', '/_astro/App.Bx1.js/'].map(
      (address) => [address, 'Cache-Control', askAgain] as const,
    ),
    ['/kennis/rss.xml', 'Content-Type', 'application/rss+xml; charset=utf-8'],
    ['/.well-known/security.txt', 'Content-Type', 'text/plain; charset=utf-8'],
    ['/delen/home.png', 'Cross-Origin-Resource-Policy', 'cross-origin'],
    ['/_astro/beelden/kraan.Bx1_a.webp', 'Cross-Origin-Resource-Policy', 'cross-origin'],
    ['/', 'Cross-Origin-Resource-Policy', 'same-origin'],
    ...formPages.flatMap((address) => [
      [address, 'Cross-Origin-Opener-Policy', 'unsafe-none'] as const,
      [address, 'Cross-Origin-Embedder-Policy', 'credentialless'] as const,
    ]),
    ['/', 'Cross-Origin-Opener-Policy', 'same-origin'],
  ] as const) {
    assert.equal(await readHeader(address, name), value, `${name} of ${address}`);
  }
});

test('a preset of the drawing page has the headers of a form, even without a rule for its address', async () => {
  const drawingPages = ['/maquette', '/maquette/planning'];
  const others = Array.from({ length: 45 }, (_, index) => `/s${index}`);
  for (const [paths, lasting, hasRule] of [
    [drawingPages, [], true],
    [[...others, ...drawingPages], [script], true],
    [[...others, ...drawingPages], [script, '/_astro/a.js'], false],
  ] as const) {
    const codes = new Map(paths.map((path) => [path, code(path.slice(1))]));
    const _headers = formatHeaders(codes, code('404'), origins, lasting);
    assert.equal(/^\/maquette\/planning$/m.test(_headers), hasRule);
    const { headers: asked } = await (await serveSite({ ...site, _headers }))('/maquette/planning');
    assert.equal(asked.get('Cross-Origin-Opener-Policy'), 'unsafe-none');
    const policy = asked.get('Content-Security-Policy') ?? '';
    assert.match(policy, /'sha256-maquette\/planning-stijl'/);
    assert.match(policy, /; form-action 'self' https:\/\/project\.supabase\.co;/);
  }
  for (const path of ['/contact/weg', '/expertise/ai', '/maquettes']) {
    assert.equal(await readHeader(path, 'Cross-Origin-Opener-Policy'), 'same-origin', path);
  }
});

test('a policy only allows the code of its page, or of the pages below it and the 404 page', async () => {
  for (const [address, scripts, styles] of [
    ['/', "'sha256-overal' 'sha256-home-script'", "'sha256-home-stijl'"],
    ['/expertise/saas', "'sha256-overal' 'sha256-expertise-script'", "'sha256-expertise-stijl'"],
    ['/expertise/onbekend', "'sha256-overal' 'sha256-expertise-script'", "'sha256-expertise-stijl'"],
    ['/oplossingen', "'sha256-overal'", ''],
  ] as const) {
    const isPage = address === '/';
    const policy = (await readHeader(address, 'Content-Security-Policy')) ?? '';
    const [notFoundScript, notFoundStyle] = isPage
      ? ['', '']
      : [" 'sha256-404-script'", " 'sha256-404-stijl'"];
    const expected = `script-src 'self' ${scripts}${notFoundScript}; style-src 'self' ${styles}${notFoundStyle}; img-src 'self' https://foto.example; `;
    assert.ok(policy.includes(expected.replaceAll('  ', ' ')), `${address}: ${policy}`);
    assert.doesNotMatch(policy, /unsafe|data:|http:/);
    assert.match(policy, isPage ? /; trusted-types particles$/ : /; trusted-types 'none'$/);
  }
});

test('_headers stays within the limits of Cloudflare, and a rule removes the header it replaces', () => {
  const repeat = (count: number) => ({
    scripts: new Set(Array.from({ length: count }, (_, at) => `'sha256-${String(at).padStart(43, 'a')}='`)),
    styles: new Set<string>(),
  });
  const longest = (text: string) => Math.max(...text.split('\n').map(({ length }) => length));
  assert.ok(longest(formatHeaders(new Map(), repeat(20), origins)) <= 2_000);
  assert.throws(() => formatHeaders(new Map(), repeat(40), origins), /2,000 characters/);
  const withPages = (paths: string[]) =>
    formatHeaders(new Map(paths.map((path) => [path, code('')])), code('404'), origins, [script]);
  // Two rules for each overview, six fixed ones and one for each script; the other pages get the rest.
  const most = Array.from({ length: 46 }, (_, index) => `/s${index}`);
  assert.equal(withPages(most).match(/^\//gm)?.length, 99);
  const crowded = withPages([...most, '/s1/a', '/s1/b']);
  assert.equal(crowded.match(/^\//gm)?.length, 100);
  assert.match(crowded, /^\/s1\/a$/m);
  assert.throws(() => withPages([...most, '/nog-een']), /100 rules/);

  const blocks = headers.trim().split('\n\n');
  const namesOf = (block = '') => Array.from(block.matchAll(/^ {2}([\w-]+):/gm), ([, name = '']) => name);
  const paths = blocks.map((block) => block.split('\n')[0]);
  assert.deepEqual(paths, [...new Set(paths)], 'two rules for one path');
  const everywhere = namesOf(blocks[0]);
  assert.ok(everywhere.includes('Cache-Control'));
  for (const block of blocks.slice(1)) {
    for (const name of namesOf(block).filter((name) => everywhere.includes(name))) {
      assert.match(block, new RegExp(`\n  ! ${name}\n  ${name}:`), `${name} is not dropped first`);
    }
  }
});

/** Headers for full marks at securityheaders.com and Mozilla's HTTP Observatory. */
const securityHeaders = {
  // By default one day, without subdomains.
  'Strict-Transport-Security': /^max-age=86400$/,
  'X-Content-Type-Options': /^nosniff$/,
  'X-Frame-Options': /^DENY$/,
  'Referrer-Policy': /^strict-origin-when-cross-origin$/,
  'Permissions-Policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  'Cross-Origin-Opener-Policy': /^same-origin$/,
  'Cross-Origin-Embedder-Policy': /^credentialless$/,
  'Cross-Origin-Resource-Policy': /^same-origin$/,
  'Content-Security-Policy':
    /^default-src 'none'; script-src 'self' 'sha256-(?!.*(unsafe|\*|http:|data:)).*base-uri 'none'; .*frame-ancestors 'none'; require-trusted-types-for 'script'/,
};

test('every response has the headers that security scanners require', async () => {
  for (const path of ['/', '/kennis', '/robots.txt', script, '/bestaat-niet', '/%zz', '/index.html']) {
    for (const [name, value] of Object.entries(securityHeaders)) {
      assert.match((await readHeader(path, name)) ?? '', value, `${name} of ${path}`);
    }
  }
});

test('the owner can set Strict-Transport-Security', () => {
  const hsts = 'max-age=63072000; includeSubDomains';
  const headers = formatHeaders(pages, code('404'), origins, [], false, hsts);
  assert.match(headers, new RegExp(`^ {2}Strict-Transport-Security: ${hsts}$`, 'm'));
});

test('a preview is not indexed, the site is', async () => {
  const preview = await serveSite({
    ...site,
    _headers: formatHeaders(pages, code('404'), origins, [], true),
  });
  for (const path of ['/', '/kennis/rss.xml', '/weg']) {
    assert.equal((await preview(path)).headers.get('X-Robots-Tag'), 'noindex', path);
    assert.equal(await readHeader(path, 'X-Robots-Tag'), null, path);
  }
});
