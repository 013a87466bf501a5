/**
 * `npm run meten` measures the built site and writes content/metingen.json; it fails when a figure is worse than on the
 * site. `npm run meten -- /contact /over` prints only those pages, beside an empty one.
 */
import { execFile, execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cp, glob, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompressSync } from 'node:zlib';

import { chromium } from 'playwright/test';
import { format, resolveConfig } from 'prettier';

import { company } from '../../src/site/company.ts';
import { toIsoDate } from '../../src/site/dates.ts';
import { listWorse, measurements, measurementsSchema } from '../../src/site/measurements.ts';
import { photoHost } from '../../src/site/photos.ts';
import { createSiteHandler } from '../../src/tools/server/site-handler.ts';
import { browserArgs, findBrowser } from '../../src/tools/testing/browser.ts';
import { createAxe, listViolations } from '../support/axe.ts';
import { validateHtml } from '../support/html.ts';
import { dist, listMeasuredPages, canonicalPaths } from '../support/pages.ts';
import { baseUrl, port, root } from '../support/site.ts';

/** npx fetches both on first use, because no test needs their packages. */
const lighthouse = '13.5.0';
const linkinator = '8.1.0';
const rounds = 3;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

const emptyPath = '/leeg';
const emptyPage =
  '<!doctype html><html lang="nl"><meta name="viewport" content="width=device-width"><title>Leeg</title><p>Leeg</p></html>';

/** The parts of Lighthouse's report that are read. */
interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { score: number }>;
  audits: Record<string, { numericValue?: number; details?: { items: Record<string, unknown>[] } }>;
}

const run = promisify(execFile);
const folder = await mkdtemp(join(tmpdir(), 'maquette-measure-'));
const showSite = await createSiteHandler(await compressAhead(join(folder, 'dist')));
const server = createServer((request, response) => {
  if (request.url !== emptyPath) return showSite(request, response);
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(emptyPage);
}).listen(port, '127.0.0.1');
await once(server, 'listening');

try {
  const named = process.argv.slice(2);
  await (named.length > 0 ? printPages(named) : measureSite());
} finally {
  server.close().closeAllConnections();
  await rm(folder, { recursive: true });
}

async function printPages(paths: string[]): Promise<void> {
  for (const path of [emptyPath, ...paths]) console.log(path, await measurePage(path));
}

async function measureSite(): Promise<void> {
  const { paintMs: emptyMs } = await measurePage(emptyPath);
  const pages = [];
  for (const { path, template } of listMeasuredPages()) {
    pages.push({ path, template, ...(await measurePage(path)) });
    console.log(pages.at(-1));
  }
  const { pages: validated, problems: errors, report } = await validateHtml();
  console.log(report);
  const measured = measurementsSchema.parse({
    company: company.name,
    date: toIsoDate(new Date()),
    commit: execFileSync('git', ['rev-parse', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim(),
    lighthouse,
    emptyMs,
    pages,
    visits: await visitPages(),
    links: await followLinks(),
    html: { pages: validated, errors },
  });
  const file = join(root, 'content/metingen.json');
  const options = { ...(await resolveConfig(file)), filepath: file };
  await writeFile(file, await format(JSON.stringify(measured), options));
  // Figures of another company's site are not comparable.
  const worse = measurements.company === company.name ? listWorse(measurements, measured) : [];
  for (const sentence of worse) console.error(sentence);
  process.exitCode = worse.length > 0 ? 1 : 0;
}

/** Measures a page with Lighthouse, on a connection that the browser throttles; returns the median round. */
async function measurePage(path: string) {
  const reports: Report[] = [];
  for (let attempt = 0; reports.length < rounds && attempt < 3 * rounds; attempt += 1) {
    const report = await runLighthouse(path);
    // Chromium sometimes loses its trace.
    if (report.runtimeError) console.error(`${path}: ${report.runtimeError.message}`);
    else reports.push(report);
  }
  const readPaint = ({ audits }: Report) => audits['largest-contentful-paint']?.numericValue ?? 0;
  const median = reports.toSorted((one, other) => readPaint(one) - readPaint(other))[1];
  if (!median || readPaint(median) === 0) throw new Error(`${path} painted nothing.`);
  const requests = median.audits['network-requests']?.details?.items ?? [];
  const isMissing = requests.some(({ url, statusCode }) => isPhoto(url) && statusCode !== 200);
  const scores = categories.map((name) => [name, Math.round((median.categories[name]?.score ?? 0) * 100)]);
  return {
    paintMs: Math.round(readPaint(median)),
    bytes: isMissing ? null : (median.audits['total-byte-weight']?.numericValue ?? 0),
    marks: Object.fromEntries(scores) as Record<(typeof categories)[number], number>,
  };
}

function isPhoto(url: unknown): boolean {
  return typeof url === 'string' && url.startsWith(photoHost);
}

async function runLighthouse(path: string): Promise<Report> {
  // Written to a file, because Lighthouse may exit before a pipe has its whole report.
  const report = join(folder, 'report.json');
  const flags = ['--headless=new', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const options = [
    '--throttling-method=devtools',
    `--only-categories=${categories.join(',')}`,
    '--output=json',
    `--output-path=${report}`,
    `--chrome-flags=${flags.join(' ')}`,
    '--quiet',
  ];
  const env = { ...process.env, CHROME_PATH: findBrowser('whole') };
  const command = ['--yes', `lighthouse@${lighthouse}`, baseUrl + path, ...options];
  // The tool may exit with an error and still print a valid report.
  await run('npx', command, { env }).catch(() => undefined);
  return JSON.parse(await readFile(report, 'utf8')) as Report;
}

/** Visits every page in one browser; returns what axe finds and what the pages store. */
async function visitPages() {
  const browser = await chromium.launch({ executablePath: findBrowser('shell'), args: browserArgs });
  const context = await browser.newContext({ baseURL: baseUrl });
  const page = await context.newPage();
  let violations = 0;
  for (const path of canonicalPaths) {
    await page.goto(path);
    const found = await listViolations(createAxe(page));
    for (const violation of found) console.log(`${path}: ${violation}`);
    violations += found.length;
  }
  const stored = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    return localStorage.length + sessionStorage.length + databases.length;
  });
  const cookies = await context.cookies();
  await browser.close();
  return { pages: canonicalPaths.length, violations, cookies: cookies.length, stored };
}

/** Follows every link within the site. */
async function followLinks() {
  const isForeign = `^https?://(?!${new URL(baseUrl).host})`;
  const options = ['--recurse', '--format', 'json', '--skip', isForeign];
  const command = ['--yes', `linkinator@${linkinator}`, baseUrl, ...options];
  // The tool may exit with an error and still print a valid report.
  const { stdout } = await run('npx', command, { maxBuffer: Infinity }).catch(
    (error: unknown) => error as { stdout: string },
  );
  const { links } = JSON.parse(stdout) as { links: { url: string; state: string }[] };
  const followed = links.filter(({ state }) => state !== 'SKIPPED');
  const broken = followed.filter(({ state }) => state === 'BROKEN');
  for (const { url } of broken) console.log(`Broken link: ${url}`);
  return { checked: followed.length, broken: broken.length };
}

/** Copies the built site with compressed texts beside it, as hosts do. */
async function compressAhead(copy: string): Promise<string> {
  await cp(dist, copy, { recursive: true });
  for await (const file of glob(join(copy, '**/*.{html,css,js,json,svg,xml,txt}'))) {
    await writeFile(`${file}.br`, brotliCompressSync(await readFile(file)));
  }
  return copy;
}
