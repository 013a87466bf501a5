// `npm run lighthouse -- /contact`: the named pages, or one of each kind, beside an empty page and a peer's.
import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, glob, mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

import { chromium } from 'playwright/test';
import sirv from 'sirv';

import { routes } from '../../src/site/addresses.ts';
import { photoHost } from '../../src/site/photos.ts';
import { browserArgs, findBrowser } from '../../src/tools/testing/browser.ts';
import { createSiteHandler } from '../../src/tools/server/site-handler.ts';
import { openSlowLine } from '../../src/tools/server/slow-line.ts';
import { dist, kinds, maquettePaths, sitemap } from '../support/pages.ts';
import { root } from '../support/site.ts';
import { measureSlowly, writeFilm } from './slow-paints.ts';

const version = '13.5.0';
const rounds = 3;
/** Three round trips to another host over fibre, as our own pages come without any. */
const photoMs = 150;
const { origin } = new URL(sitemap[0] ?? '');
const emptyOrigin = 'https://leeg.example';
const peerOrigin = 'https://ander.example';
const films = join(root, 'test-results/lighthouse');
const emptyPage =
  '<!doctype html><html lang="nl"><meta name="viewport" content="width=device-width"><title>Leeg</title><p>Leeg</p></html>';

/** The part of Lighthouse's report that is printed. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number; auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null; numericValue?: number }>;
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { peer: { type: 'string' }, 'peer-page': { type: 'string', multiple: true, default: ['/'] } },
});
const folder = await mkdtemp(join(tmpdir(), 'maquette-lighthouse-'));
const site = await createSiteHandler(await compress(dist, 'dist'));
// A share picture weighs what a photo does.
const photo = await readFile(join(dist, 'delen/cases.png'));
const peer = values.peer ? sirv(await compress(values.peer, 'peer'), { brotli: true }) : undefined;
// HTTP/2 and TLS, as hosts serve it; Node gives it the interface of HTTP/1 under types of its own.
const server = createSecureServer(createCertificate(), (request, response) => {
  const { host } = new URL(`https://${request.authority}`);
  if (host === new URL(origin).host) return site(request as never, response as never);
  if (host === new URL(peerOrigin).host) return peer?.(request as never, response as never);
  if (host === new URL(photoHost).host) return setTimeout(() => response.end(photo), photoMs);
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(emptyPage);
});
await once(server.listen(0, '127.0.0.1'), 'listening');
const { port } = server.address() as AddressInfo;
const slowLine = await openSlowLine(port);
const browser = await chromium.launch({
  executablePath: findBrowser('whole'),
  args: [
    ...browserArgs,
    '--ignore-certificate-errors',
    `--host-resolver-rules=MAP * 127.0.0.1:${slowLine.port}`,
  ],
});
await mkdir(films, { recursive: true });

const ownPages = [...Object.values(kinds), ...maquettePaths.slice(0, 1), routes.articles, routes.privacy];
const urls = [
  `${emptyOrigin}/`,
  ...(peer ? values['peer-page'].map((path) => peerOrigin + path) : []),
  ...(positionals.length > 0 ? positionals : ownPages).map((path) => origin + path),
];
console.log(
  '| Page | Scores | FCP ms | LCP ms | slow FCP | slow LCP | Blocked ms | Shift | kB | Points lost by |',
);
console.log('| --- | --- | --: | --: | --: | --: | --: | --: | --: | --- |');
for (const url of urls) {
  const report = await measure(url);
  const slow = await measureSlowly(browser, url, slowLine.restart);
  console.log(formatRow(url, report, slow));
  await writeFilm(browser, url, join(films, `${url.replaceAll(/[^\w.-]+/g, '-')}.png`));
}
await browser.close();
slowLine.close();
server.close();
await rm(folder, { recursive: true });

/** The report with the median of the largest paints; a run whose trace Chromium lost is no round. */
async function measure(url: string): Promise<Report> {
  const reports: Report[] = [];
  for (let run = 0; reports.length < rounds && run < 3 * rounds; run += 1) {
    const report = await runLighthouse(url);
    if (report.runtimeError) console.error(`${url}: ${report.runtimeError.message}`);
    else reports.push(report);
  }
  const paint = ({ audits }: Report) => audits['largest-contentful-paint']?.numericValue ?? Infinity;
  const median = reports.toSorted((one, other) => paint(one) - paint(other))[Math.floor(rounds / 2)];
  if (!median) throw new Error(`${url} could not be measured.`);
  return median;
}

/** Runs Lighthouse, which npx fetches on first use: no build or test needs its packages. */
async function runLighthouse(url: string): Promise<Report> {
  const flags = [
    '--headless=new',
    '--ignore-certificate-errors',
    `--host-resolver-rules="MAP * 127.0.0.1:${port}"`,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
  // A file, as Lighthouse ends before a full pipe has taken its whole report.
  const report = join(folder, 'report.json');
  const output = ['--output=json', `--output-path=${report}`];
  const options = [...output, '--quiet', `--chrome-flags=${flags.join(' ')}`];
  const env = { ...process.env, CHROME_PATH: findBrowser('whole') };
  const command = ['--yes', `lighthouse@${version}`, url, ...options];
  // It fails with a report too.
  await promisify(execFile)('npx', command, { env }).catch(() => {});
  return JSON.parse(await readFile(report, 'utf8')) as Report;
}

function formatRow(url: string, { categories, audits }: Report, slow: number[]): string {
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
    ...slow.map((ms) => ms.toFixed()),
    read('total-blocking-time'),
    shift,
    weight,
    lost.join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}

/** Copies a built site with every text compressed ahead, as hosts have it. */
async function compress(built: string, name: string): Promise<string> {
  const copy = join(folder, name);
  await cp(built, copy, { recursive: true });
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
