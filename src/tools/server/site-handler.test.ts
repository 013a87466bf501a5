// What the local server adds to sirv: which file, by whose rules, with which headers.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makeDist, serveSite, SMALL_SITE } from '../testing/served-site.ts';
import { createSiteHandler } from './site-handler.ts';

const get = await serveSite(SMALL_SITE);
const withRules = (_redirects: string) => serveSite({ ...SMALL_SITE, _redirects });
const describe = ({ status, headers }: Response) => [status, headers.get('Location')];

test('a page answers without extension and without a redirect', async () => {
  for (const [path, text] of [
    ['/', 'home'],
    ['/?utm_source=x', 'home'],
    ['/oplossingen', 'oplossingen'],
    ['/oplossingen/klantportaal', 'klantportaal'],
    ['/robots.txt', 'User-agent: *'],
    ['/.well-known/security.txt', 'Contact: mailto:info@maquette.example'],
  ] as const) {
    const response = await get(path);
    assert.equal(response.status, 200, path);
    assert.equal(await response.text(), text);
  }
});

test('an address with a slip leads to the real one, with its query', async () => {
  for (const slip of ['/oplossingen/', '/oplossingen.html', '/OPLOSSINGEN.html/', '//oplossingen']) {
    assert.deepEqual(describe(await get(`${slip}?a=1`)), [301, '/oplossingen?a=1'], slip);
  }
  for (const slip of ['/index.html', '/index', '//']) {
    assert.deepEqual(describe(await get(slip)), [301, '/'], slip);
  }
  assert.deepEqual(describe(await get('/_ASTRO/app.bx1.JS')), [301, '/_astro/App.Bx1.js']);
});

test('a name with letters beyond ASCII is found as browsers write it', async () => {
  const getOther = await serveSite({ ...SMALL_SITE, 'één foto.png': 'een' });
  assert.equal(await (await getOther('/één foto.png')).text(), 'een');
  assert.deepEqual(describe(await getOther('/Één foto.png')), [404, null]);
  assert.deepEqual(describe(await getOther('//één foto.png')), [301, '/%C3%A9%C3%A9n%20foto.png']);
});

test('what is not there shows the 404 page with its status, and never leads elsewhere', async () => {
  for (const path of [
    '/bestaat-niet',
    '/bestaat-niet.html',
    '/oplossingen/bestaat-niet/',
    '//evil.example/',
    '/%zz',
    '/oplossingen%00',
    '/_astro',
    '/%2e%2e/package.json',
    '/..%2f..%2fpackage.json',
  ]) {
    const response = await get(path);
    assert.deepEqual(describe(response), [404, null], path);
    assert.equal(await response.text(), 'niet gevonden');
    assert.match(response.headers.get('Content-Type') ?? '', /^text\/html;/);
  }
});

test('the 404 page and the rule files have no address of their own', async () => {
  const getRuled = await serveSite({ ...SMALL_SITE, _redirects: '/oud / 301', _headers: '/*\n  X-A: 1\n' });
  for (const path of ['/404', '/404.html', '/_headers', '/_redirects', '//_headers']) {
    assert.equal((await getRuled(path)).status, 404, path);
  }
});

test('a page, a missing page and an icon say what they are, and text travels packed', async () => {
  const packing = { 'Accept-Encoding': 'gzip, br' };
  for (const [path, type, encoding] of [
    ['/', 'text/html;charset=utf-8', 'br'],
    ['/weg', 'text/html;charset=utf-8', 'br'],
    ['/favicon.svg', 'image/svg+xml', 'br'],
    ['/favicon.ico', 'image/x-icon', null],
  ] as const) {
    const { headers } = await get(path, packing);
    assert.deepEqual([headers.get('Content-Type'), headers.get('Content-Encoding')], [type, encoding], path);
  }
  assert.equal((await get('/oplossingen/', packing)).headers.get('Content-Encoding'), null);
});

test('a file has the headers of its address, all else those of the 404 page', async () => {
  const rules = '/*\n  X-A: overal\n/_astro/*\n  X-A: astro\n';
  const getRuled = await serveSite({ ...SMALL_SITE, _redirects: '/cases/* /cases 200', _headers: rules });
  for (const [path, value] of [
    ['/', 'overal'],
    ['/cases/x', 'overal'],
    ['/_astro/App.Bx1.js', 'astro'],
    ['/_astro/weg.js', 'overal'],
    ['/_astro/App.Bx1.js/', 'overal'],
  ] as const) {
    assert.equal((await getRuled(path)).headers.get('X-A'), value, path);
  }
  const tag = (await getRuled('/_astro/App.Bx1.js')).headers.get('ETag') ?? '';
  const same = await getRuled('/_astro/App.Bx1.js', { 'If-None-Match': tag });
  assert.deepEqual([same.status, same.headers.get('X-A')], [304, 'astro']);
  assert.equal((await getRuled('/', {}, 'POST')).headers.get('X-A'), 'overal');
});

test('only GET and HEAD are taken, and the response says so', async () => {
  for (const method of ['POST', 'DELETE', 'OPTIONS']) {
    const response = await get('/', {}, method);
    assert.deepEqual([response.status, response.headers.get('Allow')], [405, 'GET, HEAD'], method);
  }
  assert.equal((await get('/', {}, 'HEAD')).status, 200);
});

test('a rewrite shows another page, but never hides a file unless forced', async () => {
  const getRuled = await withRules(
    '/expertise/* /expertise 200\n/cases/* /cases.html 200!\n/los /index.html?a 200',
  );
  for (const [path, text] of [
    ['/expertise/onbekend', 'expertise overzicht'],
    ['/expertise/saas', 'expertise saas'],
    ['/cases/onbekend', 'cases overzicht'],
    ['/cases/mkb', 'cases overzicht'],
    ['/los', 'home'],
  ] as const) {
    const response = await getRuled(path);
    assert.equal(response.status, 200, path);
    assert.equal(await response.text(), text);
  }
  assert.deepEqual(describe(await getRuled('/Expertise/SaaS')), [301, '/expertise/saas']);
});

test('a rewrite to a page that is not there is 404', async () => {
  assert.equal((await (await withRules('/a /weg 200'))('/a')).status, 404);
});

test('a redirect rule comes before a page, and a query of its own before that of the visitor', async () => {
  const getRuled = await withRules(
    '/oplossingen /cases 302\n/blog/* /kennis/:splat 301\n/vast /cases?bron=vast 308\n/anker /cases#mkb 301\n' +
      '/oud/* /:splat 301\n/app/* https://app.example:8443/:splat 302',
  );
  for (const [path, status, target] of [
    ['/oplossingen', 302, '/cases'],
    ['/blog/a/b?c=d', 301, '/kennis/a/b?c=d'],
    ['/vast?bron=eigen', 308, '/cases?bron=vast'],
    ['/anker?a=b', 301, '/cases?a=b#mkb'],
    ['/oud//evil.example', 301, '/'],
    ['/app/in?a', 302, 'https://app.example:8443/in?a'],
  ] as const) {
    assert.deepEqual(describe(await getRuled(path)), [status, target], path);
  }
});

test('without a built site it stops, and says what to do', async () => {
  await assert.rejects(createSiteHandler(await makeDist({ 'robots.txt': '' })), {
    message: 'Bouw eerst de site: npm run build',
  });
});
