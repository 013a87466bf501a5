// Debian's nginx with the settings that we print, in front of the built site, as it is asked.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';

import { formatRedirects } from '../../build/hosts/redirects.ts';
import { getProgram } from '../testing/debian.ts';
import { root } from '../testing/trial-site.ts';
import { listDifferences } from './live-checks.ts';
import { formatNginx } from './nginx.ts';

const nginx = getProgram('nginx', 'nginx-light');
const port = 4387;
const listen = `127.0.0.1:${port}`;

test('nginx answers as the site was built, brotli aside', async (context) => {
  const folder = await mkdtemp(join(tmpdir(), 'maquette-nginx-'));
  const settings = ['-p', folder, '-e', 'error.log', '-c', 'nginx.conf'];
  context.after(() => {
    spawnSync(nginx, [...settings, '-s', 'stop']);
    return rm(folder, { recursive: true });
  });
  const dist = join(folder, 'dist');
  await cp(join(root, 'dist'), dist, { recursive: true });
  const redirects = join(dist, '_redirects');
  const moves = formatRedirects([['/één', '/over#kop']], [], []);
  await writeFile(redirects, moves + (await readFile(redirects, 'utf8')));
  const site = await formatNginx(dist, { root: dist, listen, name: 'localhost' });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  await writeFile(
    join(folder, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user root;' : ''}
    pid nginx.pid;
    events {}
    http {
      include /etc/nginx/mime.types;
      access_log off;
      ${temporary.map((name) => `${name}_temp_path ${name};`).join('\n')}
      ${site}
    }`,
  );
  const { status: started, stderr } = spawnSync(nginx, settings, { encoding: 'utf8' });
  assert.equal(started, 0, stderr);

  const ask = (path: string, headers = {}, method = 'GET') =>
    fetch(`http://${listen}${path}`, { headers, method, redirect: 'manual' });
  assert.deepEqual(await listDifferences(ask, dist), ['/: null instead of br']);
  for (const [path, status, location] of [
    ['/index.html?a=b', 301, '/?a=b'],
    ['/over?a=b', 200, null],
    ['/over/index.html', 301, '/over'],
    ['/over.html/', 404, null],
    ['/weg', 404, null],
    ['/weg.html', 404, null],
    ['/404.html', 404, null],
    ['/_headers', 404, null],
    ['/_astro/', 404, null],
    ['/%c3%a9%c3%a9n?a=b', 301, '/over?a=b#kop'],
    ['/expertise/weg/?a=b', 301, '/expertise/weg?a=b'],
    ['/expertise/%0d%0aX-A:%20b/', 301, '/expertise/%0D%0AX-A:%20b'],
    ['/cases/a/b/', 200, null],
    ['//evil.example/', 404, null],
    ['/..%2f..%2fetc/passwd', 400, null],
  ] as const) {
    const response = await ask(path);
    assert.deepEqual([response.status, response.headers.get('Location')], [status, location], path);
    assert.equal(response.headers.get('X-A'), null);
    if (status !== 400) assert.equal(response.headers.get('X-Frame-Options'), 'DENY', path);
  }
  for (const [path, type] of [
    ['/', 'text/html; charset=utf-8'],
    ['/favicon.svg', 'image/svg+xml'],
    ['/site.webmanifest', 'application/manifest+json'],
    ['/kennis/rss.xml', 'application/rss+xml; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ] as const) {
    assert.equal((await ask(path)).headers.get('Content-Type'), type, path);
  }
  assert.equal((await ask('/', { 'Accept-Encoding': 'gzip' })).headers.get('Content-Encoding'), 'gzip');
  assert.equal((await ask('/over', {}, 'POST')).status, 405);
});
