// What the local server adds to sirv: which file, by whose rules, with which headers.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makeDist, serveSite, SMALL_SITE } from '../testing/served-site.ts';
import { readHeaderRules } from './header-rules.ts';
import { readRedirectRules } from './redirect-rules.ts';
import { createSiteHandler } from './site-handler.ts';

const get = await serveSite(SMALL_SITE);
const describe = ({ status, headers }: Response) => [status, headers.get('Location')];

test('a page answers without extension and without a redirect', async () => {
  for (const [path, text] of [
    ['/', 'home'],
    ['/oplossingen?utm_source=x', 'oplossingen'],
    ['/oplossingen/klantportaal', 'klantportaal'],
    ['/.well-known/security.txt', 'Contact: mailto:info@maquette.example'],
  ] as const) {
    const response = await get(path);
    assert.deepEqual([response.status, await response.text()], [200, text], path);
  }
});

test('an address with a slip leads to the real one, with its query', async () => {
  const getOther = await serveSite({ ...SMALL_SITE, 'één foto.png': 'een' });
  for (const [slip, target] of [
    ['/oplossingen/?a=1', '/oplossingen?a=1'],
    ['/oplossingen.html?a=1', '/oplossingen?a=1'],
    ['/OPLOSSINGEN.html/', '/oplossingen'],
    ['//oplossingen', '/oplossingen'],
    ['/index.html', '/'],
    ['//', '/'],
    ['/_ASTRO/app.bx1.JS', '/_astro/App.Bx1.js'],
    ['//één foto.png', '/%C3%A9%C3%A9n%20foto.png'],
  ] as const) {
    assert.deepEqual(describe(await getOther(slip)), [301, target], slip);
  }
  assert.equal(await (await getOther('/één foto.png')).text(), 'een');
});

test('what is not there shows the 404 page with its status, and never leads elsewhere', async () => {
  const getRuled = await serveSite({
    ...SMALL_SITE,
    _redirects: '/oud /weg 200',
    _headers: '/*\n  X-A: 1\n',
  });
  for (const path of [
    ...['/bestaat-niet', '/bestaat-niet.html', '/oplossingen/bestaat-niet/', '//evil.example/', '/oud'],
    ...['/%zz', '/oplossingen%00', '/_astro', '/%2e%2e/package.json', '/..%2f..%2fpackage.json'],
    ...['/404', '/404.html', '/_headers', '/_redirects', '//_headers'],
  ]) {
    const response = await getRuled(path);
    assert.deepEqual(describe(response), [404, null], path);
    assert.equal(await response.text(), 'niet gevonden');
    assert.match(response.headers.get('Content-Type') ?? '', /^text\/html;/);
  }
});

test('a page, a missing page and an icon say what they are, and text travels packed', async () => {
  for (const [path, type, encoding] of [
    ['/', 'text/html;charset=utf-8', 'br'],
    ['/weg', 'text/html;charset=utf-8', 'br'],
    ['/favicon.svg', 'image/svg+xml', 'br'],
    ['/favicon.ico', 'image/x-icon', null],
  ] as const) {
    const { headers } = await get(path, { 'Accept-Encoding': 'gzip, br' });
    assert.deepEqual([headers.get('Content-Type'), headers.get('Content-Encoding')], [type, encoding], path);
  }
});

test('a file has the headers of its address, all else those of the 404 page', async () => {
  const getRuled = await serveSite({
    ...SMALL_SITE,
    _redirects: '/cases/* /cases 200',
    _headers: '/*\n  X-A: overal\n  X-B: 1\n/_astro/*\n  ! X-A\n  x-a: astro\n/kennis/rss.xml\n  X-A: feed\n',
  });
  for (const [path, value] of [
    ['/', 'overal'],
    ['/cases/x', 'overal'],
    ['/kennis/rss.xml', 'feed'],
    ['/_astro/App.Bx1.js', 'astro'],
    ['/_astro/weg.js', 'overal'],
    ['/_astro/App.Bx1.js/', 'overal'],
  ] as const) {
    const { headers } = await getRuled(path);
    assert.deepEqual([headers.get('X-A'), headers.get('X-B')], [value, '1'], path);
  }
  const { status, headers } = await getRuled('/', {}, 'POST');
  assert.deepEqual([status, headers.get('Allow'), headers.get('X-A')], [405, 'GET, HEAD', 'overal']);
});

test('a rewrite shows another page, but never hides a file unless forced', async () => {
  const _redirects = '/expertise/* /expertise 200\n/cases/* /cases.html 200!\n/los /index.html?a 200';
  const getRuled = await serveSite({ ...SMALL_SITE, _redirects });
  for (const [path, text] of [
    ['/expertise/onbekend', 'expertise overzicht'],
    ['/expertise/saas', 'expertise saas'],
    ['/cases/mkb', 'cases overzicht'],
    ['/los', 'home'],
  ] as const) {
    const response = await getRuled(path);
    assert.deepEqual([response.status, await response.text()], [200, text], path);
  }
  assert.deepEqual(describe(await getRuled('/Expertise/SaaS')), [301, '/expertise/saas']);
});

test("the first redirect that matches comes before a page, its own query before the visitor's", async () => {
  const getRuled = await serveSite({
    ...SMALL_SITE,
    _redirects: `# uitleg
      /oplossingen /cases 302 # waarom
      /oplossingen /kennis 301
      /blog/* /kennis/:splat 301
      /nieuws/:jaar/:slug /kennis/:slug 301
      /vast /cases?bron=vast 308
      /anker /cases#mkb
      /cases /cases/ 301
      /caf%C3%A9 /koffie 301
      /oud/* /:splat 301
      /app/* https://app.example:8443/:splat 302`,
  });
  for (const [path, status, target] of [
    ['/oplossingen', 302, '/cases'],
    ['/blog/a/b?c=d', 301, '/kennis/a/b?c=d'],
    ['/blog', 301, '/kennis/'],
    ['/blogs', 404, null],
    ['/nieuws/2026/maquette', 301, '/kennis/maquette'],
    ['/nieuws/2026/a/b', 404, null],
    ['/vast?bron=eigen', 308, '/cases?bron=vast'],
    ['/vast/', 308, '/cases?bron=vast'],
    ['/anker?a=b', 301, '/cases?a=b#mkb'],
    // To the very same address it would go round for ever, so the slip counts.
    ['/cases/', 301, '/cases'],
    ['/café', 301, '/koffie'],
    ['/oud//evil.example', 301, '/'],
    ['/app/in?a', 302, 'https://app.example:8443/in?a'],
  ] as const) {
    assert.deepEqual(describe(await getRuled(path)), [status, target], path);
  }
});

test('a rule it cannot follow, or read, stops the server, and is named', async () => {
  for (const rule of [
    '/a /b 200 Language=nl',
    '/a id=:id /b 301',
    'https://oud.example/a /b 301',
    '/a https://proxy.example/b 200',
    '/a/*/b /c 301',
    '/(x|y)+ /z 301',
    '/a /b 404',
  ]) {
    const dist = await makeDist({ _redirects: rule });
    await assert.rejects(readRedirectRules(dist), /_redirects: de regel van \/\S+ naar \S+ kent/, rule);
  }
  const wrong = await makeDist({ _redirects: '/alleen-van', _headers: '/*\n  X-Leeg:\n' });
  await assert.rejects(readRedirectRules(wrong), /_redirects klopt niet.*\/alleen-van/s);
  await assert.rejects(readHeaderRules(wrong), /_headers klopt niet.*X-Leeg/s);
  const unbuilt = { message: 'Bouw eerst de site: npm run build' };
  await assert.rejects(createSiteHandler(await makeDist({ 'robots.txt': '' })), unbuilt);
});
