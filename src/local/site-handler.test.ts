import assert from 'node:assert/strict';
import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { createSiteHandler } from './site-handler.ts';
import { LONG_TEXT, makeDist, SMALL_SITE } from './test-site.ts';

const dist = await makeDist(SMALL_SITE);
const handle = await createSiteHandler(dist);

function get(address: string, headers: Record<string, string> = {}, method = 'GET') {
  return handle(new Request(`http://localhost:4321${address}`, { method, headers }));
}

async function withRules(rules: string, files: Record<string, string> = {}) {
  const site = await createSiteHandler(await makeDist({ ...SMALL_SITE, ...files, _redirects: rules }));
  return (address: string) => site(new Request(`http://localhost:4321${address}`));
}

async function assertMoves(addresses: string[], target: string) {
  for (const address of addresses) {
    const response = await get(address);
    assert.deepEqual([response.status, response.headers.get('Location')], [301, target], address);
    assert.equal(response.headers.get('Content-Length'), '0');
    assert.equal(await response.text(), '');
  }
}

async function assertNotFound(addresses: string[]) {
  for (const address of addresses) {
    const response = await get(address);
    assert.equal(response.status, 404, address);
    assert.equal(response.headers.get('Location'), null, address);
    assert.match(await response.text(), /^niet gevonden/, address);
  }
}

test('serves pages without extension and without a redirect', async () => {
  for (const [address, text] of [
    ['/', 'home'],
    ['/?utm_source=x', 'home'],
    ['/oplossingen', `oplossingen ${LONG_TEXT}`],
    ['/oplossingen/klantportaal', 'klantportaal'],
    ['/oplossingen/klant%70ortaal', 'klantportaal'],
    ['/robots.txt', 'User-agent: *'],
    ['/.well-known/security.txt', 'Contact: mailto:info@maquette.example'],
  ] as const) {
    const response = await get(address);
    assert.equal(response.status, 200, address);
    assert.equal(await response.text(), text);
  }
});

test('a folder with an index page answers at its own name', async () => {
  const site = await createSiteHandler(await makeDist({ ...SMALL_SITE, 'map/index.html': 'map' }));
  const response = await site(new Request('http://localhost/map'));
  assert.equal(await response.text(), 'map');
});

test('text says it is UTF-8, the rest says what it is', async () => {
  for (const [address, type] of [
    ['/', 'text/html; charset=utf-8'],
    ['/bestaat-niet', 'text/html; charset=utf-8'],
    ['/_astro/App.Bx1.js', 'text/javascript; charset=utf-8'],
    ['/favicon.svg', 'image/svg+xml; charset=utf-8'],
    ['/kennis/rss.xml', 'text/xml; charset=utf-8'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/favicon.ico', 'image/x-icon'],
    ['/delen/home.png', 'image/png'],
    ['/_astro/font.woff2', 'font/woff2'],
  ] as const) {
    assert.equal((await get(address)).headers.get('Content-Type'), type, address);
  }
});

test('an address with a slip leads to the real one', async () => {
  await assertMoves(
    [
      '/oplossingen/',
      '/oplossingen//',
      '/oplossingen.html',
      '/oplossingen.html/',
      '/oplossingen/index.html',
      '/Oplossingen',
      '/OPLOSSINGEN.HTML',
      '//oplossingen',
      '///Oplossingen/',
    ],
    '/oplossingen',
  );
  await assertMoves(['/index.html', '/index', '//', '/INDEX.html'], '/');
  await assertMoves(['/_ASTRO/app.bx1.JS', '//_astro/App.Bx1.js'], '/_astro/App.Bx1.js');
});

test('a redirect keeps the query', async () => {
  await assertMoves(['/oplossingen/?a=1&b=%20c'], '/oplossingen?a=1&b=%20c');
  await assertMoves(['//oplossingen?u=//evil.example'], '/oplossingen?u=//evil.example');
  await assertMoves(['/index.html?'], '/');
});

test('a redirect to a name with strange letters is encoded', async () => {
  const site = await createSiteHandler(await makeDist({ ...SMALL_SITE, 'één #1?.html': 'een' }));
  const ask = (address: string) => site(new Request(`http://localhost${address}`));
  const moved = await ask('/%C3%A9%C3%A9n%20%231%3F/');
  assert.equal(moved.status, 301);
  const shown = await ask(moved.headers.get('Location') ?? '');
  assert.equal(await shown.text(), 'een');
});

test('an unknown address shows the 404 page with status 404, and never leads elsewhere', async () => {
  await assertNotFound([
    '/bestaat-niet',
    '/oplossingen/bestaat-niet',
    '/bestaat-niet/',
    '/bestaat-niet.html',
    '//evil.example',
    '//evil.example/oplossingen',
    '///evil.example/',
    '/\\evil.example',
    '/https://evil.example',
    '/oplossingen.php',
    '/.html',
    '/oplossingen%3F',
  ]);
});

test('the 404 page and the rule files have no address of their own', async () => {
  const get = await withRules('/oud /oplossingen 301', { _headers: '/*\n  X-A: 1\n' });
  for (const address of ['/404', '/404.html', '/_headers', '/_redirects', '/_HEADERS', '//_headers']) {
    assert.equal((await get(address)).status, 404, address);
  }
  assert.equal((await get('/oud')).status, 301);
});

test('a site without a 404 page says so in one sentence', async () => {
  const site = await createSiteHandler(await makeDist({ 'index.html': 'home' }));
  const response = await site(new Request('http://localhost/weg'));
  assert.equal(response.status, 404);
  assert.equal(await response.text(), 'Deze pagina bestaat niet.\n');
});

test('broken percent-encoding is a bad request', async () => {
  for (const address of ['/%', '/%zz', '/oplossingen%', '/%ff', '/%c3%28', '/expertise/%e0%a4%a']) {
    const response = await get(address);
    assert.equal(response.status, 400, address);
    assert.equal(await response.text(), 'Dit adres klopt niet.\n');
  }
  assert.equal((await get('/?zoek=%zz')).status, 200);
});

test('a NUL, an encoded slash or backslash leads nowhere, also below a rewrite', async () => {
  await assertNotFound(['/oplossingen%00', '/%00', '/oplossingen%2fklantportaal']);
  await assertNotFound(['/oplossingen%2Fklantportaal', '/oplossingen%5Cklantportaal', '/%2f%2fevil']);
  const get = await withRules('/expertise/* /expertise 200');
  assert.equal((await get('/expertise/x')).status, 200);
  for (const hidden of ['%00', '%2fx', '%5cx', '..%2f..%2fetc%2fpasswd']) {
    assert.equal((await get(`/expertise/${hidden}`)).status, 404, hidden);
  }
});

test('nothing outside the site is ever served', async () => {
  await assertNotFound([
    '/../package.json',
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..%2f..%2fetc/passwd',
    '/%252e%252e/etc/passwd',
    '/oplossingen/..%5c..%5cpackage.json',
    '/__proto__',
    '/constructor',
  ]);
  assert.equal((await get('/oplossingen/../')).status, 200);
});

// Windows lets only administrators make such a link.
const onWindows = process.platform === 'win32';

test('a link to a file outside the site is no part of it', { skip: onWindows }, async () => {
  const folder = await makeDist(SMALL_SITE);
  await symlink(join(import.meta.dirname, 'settings.ts'), join(folder, 'link.txt'));
  await symlink(import.meta.dirname, join(folder, 'map'));
  const site = await createSiteHandler(folder);
  for (const address of ['/link.txt', '/map/settings.ts', '/map']) {
    assert.equal((await site(new Request(`http://localhost${address}`))).status, 404, address);
  }
});

test('text travels as brotli or gzip, and says that it varies', async () => {
  const br = await get('/oplossingen', { 'Accept-Encoding': 'gzip, br' });
  const gzip = await get('/oplossingen', { 'Accept-Encoding': 'gzip' });
  const plain = await get('/oplossingen');
  const bodies = [br, gzip, plain].map(async (answer) => Buffer.from(await answer.arrayBuffer()));
  const [brBody, gzipBody, plainBody] = (await Promise.all(bodies)) as [Buffer, Buffer, Buffer];
  assert.deepEqual(brotliDecompressSync(brBody), plainBody);
  assert.deepEqual(gunzipSync(gzipBody), plainBody);
  const named = [br, gzip, plain].map(({ headers }) => headers.get('Content-Encoding'));
  assert.deepEqual(named, ['br', 'gzip', null]);
  for (const [answer, body] of [
    [br, brBody],
    [gzip, gzipBody],
    [plain, plainBody],
  ] as const) {
    assert.equal(answer.headers.get('Vary'), 'Accept-Encoding');
    assert.equal(answer.headers.get('Content-Length'), String(body.length));
  }
});

test('the 404 page travels packed too', async () => {
  const response = await get('/weg', { 'Accept-Encoding': 'br' });
  assert.equal(response.status, 404);
  const body = Buffer.from(await response.arrayBuffer());
  assert.match(brotliDecompressSync(body).toString(), /^niet gevonden/);
});

test('pictures and fonts travel as they are', async () => {
  const response = await get('/_astro/font.woff2', { 'Accept-Encoding': 'br, gzip' });
  assert.equal(response.headers.get('Content-Encoding'), null);
  assert.equal(response.headers.get('Vary'), null);
  assert.equal((await response.arrayBuffer()).byteLength, 2_000);
});

test('a rule can add to Vary, not take it away', async () => {
  const site = await createSiteHandler(await makeDist({ ...SMALL_SITE, _headers: '/*\n  Vary: Origin\n' }));
  const response = await site(new Request('http://localhost/'));
  assert.equal(response.headers.get('Vary'), 'Origin, Accept-Encoding');
});

test('without rules a page is asked for again each time', async () => {
  const cacheControl = (await get('/')).headers.get('Cache-Control');
  assert.equal(cacheControl, 'public, max-age=0, must-revalidate');
});

test('a tag belongs to one content in one encoding', async () => {
  const tagOf = async (address: string, accept = '') =>
    (await get(address, { 'Accept-Encoding': accept })).headers.get('ETag') ?? '';
  const plain = await tagOf('/oplossingen');
  assert.match(plain, /^"[\w-]{22}"$/);
  assert.equal(await tagOf('/oplossingen'), plain);
  const tags = [plain, await tagOf('/oplossingen', 'br'), await tagOf('/oplossingen', 'gzip')];
  assert.equal(new Set([...tags, await tagOf('/'), await tagOf('/cases')]).size, 5);
  // Too small to pack: the same bytes, so the same tag.
  assert.equal(await tagOf('/', 'br'), await tagOf('/'));
  assert.equal((await get('/weg')).headers.get('ETag'), null);
});

test('a visitor that has the page gets 304 and no body', async () => {
  const tag = (await get('/oplossingen')).headers.get('ETag') ?? '';
  for (const has of [tag, `W/${tag}`, `"x", ${tag}`, `"x",W/"y" , W/${tag}`, '*', ' * ']) {
    const response = await get('/oplossingen', { 'If-None-Match': has });
    assert.equal(response.status, 304, has);
    assert.equal(await response.text(), '');
    assert.equal(response.headers.get('ETag'), tag);
    assert.equal(response.headers.get('Vary'), 'Accept-Encoding');
    assert.equal(response.headers.get('Cache-Control'), 'public, max-age=0, must-revalidate');
    assert.equal(response.headers.get('Content-Length'), null);
    assert.equal(response.headers.get('Content-Type'), null);
  }
  const head = await get('/oplossingen', { 'If-None-Match': tag }, 'HEAD');
  assert.equal(head.status, 304);
});

test('a visitor that has something else gets the page', async () => {
  const tag = (await get('/oplossingen')).headers.get('ETag') ?? '';
  for (const has of ['', '"x"', tag.slice(1, -1), tag.replace('"', '"x'), '"*"', 'W/"x", "y"']) {
    const response = await get('/oplossingen', { 'If-None-Match': has });
    assert.equal(response.status, 200, has);
  }
  const packed = await get('/oplossingen', { 'If-None-Match': tag, 'Accept-Encoding': 'br' });
  assert.equal(packed.status, 200);
});

test('a missing page is 404, whatever the visitor has', async () => {
  assert.equal((await get('/weg', { 'If-None-Match': '*' })).status, 404);
});

test('ranges are not offered, and asking for one gives the whole', async () => {
  const response = await get('/oplossingen', { Range: 'bytes=0-3' });
  assert.equal(response.status, 200);
  assert.equal(response.headers.get('Accept-Ranges'), null);
  assert.equal(response.headers.get('Content-Range'), null);
  assert.equal(await response.text(), `oplossingen ${LONG_TEXT}`);
});

test('HEAD has the headers of GET and no body', async () => {
  for (const address of ['/', '/oplossingen', '/weg', '/oplossingen/', '/%zz', '/delen/home.png']) {
    const accept = { 'Accept-Encoding': 'br' };
    const got = await get(address, accept);
    const head = await get(address, accept, 'HEAD');
    assert.equal(head.status, got.status);
    assert.deepEqual([...head.headers], [...got.headers], address);
    assert.equal(head.body, null);
  }
});

test('only GET and HEAD are taken, and the answer says so', async () => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
    for (const address of ['/', '/weg', '/functions/v1/send-contact-email', '/%zz']) {
      const response = await get(address, {}, method);
      assert.equal(response.status, 405, `${method} ${address}`);
      assert.equal(response.headers.get('Allow'), 'GET, HEAD');
    }
  }
});

test('a rewrite shows another page, but never hides a file unless forced', async () => {
  const get = await withRules('/expertise/* /expertise 200\n/cases/* /cases.html 200!\n/los /index.html 200');
  const textOf = async (address: string) => {
    const response = await get(address);
    assert.equal(response.status, 200, address);
    return response.text();
  };
  assert.equal(await textOf('/expertise/onbekend'), 'expertise overzicht');
  assert.equal(await textOf('/expertise/saas'), 'expertise saas');
  assert.equal(await textOf('/cases/onbekend'), 'cases overzicht');
  assert.equal(await textOf('/cases/mkb'), 'cases overzicht');
  assert.equal(await textOf('/los'), 'home');
});

test('a rewrite to a page that is not there, or to nonsense, is 404', async () => {
  const get = await withRules('/a /weg 200\n/b /%zz 200\n/c /cases?x 200');
  assert.equal((await get('/a')).status, 404);
  assert.equal((await get('/b')).status, 404);
  assert.equal((await get('/c')).status, 200);
});

test('a rewritten page can be revalidated like any other', async () => {
  const site = await createSiteHandler(
    await makeDist({ ...SMALL_SITE, _redirects: '/expertise/* /expertise 200' }),
  );
  const ask = (headers: HeadersInit) => site(new Request('http://localhost/expertise/onbekend', { headers }));
  const tag = (await ask({})).headers.get('ETag') ?? '';
  assert.equal((await ask({ 'If-None-Match': tag })).status, 304);
});

test('a redirect rule works for an address with and without a page, first rule first', async () => {
  const get = await withRules(
    '/oplossingen /cases 302\n/blog/* /kennis/:splat 301\n/blog/x /nooit 301\n/vast /cases?bron=vast 308\n/anker /cases#mkb 301',
  );
  for (const [address, status, target] of [
    ['/oplossingen', 302, '/cases'],
    ['/blog/a/b?c=d', 301, '/kennis/a/b?c=d'],
    ['/blog/x', 301, '/kennis/x'],
    ['/vast?bron=eigen', 308, '/cases?bron=vast'],
    ['/anker?a=b', 301, '/cases?a=b#mkb'],
  ] as const) {
    const response = await get(address);
    assert.deepEqual([response.status, response.headers.get('Location')], [status, target]);
  }
});

test('a redirect rule cannot be made to lead to another host', async () => {
  const get = await withRules('/oud/* /:splat 301\n/elders/* https://elders.example/:splat 301');
  for (const [address, target] of [
    ['/oud//evil.example', '/evil.example'],
    ['/oud///evil.example/%2e%2e', '/'],
    ['/oud/https://evil.example', '/https://evil.example'],
    ['/elders/a?b', 'https://elders.example/a?b'],
    ['/elders//evil.example', 'https://elders.example//evil.example'],
  ] as const) {
    const response = await get(address);
    assert.deepEqual([response.status, response.headers.get('Location')], [301, target], address);
  }
  assert.equal((await get('/oud/%5cevil.example')).status, 404);
});

test('without a built site it stops, and says what to do', async () => {
  const expected = { message: 'Bouw eerst de site: npm run build' };
  await assert.rejects(createSiteHandler(join(dist, 'bestaat-niet')), expected);
  await assert.rejects(createSiteHandler(join(dist, 'robots.txt')), expected);
  await assert.rejects(createSiteHandler(await makeDist({ 'robots.txt': '' })), expected);
});
