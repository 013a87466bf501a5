import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import {
  createCanonical,
  dropEnding,
  fallbacks,
  isSitemapAddress,
  resolveAlias,
  routes,
  straighten,
  toPageHref,
  toPath,
} from './addresses.ts';
import { buildFooterColumns, buildMainMenu, isCurrentSection, type MenuLink } from './navigation.ts';
import { siteUrl } from './site-url.ts';

test('SITE_URL is the address of the site, without the slashes behind it; else an example', async () => {
  const own = process.env['SITE_URL'] ?? '';
  after(() => (process.env['SITE_URL'] = own));
  for (const [value, url] of [
    ['https://www.bureau.nl', 'https://www.bureau.nl'],
    ['https://www.bureau.nl/map//', 'https://www.bureau.nl/map'],
    ['', 'https://www.maquette.example'],
  ] as const) {
    process.env['SITE_URL'] = value;
    // The query makes Node read the module anew.
    const module = (await import(`./site-url.ts?url=${value}`)) as { siteUrl: string };
    assert.equal(module.siteUrl, url);
  }
});

test('the routes are those of the specification', () => {
  const paths = Object.values(routes).map((route) => (typeof route === 'string' ? route : route('naam')));
  for (const path of paths) assert.match(path, /^\/$|^(\/[a-z0-9-]+(\.xml)?)+$/);
  assert.equal(new Set(paths).size, paths.length);
  for (const path of [
    '/',
    '/oplossingen',
    '/oplossingen/naam',
    '/aanpak',
    '/aanpak/naam',
    '/expertise',
    '/expertise/naam',
    '/cases',
    '/cases/naam',
    '/kennis',
    '/kennis/naam',
    '/over',
    '/contact',
  ]) {
    assert.ok(paths.includes(path), path);
  }
  assert.deepEqual(fallbacks, ['/expertise', '/cases']);
});

test('an alias shows another address and stays out of the sitemap, as do pages for one visitor', () => {
  const isListed = (path: string) => isSitemapAddress(`https://www.example.nl${path}`);
  for (const path of [
    '/',
    '/cases',
    '/casestudy',
    '/maquette',
    '/maquettes',
    '/aanpak/vibe-code',
    '/expertise/ai',
    '/kennis/404',
  ]) {
    assert.equal(resolveAlias(path), path);
    assert.ok(isListed(path), path);
  }
  for (const [alias, path] of [
    ['/aanpak', '/aanpak/vibe-code'],
    ['/cases/mkb', '/cases'],
    ['/cases/interne-tools', '/cases'],
    ['/maquette/planning', '/maquette'],
  ] as const) {
    assert.equal(resolveAlias(alias), path);
    assert.ok(!isListed(alias), alias);
  }
  for (const path of ['/404', '/bedankt', '/niet-verstuurd']) assert.ok(!isListed(path), path);
});

test('a single page is at the top, a made-up document below the approach', () => {
  assert.equal(toPageHref('over'), '/over');
  assert.equal(toPageHref('voorbeeld-contract'), '/aanpak/voorbeelden/contract');
  assert.equal(toPageHref('ons-voorbeeld-contract'), '/ons-voorbeeld-contract');
});

test('a canonical address is absolute and has a slash at its end on the home page only', () => {
  assert.equal(createCanonical('/'), `${siteUrl}/`);
  assert.equal(createCanonical('/kennis/'), `${siteUrl}/kennis`);
  assert.equal(createCanonical('/kennis/rss.xml'), `${siteUrl}/kennis/rss.xml`);
});

test('a mistyped path is corrected to the path that the site writes', () => {
  const slips = [
    '/Over',
    '/over/',
    '//over//',
    '/OVER.html',
    '/over.html/',
    '/over/index',
    '/over/index.html',
  ];
  for (const slip of slips) assert.equal(straighten(slip), '/over', slip);
  for (const path of ['/', '/kennis/rss.xml', '/kennis/html', '/indexen', '/.html']) {
    assert.equal(straighten(path), path);
  }
});

test('hosts drop one ending of a page', () => {
  for (const [path, page] of [
    ['/over/', '/over'],
    ['/over.html', '/over'],
    ['/over/index', '/over'],
    ['/over/index.html', '/over'],
    ['/index', '/'],
    ['/index.html', '/'],
    ['/over.html/', '/over.html'],
    ['/', '/'],
    ['/.html', '/.html'],
    ['/indexen', '/indexen'],
  ]) {
    assert.equal(dropEnding(path ?? ''), page, path);
  }
});

test('a built file has the path at which hosts serve it', () => {
  assert.equal(toPath('index.html'), '/');
  assert.equal(toPath('oplossingen.html'), '/oplossingen');
  assert.equal(toPath('kennis\\een-artikel.html'), '/kennis/een-artikel');
  assert.equal(toPath('kennis/index.html'), '/kennis/index');
});

const makeLinks = (section: string, count: number): MenuLink[] =>
  Array.from({ length: count }, (_, index) => ({ label: `${index}`, href: `/${section}/${index}` }));
const solutions = makeLinks('a', 7);
const approach = makeLinks('b', 4);
const expertise = makeLinks('c', 3);
const menu = buildMainMenu({ solutions, approach, expertise });

test('three items of the main menu have sub-pages; the footer has four of each at most', () => {
  const withSubPages = menu.filter(({ children }) => children.length > 0);
  assert.deepEqual(withSubPages, [
    { label: 'Oplossingen', href: '/oplossingen', children: solutions },
    { label: 'Aanpak', href: '/aanpak/vibe-code', children: approach },
    { label: 'Expertise', href: '/expertise', children: expertise },
  ]);
  assert.deepEqual(buildFooterColumns({ solutions, approach, expertise }), [
    { title: 'Oplossingen', links: solutions.slice(0, 4) },
    { title: 'Aanpak', links: approach },
    { title: 'Expertise', links: expertise },
  ]);
});

test('an item is current on its own page and below it', () => {
  for (const [path, current] of [
    ['/oplossingen', 'Oplossingen'],
    ['/oplossingen/een-naam', 'Oplossingen'],
    ['/aanpak', 'Aanpak'],
    ['/expertise/oplossingen', 'Expertise'],
    ['/overig', undefined],
    ['/', undefined],
  ] as const) {
    const found = menu.filter((item) => isCurrentSection(item, path)).map(({ label }) => label);
    assert.deepEqual(found, current ? [current] : [], path);
  }
});
