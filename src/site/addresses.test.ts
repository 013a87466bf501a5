import assert from 'node:assert/strict';
import { test } from 'node:test';

import {
  createCanonical,
  fallbacks,
  firstApproachStep,
  isSitemapAddress,
  resolveAlias,
  routes,
  straighten,
  toPath,
} from './addresses.ts';
import { siteUrl } from './site-url.ts';

const paths = Object.values(routes).map((route) => (typeof route === 'string' ? route : route('een-naam')));

test('every route is a path of lower-case words without a trailing slash', () => {
  for (const path of paths) assert.match(path, /^\/$|^(\/[a-z0-9-]+(\.xml)?)+$/);
  assert.equal(new Set(paths).size, paths.length);
});

test('a route with a name ends in that name', () => {
  assert.equal(routes.solution('klantportaal'), '/oplossingen/klantportaal');
  assert.equal(routes.approachStep(firstApproachStep), '/aanpak/vibe-code');
  assert.equal(routes.expertisePage('ai'), '/expertise/ai');
  assert.equal(routes.caseCategory('interne-tools'), '/cases/interne-tools');
  assert.equal(routes.article('een-artikel'), '/kennis/een-artikel');
});

const inSitemap = [
  '/',
  '/cases',
  '/aanpak/vibe-code',
  '/aanpak/mockupfase',
  '/kennis',
  '/kennis/404',
  '/casestudy',
];
const notInSitemap = [
  '/aanpak',
  '/cases/mkb',
  '/cases/saas',
  '/cases/interne-tools',
  '/404',
  '/bedankt',
  '/niet-verstuurd',
];

for (const path of inSitemap) {
  test(`${path} belongs in the sitemap`, () => assert.ok(isSitemapAddress(`https://www.example.nl${path}`)));
}

for (const path of notInSitemap) {
  test(`${path} stays out of the sitemap`, () =>
    assert.ok(!isSitemapAddress(`https://www.example.nl${path}`)));
}

test('a canonical address is absolute and has a slash at its end on the home page only', () => {
  assert.equal(createCanonical('/'), `${siteUrl}/`);
  assert.equal(createCanonical('/kennis'), `${siteUrl}/kennis`);
  assert.equal(createCanonical('/kennis/'), `${siteUrl}/kennis`);
  assert.equal(createCanonical('/kennis/rss.xml'), `${siteUrl}/kennis/rss.xml`);
});

test('an alias shows another address, and every other address itself', () => {
  assert.equal(resolveAlias('/aanpak'), '/aanpak/vibe-code');
  assert.equal(resolveAlias('/cases/mkb'), '/cases');
  for (const path of ['/', '/cases', '/casestudy', '/aanpak/vibe-code', '/expertise/ai']) {
    assert.equal(resolveAlias(path), path);
  }
});

test('the overviews that stand in for unknown pages are the two of the specification', () => {
  assert.deepEqual(fallbacks, ['/expertise', '/cases']);
});

const slips = [
  ...['/Over', '/over/', '/over//', '//over', '/OVER.html'],
  ...['/over.html', '/over.html/', '/over/index', '/over/index.html', '/over/index.html/'],
];
for (const slip of slips) test(`${slip} is meant as /over`, () => assert.equal(straighten(slip), '/over'));

for (const path of ['/', '/kennis/rss.xml', '/kennis/html', '/indexen', '/.html']) {
  test(`${path} is written as it is`, () => assert.equal(straighten(path), path));
}

test('a built file has the path at which hosts serve it', () => {
  assert.equal(toPath('index.html'), '/');
  assert.equal(toPath('oplossingen.html'), '/oplossingen');
  assert.equal(toPath('kennis\\een-artikel.html'), '/kennis/een-artikel');
  assert.equal(toPath('kennis/index.html'), '/kennis/index');
});
