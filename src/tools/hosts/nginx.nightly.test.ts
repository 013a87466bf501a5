// Debian's nginx with the settings that we print, in front of the built site, as it is asked.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { formatRedirects } from '../../build/hosts/redirects.ts';
import { toPath } from '../../site/addresses.ts';
import { getProgram } from '../testing/debian.ts';
import { root } from '../testing/trial-site.ts';
import { listDifferences } from './live-checks.ts';
import { formatNginx } from './nginx.ts';

const nginx = getProgram('nginx', 'nginx-light');
const folder = await mkdtemp(join(tmpdir(), 'maquette-nginx-'));
const settings = ['-p', folder, '-e', 'error.log', '-c', 'nginx.conf'];
after(() => {
  spawnSync(nginx, [...settings, '-s', 'stop']);
  return rm(folder, { recursive: true });
});
const dist = join(folder, 'dist');
assert.ok(existsSync(join(root, 'dist')), 'Build the site first: npm run build');
await cp(join(root, 'dist'), dist, { recursive: true });
const redirects = join(dist, '_redirects');
const moves = formatRedirects([['/één', '/over#kop']], [], []);
await writeFile(redirects, moves + (await readFile(redirects, 'utf8')));

const port = await findPort();
const address = `http://127.0.0.1:${port}`;
await startNginx();
const ask = (path: string, headers = {}, method = 'GET') =>
  fetch(address + path, { headers, method, redirect: 'manual' });

test('every page, file, header and redirect is as it was built, brotli aside', async () => {
  assert.deepEqual(await listDifferences(ask, dist), ['/: null instead of br']);
});

for (const [path, status, location] of [
  ['/', 200, null],
  ['/index', 301, '/'],
  ['/index.html?a=b', 301, '/?a=b'],
  ['/over?a=b', 200, null],
  ['/over/index.html', 301, '/over'],
  ['/over.html/', 404, null],
  ['/Over', 404, null],
  ['/weg', 404, null],
  ['/weg/', 404, null],
  ['/weg.html', 404, null],
  ['/kennis/weg', 404, null],
  ['/404.html', 404, null],
  ['/_headers', 404, null],
  ['/_redirects', 404, null],
  ['/_astro', 404, null],
  ['/_astro/', 404, null],
  ['/%c3%a9%c3%a9n?a=b', 301, '/over?a=b#kop'],
  ['/%c3%a9%c3%a9n/', 301, '/over#kop'],
  ['/expertise/', 301, '/expertise'],
  ['/expertise/weg/?a=b', 301, '/expertise/weg?a=b'],
  ['/expertise/%0d%0aX-A:%20b/', 301, '/expertise/%0D%0AX-A:%20b'],
  ['/expertise/weg.html', 200, null],
  ['/cases/a/b/', 200, null],
  ['//evil.example/', 404, null],
  ['/..%2f..%2fetc/passwd', 400, null],
] as const) {
  test(`${path}: ${status}`, async () => {
    const response = await ask(path);
    assert.deepEqual([response.status, response.headers.get('Location')], [status, location]);
    assert.equal(response.headers.get('X-A'), null);
    if (status !== 400) assert.equal(response.headers.get('X-Frame-Options'), 'DENY');
    if (status === 404) assert.equal(await response.text(), await readFile(join(dist, '404.html'), 'utf8'));
  });
}

test('each kind of file has its type', async () => {
  for (const [pattern, type] of [
    [/^\/$/, 'text/html; charset=utf-8'],
    [/\.webmanifest$/, 'application/manifest+json'],
    [/\.woff2$/, 'font/woff2'],
    [/\.js$/, 'application/javascript; charset=utf-8'],
    [/\.svg$/, 'image/svg+xml'],
    [/\.png$/, 'image/png'],
    [/rss\.xml$/, 'application/rss+xml; charset=utf-8'],
    [/^\/\.well-known\/security\.txt$/, 'text/plain; charset=utf-8'],
    [/robots\.txt$/, 'text/plain; charset=utf-8'],
  ] as const) {
    const path = await findPath(pattern);
    assert.equal((await ask(path)).headers.get('Content-Type'), type, path);
  }
});

test('a script is kept for a year, unless it is not there', async () => {
  const script = await findPath(/^\/_astro\/.*\.js$/);
  assert.match((await ask(script)).headers.get('Cache-Control') ?? '', /31536000/);
  await rm(join(dist, script));
  const { status, headers } = await ask(script);
  assert.deepEqual([status, headers.get('Cache-Control')], [404, 'public, max-age=0, must-revalidate']);
});

test('it compresses with gzip, and only shows', async () => {
  assert.equal((await ask('/', { 'Accept-Encoding': 'gzip' })).headers.get('Content-Encoding'), 'gzip');
  assert.equal((await ask('/over', {}, 'POST')).status, 405);
});

/** The first path of the built site that matches. */
async function findPath(pattern: RegExp): Promise<string> {
  const files = await Array.fromAsync(glob(['**/*.*', '.well-known/*'], { cwd: dist }));
  return files.map(toPath).find((path) => pattern.test(path)) ?? '';
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port: free } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return free;
}

/** Starts it in a folder of its own; it returns once it listens. */
async function startNginx(): Promise<void> {
  const site = await formatNginx(dist, { root: dist, listen: `127.0.0.1:${port}`, name: 'localhost' });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  const main = `
${process.getuid?.() === 0 ? 'user root;' : ''}
pid nginx.pid;
error_log error.log;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${name};`).join('\n  ')}
  ${site}
}
`;
  await writeFile(join(folder, 'nginx.conf'), main);
  const { status, stderr } = spawnSync(nginx, settings, { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
}
