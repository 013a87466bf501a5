// `npm run test:hosts`: the built site on every host that runs on this machine, one table of checks.
import { execFileSync, spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { createChecks } from './checks.ts';
import type { Ask } from './checks.ts';

interface Host {
  readonly name: string;
  /** The command that serves dist on a port, or why it cannot run here. */
  readonly prepare: (port: number) => Promise<string[] | string>;
  /** Checks that are known to fail there, and why that is left so. */
  readonly known?: Readonly<Record<string, string>>;
}

const FIRST_PORT = 4352;
const START_MS = 90_000;
const dist = resolve('dist');
const folder = await mkdtemp(join(tmpdir(), 'maquette-hosts-'));
// Heavy, so not part of the install; newer ones lack builds for some platforms.
const wrangler = 'npx --yes wrangler@4.156.0';
const nginxPackages = ['nginx-light', 'libnginx-mod-http-brotli-static', 'libnginx-mod-http-brotli-filter'];

const hosts: Host[] = [
  { name: 'local server', prepare: async () => [process.execPath, 'src/local/serve.ts'] },
  {
    name: 'Cloudflare Workers',
    prepare: async (port) =>
      `${wrangler} dev --config src/hosting/wrangler.json --ip 127.0.0.1 --port ${port}`.split(' '),
    known: {
      'nothing missing kept':
        'its rules know no status, so a missing file in /_astro/ has the headers of one that is there',
    },
  },
  {
    name: 'Cloudflare Pages',
    prepare: async (port) => `${wrangler} pages dev dist --ip 127.0.0.1 --port ${port}`.split(' '),
  },
  { name: 'nginx', prepare: prepareNginx },
];

const site = {
  dist,
  pages: (await readFile(join(dist, 'sitemap-0.xml'), 'utf8').catch(failUnbuilt))
    .matchAll(/<loc>(.*?)<\/loc>/g)
    .map(([, address = '']) => new URL(address).pathname)
    .toArray(),
  files: (await Array.fromAsync(glob(['**/*.*', '.well-known/*'], { cwd: dist })))
    .filter((file) => !file.endsWith('.html'))
    .map((file) => `/${file}`),
};
const checks = await createChecks(site);
const columns: { name: string; marks: string[] }[] = [];
for (const [index, host] of hosts.entries()) await tryHost(host, FIRST_PORT + index);
await rm(folder, { recursive: true });

console.log(`\n| Check | ${columns.map(({ name }) => name).join(' | ')} |`);
console.log(`| --- |${' :-: |'.repeat(columns.length)}`);
for (const [row, check] of Object.keys(checks).entries()) {
  console.log(`| ${check} | ${columns.map(({ marks }) => marks[row]).join(' | ')} |`);
}

async function tryHost({ name, prepare, known = {} }: Host, port: number): Promise<void> {
  const command = await prepare(port);
  if (typeof command === 'string') return console.log(`${name} is left out: ${command}`);
  const [program = '', ...args] = command;
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1', CI: '1' };
  // A group of its own, so that what it starts ends with it.
  const server = spawn(program, args, { env, detached: true, stdio: ['ignore', 'ignore', 'inherit'] });
  try {
    const ask: Ask = (path, headers = {}, method = 'GET') =>
      fetch(`http://127.0.0.1:${port}${path}`, { headers, method, redirect: 'manual' });
    await waitFor(server, () => ask('/'));
    const marks: string[] = [];
    for (const [check, find] of Object.entries(checks)) {
      const problems = await find(ask);
      const isAsKnown = problems.length > 0 === check in known;
      marks.push(problems.length === 0 ? 'ok' : isAsKnown ? 'no' : 'FAILS');
      if (!isAsKnown) process.exitCode = 1;
      for (const problem of problems.slice(0, 5))
        console.log(`${name}, ${check}: ${known[check] ?? problem}`);
      if (problems.length === 0 && !isAsKnown)
        console.log(`${name}, ${check}: is said to fail, and does not`);
    }
    columns.push({ name, marks });
  } finally {
    if (server.pid && server.exitCode === null) {
      process.kill(-server.pid);
      await once(server, 'exit');
    }
  }
}

async function waitFor(server: ChildProcess, ask: () => Promise<Response>): Promise<void> {
  for (const end = Date.now() + START_MS; Date.now() < end && server.exitCode === null;) {
    const response = await ask().catch(() => undefined);
    if (response?.ok) return;
    await sleep(200);
  }
  throw new Error(`${server.spawnargs.join(' ')} does not answer.`);
}

/** Debian's nginx with the configuration that `npm run nginx` prints. */
async function prepareNginx(port: number): Promise<string[] | string> {
  if (!existsSync('/usr/share/nginx/modules-available/mod-http-brotli-filter.conf')) {
    if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
      return `it takes Debian, and as root: apt-get install ${nginxPackages.join(' ')}`;
    }
    execFileSync('apt-get', ['install', '--yes', '--no-install-recommends', ...nginxPackages]);
  }
  const config = execFileSync(process.execPath, [
    'src/hosting/nginx.ts',
    '--root',
    dist,
    '--port',
    `${port}`,
  ]);
  await writeFile(join(folder, 'site.conf'), config);
  const main = `${process.getuid?.() === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid;
    error_log stderr; include /etc/nginx/modules-enabled/*.conf; events {}
    http { access_log off; include /etc/nginx/mime.types; include ${folder}/site.conf; }`;
  await writeFile(join(folder, 'nginx.conf'), main);
  return ['/usr/sbin/nginx', '-c', join(folder, 'nginx.conf')];
}

function failUnbuilt(): never {
  throw new Error('Build the site first: npm run build');
}
