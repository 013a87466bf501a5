import assert from 'node:assert/strict';
import { test } from 'node:test';

import { firstApproachStep, isSitemapAddress, routes } from './routes.ts';

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
const notInSitemap = ['/aanpak', '/cases/mkb', '/cases/saas', '/cases/interne-tools', '/404'];

for (const path of inSitemap) {
  test(`${path} belongs in the sitemap`, () => assert.ok(isSitemapAddress(`https://www.example.nl${path}`)));
}

for (const path of notInSitemap) {
  test(`${path} stays out of the sitemap`, () =>
    assert.ok(!isSitemapAddress(`https://www.example.nl${path}`)));
}
