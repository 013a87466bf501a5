import assert from 'node:assert/strict';
import { after, test } from 'node:test';

import { straighten, toPageHref } from './addresses.ts';
import { buildFooterColumns, buildMainMenu, type MenuLink } from './navigation.ts';

test('siteUrl is SITE_URL without trailing slashes, or an example', async () => {
  const envBefore = process.env['SITE_URL'] ?? '';
  after(() => (process.env['SITE_URL'] = envBefore));
  for (const [value, url] of [
    ['https://www.bureau.nl', 'https://www.bureau.nl'],
    ['https://www.bureau.nl/map//', 'https://www.bureau.nl/map'],
    ['', 'https://www.maquette.example'],
  ] as const) {
    process.env['SITE_URL'] = value;
    // The query makes Node load the module again.
    const module = (await import(`./site-url.ts?url=${value}`)) as { siteUrl: string };
    assert.equal(module.siteUrl, url);
  }
});

test('a single page is at the top level, an example document below the approach', () => {
  assert.equal(toPageHref('over'), '/over');
  assert.equal(toPageHref('voorbeeld-contract'), '/aanpak/voorbeelden/contract');
  assert.equal(toPageHref('ons-voorbeeld-contract'), '/ons-voorbeeld-contract');
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

const makeLinks = (section: string, count: number): MenuLink[] =>
  Array.from({ length: count }, (_, index) => ({ label: `${index}`, href: `/${section}/${index}` }));
const solutions = makeLinks('a', 7);
const approach = makeLinks('b', 4);
const expertise = makeLinks('c', 3);
const menu = buildMainMenu({ solutions, approach, expertise });

test('three items of the main menu have sub-pages; the footer lists at most four of each', () => {
  const withSubPages = menu.filter(({ children }) => children.length > 0);
  assert.deepEqual(withSubPages, [
    { label: 'Oplossingen', href: '/oplossingen', children: solutions },
    { label: 'Aanpak', href: '/aanpak/vibe-code', children: approach },
    { label: 'Expertise', href: '/expertise', children: expertise },
  ]);
  assert.deepEqual(buildFooterColumns({ solutions, approach, expertise }), [
    { label: 'Oplossingen', href: '/oplossingen', links: solutions.slice(0, 4) },
    { label: 'Aanpak', href: '/aanpak/vibe-code', links: approach },
    { label: 'Expertise', href: '/expertise', links: expertise },
  ]);
});
