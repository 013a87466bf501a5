// `npm run lighthouse -- /contact`: the named pages, or one of each kind, beside an empty page.
import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

import { findBrowser } from '../../src/tools/testing/browser.ts';
import { createSiteHandler } from '../../src/tools/server/site-handler.ts';
import { dist, kinds, sitemap } from '../support/pages.ts';

const version = '13.5.0';
const { origin } = new URL(sitemap[0] ?? '');
const emptyOrigin = 'https://leeg.example';
const emptyPage =
  '<!doctype html><html lang="nl"><meta name="viewport" content="width=device-width"><title>Leeg</title><p>Leeg</p></html>';

/** The part of Lighthouse's report that is printed. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

const folder = await mkdtemp(join(tmpdir(), 'maquette-lighthouse-'));
const site = await createSiteHandler(await compressSite());
// HTTP/2 and TLS, as hosts serve it; Node gives it the interface of HTTP/1 under types of its own.
const server = createSecureServer(createCertificate(), (request, response) => {
  if (request.authority === new URL(origin).host) return site(request as never, response as never);
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(emptyPage);
});
await once(server.listen(0, '127.0.0.1'), 'listening');
const { port } = server.address() as AddressInfo;

const paths = process.argv.length > 2 ? process.argv.slice(2) : Object.values(kinds);
console.log('| Page | Scores | FCP ms | LCP ms | Blocked ms | Shift | kB | Points lost by |');
console.log('| --- | --- | --: | --: | --: | --: | --: | --- |');
for (const url of [`${emptyOrigin}/`, ...paths.map((path) => origin + path)]) {
  console.log(formatRow(url, await measure(url)));
}
server.close();
await rm(folder, { recursive: true });

/** Runs Lighthouse, which npx fetches on first use: no build or test needs its packages. */
async function measure(url: string): Promise<Report> {
  const flags = [
    '--headless=new',
    '--ignore-certificate-errors',
    `--host-resolver-rules="MAP * 127.0.0.1:${port}"`,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
  const photos = '--blocked-url-patterns=https://images.unsplash.com/*';
  const options = ['--output=json', '--quiet', `--chrome-flags=${flags.join(' ')}`, photos];
  const env = { ...process.env, CHROME_PATH: findBrowser('whole') };
  const command = ['--yes', `lighthouse@${version}`, url, ...options];
  const { stdout } = await promisify(execFile)('npx', command, { env, maxBuffer: 100_000_000 });
  const report = JSON.parse(stdout) as Report;
  if (report.runtimeError) throw new Error(`${url}: ${report.runtimeError.message}`);
  return report;
}

function formatRow(url: string, { categories, audits }: Report): string {
  const read = (id: string, digits = 0) => audits[id]?.numericValue?.toFixed(digits) ?? '?';
  const lost = Object.values(categories).flatMap(({ auditRefs }) =>
    auditRefs.filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1).map(({ id }) => id),
  );
  const scores = Object.values(categories).map(({ score }) => Math.round(score * 100));
  const paints = [read('first-contentful-paint'), read('largest-contentful-paint')];
  const shift = read('cumulative-layout-shift', 4);
  const weight = (Number(read('total-byte-weight')) / 1000).toFixed(1);
  const cells = [
    url,
    scores.join('/'),
    ...paints,
    read('total-blocking-time'),
    shift,
    weight,
    lost.join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Copies the built site with every text compressed ahead, as hosts have it. */
async function compressSite(): Promise<string> {
  const copy = join(folder, 'dist');
  await cp(dist, copy, { recursive: true });
  for await (const file of glob(join(copy, '**/*.{html,js,css,svg,xml}'))) {
    await writeFile(`${file}.br`, brotliCompressSync(await readFile(file)));
  }
  return copy;
}

/** A key with its certificate, in one text. */
function createCertificate(): { key: Buffer; cert: Buffer } {
  const kind = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'];
  const args = ['req', '-x509', ...kind, '-subj', '/CN=localhost', '-keyout', '-', '-out', '-'];
  const pem = execFileSync('openssl', args, { stdio: 'pipe' });
  return { key: pem, cert: pem };
}
