// The local server, Cloudflare's runtime and nginx answer alike, except where the table says otherwise.
import assert from 'node:assert/strict';
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { after, test } from 'node:test';

import { formatRedirects } from '../../build/hosts/redirects.ts';
import { toPath } from '../../site/addresses.ts';
import { createSiteHandler } from '../server/site-handler.ts';
import { getProgram } from '../testing/debian.ts';
import { hostSite, hostTable } from '../testing/host-table.ts';
import { makeDist } from '../testing/served-site.ts';
import { root } from '../testing/site-copy.ts';
import { listDifferences } from './live-checks.ts';
import { formatNginx } from './nginx.ts';
import settings from './wrangler.json' with { type: 'json' };

const wrangler = 'wrangler@4.156.0';

assert.ok(existsSync(join(root, 'dist')), 'Build the site first: npm run build');
const built = await makeDist({});
await cp(join(root, 'dist'), built, { recursive: true });
const redirects = join(built, '_redirects');
const moves = formatRedirects([['/één', '/over#kop']], [], []);
await writeFile(redirects, moves + (await readFile(redirects, 'utf8')));
const small = await makeDist(hostSite);

const start = async (startHost: typeof startLocal) => ({
  ask: await startHost(small),
  askBuilt: await startHost(built),
});
const nginx = await start(startNginx);
const hosts = {
  'the local server': await start(startLocal),
  Cloudflare: await start(startWrangler),
  nginx,
};

for (const [name, { ask, askBuilt }] of Object.entries(hosts)) {
  const isNginx = name === 'nginx';
  for (const [path, status, answer, onNginx] of hostTable) {
    test(`${name} answers ${path}`, async () => {
      const response = await ask(path);
      const { headers } = response;
      const [expectedStatus, expected] = (isNginx && onNginx) || [status, answer];
      assert.equal(response.status, expectedStatus);
      if (expected) assert.equal(headers.get('Location') ?? (await response.text()), expected);
      // A missing file must not be cached for long.
      if (expectedStatus === 404) {
        assert.equal(await response.text(), 'niet gevonden');
        assert.equal(headers.get('Cache-Control'), 'public, max-age=0, must-revalidate');
      }
    });
  }

  test(`${name} shows every page, file, header and redirect as it was built`, async () => {
    const compression = isNginx ? ['/: null instead of br'] : [];
    assert.deepEqual(await listDifferences(askBuilt, built), compression);
  });
}

test('nginx sends the type of every file, redirects with a fragment, and headers with a 404 page', async () => {
  const files = await Array.fromAsync(glob(['**/*.*', '.well-known/*'], { cwd: built }));
  const paths = files.map(toPath);
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
    const path = paths.find((each) => pattern.test(each)) ?? '';
    assert.equal((await nginx.askBuilt(path)).headers.get('Content-Type'), type, path);
  }
  assert.equal((await nginx.askBuilt('/%c3%a9%c3%a9n/?a=b')).headers.get('Location'), '/over?a=b#kop');
  assert.equal((await nginx.askBuilt('/weg')).headers.get('X-Frame-Options'), 'DENY');
  assert.equal((await nginx.askBuilt('/over', {}, 'POST')).status, 405);
  assert.equal(
    (await nginx.askBuilt('/', { 'Accept-Encoding': 'gzip' })).headers.get('Content-Encoding'),
    'gzip',
  );
  // nginx may still have the rules of an earlier build.
  const script = paths.find((path) => path.endsWith('.js')) ?? '';
  await rm(join(built, script));
  const { status, headers } = await nginx.askBuilt(script);
  assert.deepEqual([status, headers.get('Cache-Control')], [404, 'public, max-age=0, must-revalidate']);
});

/** Returns a function that requests a path from the server at a port. */
function askAt(port: number) {
  return (path: string, headers: Record<string, string> = {}, method = 'GET') =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers, method, redirect: 'manual' });
}

async function startLocal(dist: string) {
  const server = createServer(await createSiteHandler(dist)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  after(() => server.close().closeAllConnections());
  return askAt((server.address() as AddressInfo).port);
}

/** Runs Cloudflare's runtime with the settings of the deployed site. */
async function startWrangler(dist: string) {
  const folder = await mkdtemp(join(tmpdir(), 'maquette-wrangler-'));
  const assets = { ...settings.assets, directory: dist };
  await writeFile(join(folder, 'wrangler.json'), JSON.stringify({ ...settings, assets }));
  const port = await findPort();
  const place = ['--ip', '127.0.0.1', '--port', String(port), '--inspector-port', '0'];
  // In a separate process group, because npx starts it through a shell.
  const running = spawn('npx', ['--yes', '--ignore-scripts', wrangler, 'dev', ...place], {
    cwd: folder,
    env: { ...process.env, CI: 'true', WRANGLER_SEND_METRICS: 'false' },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  after(async () => {
    if (running.exitCode === null) {
      process.kill(-(running.pid ?? 0));
      await once(running, 'exit');
    }
    await rm(folder, { recursive: true });
  });
  let log = '';
  running.stderr.on('data', (chunk) => (log += chunk));
  for await (const line of createInterface(running.stdout)) {
    log += `${line}\n`;
    if (line.includes('Ready on')) return askAt(port);
  }
  throw new Error(log);
}

async function startNginx(dist: string) {
  const nginx = getProgram('nginx', 'nginx-light');
  const folder = await mkdtemp(join(tmpdir(), 'maquette-nginx-'));
  const command = ['-p', folder, '-e', 'error.log', '-c', 'nginx.conf'];
  const port = await findPort();
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
  // nginx returns once it listens.
  const { status, stderr } = spawnSync(nginx, command, { encoding: 'utf8' });
  assert.equal(status, 0, stderr);
  after(() => {
    spawnSync(nginx, [...command, '-s', 'stop']);
    return rm(folder, { recursive: true });
  });
  return askAt(port);
}

async function findPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
