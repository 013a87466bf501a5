// What the local server adds to sirv: the rule files, one address for each page, and the 404 page.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makeDist, serveSite, SMALL_SITE } from '../testing/served-site.ts';
import { readHeaders, readRedirects } from './rule-files.ts';
import { createSiteHandler } from './site-handler.ts';

const get = await serveSite({
  ...SMALL_SITE,
  'één foto.png': 'een',
  _redirects: `# uitleg
    /kennis /cases 302 # waarom
    /kennis /over 301
    /nieuws/:jaar/:slug https://app.example:8443/:slug 308
    /vast /cases?bron=vast#mkb 301
    /oud/* /:splat 301
    /expertise/* /expertise 200`,
  _headers: '/*\n  X-A: overal: 1\n\n/_astro/*\n  ! X-A\n  X-A: astro\n/kennis/rss.xml\n  X-A: 2\n',
});
const describe = ({ status, headers }: Response) => [status, headers.get('Location')];

test('a page answers at its address without extension, compressed, and HEAD too', async () => {
  const { status, headers } = await get('/oplossingen?a=1', { 'Accept-Encoding': 'gzip, br' });
  assert.deepEqual([status, headers.get('Content-Encoding')], [200, 'br']);
  assert.equal(await (await get('/één foto.png')).text(), 'een');
  assert.equal((await get('/.well-known/security.txt', {}, 'HEAD')).status, 200);
  assert.equal((await get('/', {}, 'POST')).status, 405);
});

test('what is not there shows the 404 page with its status, and never leads elsewhere', async () => {
  for (const path of [
    '/bestaat-niet',
    '/oplossingen/bestaat-niet/',
    '//evil.example/',
    '/nieuws/2026/a/b',
    '/%zz',
    '/oplossingen%00',
    '/_astro',
    '/%2e%2e/package.json',
    '/..%2f..%2fpackage.json',
    '/404',
    '/404.html',
    '/_headers',
    '/_redirects',
    '//_headers',
  ]) {
    const response = await get(path);
    const type = response.headers.get('Content-Type');
    const expected = [404, null, 'text/html;charset=utf-8', 'niet gevonden'];
    assert.deepEqual([...describe(response), type, await response.text()], expected, path);
  }
});

test('the first rule of _redirects that matches decides, but a rewrite never hides a page', async () => {
  for (const [path, status, target] of [
    ['/Oplossingen.html/?a=1', 301, '/oplossingen?a=1'],
    ['/Expertise/SaaS', 301, '/expertise/saas'],
    ['/kennis/', 302, '/cases'],
    ['/oud/a/b?c=d', 301, '/a/b?c=d'],
    ['/nieuws/2026/a?b', 308, 'https://app.example:8443/a?b'],
    ['/vast?bron=eigen', 301, '/cases?bron=vast#mkb'],
    ['/oud//evil.example', 301, '/'],
  ] as const) {
    assert.deepEqual(describe(await get(path)), [status, target], path);
  }
  assert.equal(await (await get('/expertise/onbekend')).text(), 'expertise overzicht');
  assert.equal(await (await get('/expertise/saas')).text(), 'expertise saas');
});

test('a file has the headers of its address, anything else those of the 404 page', async () => {
  for (const [path, value] of [
    ['/expertise/x', 'overal: 1'],
    ['/kennis/rss.xml', 'overal: 1, 2'],
    ['/_astro/App.Bx1.js', 'astro'],
    ['/_astro/weg.js', 'overal: 1'],
  ] as const) {
    assert.equal((await get(path)).headers.get('X-A'), value, path);
  }
});

test('a wrong rule stops the server and is named', async () => {
  for (const rule of [
    '/a /b',
    '/a /b 404',
    '/a /b 200 Language=nl',
    '/a/*/b /c 301',
    '/(x|y)+ /z 301',
    'https://oud.example/a /b 301',
    '/a https://proxy.example/b 200',
  ]) {
    await assert.rejects(
      readRedirects(await makeDist({ _redirects: rule })),
      /_redirects klopt niet: /,
      rule,
    );
  }
  await assert.rejects(
    readHeaders(await makeDist({ _headers: '/*\n  X-Leeg:' })),
    /_headers klopt niet: X-L/,
  );
  const unbuilt = { message: 'Bouw eerst de site: npm run build' };
  await assert.rejects(createSiteHandler(await makeDist({ 'robots.txt': '' })), unbuilt);
});
