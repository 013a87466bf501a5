// `npm run lighthouse -- /contact`: the named pages, or one of each kind, beside an empty page and a peer's.
import { execFile } from 'node:child_process';
import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs, promisify } from 'node:util';

import { openSlowLine } from '../../src/tools/server/slow-line.ts';
import { findBrowser } from '../../src/tools/testing/browser.ts';
import { listKinds } from '../support/pages.ts';
import { root } from '../support/site.ts';
import { emptyUrl, launchBrowser, origin, peerOrigin, serveAsHosts } from './host.ts';
import { measureSlowly, writeFilm } from './slow-paints.ts';

const version = '13.5.0';
const rounds = 3;
const films = join(root, 'test-results/lighthouse');

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
const host = await serveAsHosts(values.peer);
const slowLine = await openSlowLine(host.port);
const browser = await launchBrowser(slowLine.port);
await mkdir(films, { recursive: true });

const ownPages = listKinds().map(({ path }) => path);
const urls = [
  emptyUrl,
  ...(values.peer ? values['peer-page'].map((path) => peerOrigin + path) : []),
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
await host.close();

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
    `--host-resolver-rules="MAP * 127.0.0.1:${host.port}"`,
    ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  ];
  // A file, as Lighthouse ends before a full pipe has taken its whole report.
  const report = join(host.folder, 'report.json');
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
