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
    /kennis /cases 301 # waarom
    /kennis /over 301
    /vast /cases#mkb 301
    /expertise/:page /expertise 200
    /expertise/:page/ /expertise/:page 301`,
  _headers: '/*\n  X-A: overal: 1\n\n/_astro/*\n  ! X-A\n  X-A: astro\n/kennis/rss.xml\n  X-A: 2\n',
});

test('a page answers at its address without extension, compressed, and HEAD too', async () => {
  const { status, headers } = await get('/oplossingen?a=1', { 'Accept-Encoding': 'gzip, br' });
  assert.deepEqual([status, headers.get('Content-Encoding')], [200, 'br']);
  assert.equal(await (await get('/%C3%A9%C3%A9n%20foto.png')).text(), 'een');
  assert.equal((await get('/.well-known/security.txt', {}, 'HEAD')).status, 200);
  assert.equal((await get('/', {}, 'POST')).status, 405);
});

// What wrangler dev 4.156 answered with this site and the settings of tools/hosts/wrangler.json.
for (const [path, status, answer] of [
  ['/', 200, 'home'],
  ['/index.html', 307, '/'],
  ['//', 307, '/'],
  ['/oplossingen', 200, 'oplossingen'],
  ['/oplossingen/', 307, '/oplossingen'],
  ['/oplossingen.html', 307, '/oplossingen'],
  ['/oplossingen.html/', 404, ''],
  ['/oplossingen/index.html', 307, '/oplossingen'],
  ['/oplossingen/klantportaal.html?a=b', 307, '/oplossingen/klantportaal?a=b'],
  ['/Oplossingen', 404, ''],
  ['/oplossingen%2F', 307, '/oplossingen'],
  ['//evil.example', 307, '/evil.example'],
  ['/\\evil.example', 307, '/evil.example'],
  ['/%2F%2Fevil.example', 307, '/evil.example'],
  ['/bestaat-niet', 404, ''],
  ['/%zz', 307, '/%25zz'],
  ['/%2e%2e/package.json', 404, ''],
  ['/..%2f..%2fpackage.json', 307, '/../../package.json'],
  ['/404', 200, 'niet gevonden'],
  ['/_headers', 404, ''],
  ['/_redirects', 404, ''],
  ['/_astro/App.Bx1.js', 200, '// app'],
  ['/_astro/App.Bx1.js/', 404, ''],
  ['/_astro/weg.js', 404, ''],
  ['/kennis?a=b', 301, '/cases?a=b'],
  ['/Kennis', 404, ''],
  ['/vast?bron=eigen', 301, '/cases?bron=eigen#mkb'],
  ['/expertise/onbekend', 200, 'expertise overzicht'],
  ['/expertise/onbekend/?a=b', 301, '/expertise/onbekend?a=b'],
] as const) {
  test(`${path} answers as on Cloudflare`, async () => {
    const response = await get(path);
    const { headers } = response;
    assert.equal(response.status, status);
    assert.equal(headers.get('Location') ?? (await response.text()), answer || 'niet gevonden');
  });
}

test('every answer has the headers of the address that was asked', async () => {
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

test('a wrong rule stops the server and is named', async () => {
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
