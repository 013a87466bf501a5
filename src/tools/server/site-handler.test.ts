// The local server adds rule files, one address for each page and a 404 page to sirv.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { hostSite, hostTable } from '../testing/host-table.ts';
import { makeDist, serveSite } from '../testing/served-site.ts';
import { readHeaders, readRedirects } from './rule-files.ts';
import { createSiteHandler } from './site-handler.ts';

const get = await serveSite(hostSite);

test('a page is served without extension, compressed, and for HEAD', async () => {
  const { status, headers } = await get('/oplossingen?a=1', { 'Accept-Encoding': 'gzip, br' });
  assert.deepEqual([status, headers.get('Content-Encoding')], [200, 'br']);
  assert.equal(await (await get('/%C3%A9%C3%A9n%20foto.png')).text(), 'een');
  assert.equal((await get('/.well-known/security.txt', {}, 'HEAD')).status, 200);
  assert.equal((await get('/', {}, 'POST')).status, 405);
});

for (const [path, status, answer] of hostTable) {
  test(`${path} answers as on Cloudflare`, async () => {
    const response = await get(path);
    assert.equal(response.status, status);
    assert.equal(response.headers.get('Location') ?? (await response.text()), answer || 'niet gevonden');
  });
}

test('every response has the headers of the requested address', async () => {
  for (const [path, value] of [
    ['/expertise/x', 'overal: 1'],
    ['/kennis/rss.xml', 'overal: 1, 2'],
    ['/_astro/App.Bx1.js', 'astro'],
    ['/_astro/weg.js', 'astro'],
    ['/_astro//App.Bx1.js', 'astro'],
    ['/kennis', 'overal: 1'],
  ] as const) {
    assert.equal((await get(path)).headers.get('X-A'), value, path);
  }
});

test('an invalid rule stops the server with an error that quotes it', async () => {
  for (const rule of [
    '/a /b',
    '/a /b 302',
    '/a /b 200 Language=nl',
    '/a/*/b /c 301',
    '/(x|y)+ /z 301',
    'https://oud.example/a /b 301',
    '/a https://proxy.example/b 301',
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
