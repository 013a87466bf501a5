// `npm run lighthouse`: every page of the sitemap, or those of the paths that are named, against an empty page.
import { readFile } from 'node:fs/promises';
import { loadavg } from 'node:os';
import { join } from 'node:path';

import { root } from '../../support/site.ts';
import { openLighthouse } from './lighthouse.ts';
import { compare, findFaults, takeMedian, type Reading } from './limits.ts';
import { emptyPage, startServer } from './server.ts';

const times = 3;

const sitemap = await readFile(join(root, 'dist/sitemap-0.xml'), 'utf8');
const named = process.argv.slice(2);
const pages = [...sitemap.matchAll(/<loc>([^<]+)/g)]
  .map(([, address = '']) => address)
  .filter((address) => named.length === 0 || named.includes(new URL(address).pathname));
if (pages.length === 0) throw new Error(`The sitemap has no ${named.join(', ')}`);

const server = await startServer();
const { read, close } = await openLighthouse(server.port);
try {
  const empty = await measure(emptyPage);
  console.log(
    '| Page | Scores | FCP ms | × empty | LCP ms | × empty | Blocked ms | Shift | kB | Past its limit |',
  );
  console.log('| --- | --- | --: | --: | --: | --: | --: | --: | --: | --- |');
  for (const page of pages) {
    const { reading, lost } = await measure(page);
    const faults = findFaults(reading, empty.reading);
    if (faults.length > 0) process.exitCode = 1;
    console.log(formatRow(new URL(page).pathname, reading, empty.reading, [...faults, ...lost]));
  }
  console.log(formatRow('empty page', empty.reading, empty.reading, []));
  console.log(
    `Load of the machine: ${loadavg()
      .map((load) => load.toFixed(1))
      .join(', ')}`,
  );
} finally {
  close();
  server.stop();
}

/** The middle of three runs, and every audit that cost a point in one of them. */
async function measure(page: string): Promise<{ reading: Reading; lost: string[] }> {
  const first = await read(page);
  const runs = [first];
  while (runs.length < times) runs.push(await read(page));
  const [, ...others] = runs.map(({ reading }) => reading);
  return {
    reading: takeMedian([first.reading, ...others]),
    lost: [...new Set(runs.flatMap(({ lost }) => lost))],
  };
}

function formatRow(name: string, page: Reading, empty: Reading, faults: string[]): string {
  const { firstPaint, largestPaint } = compare(page, empty);
  const cells = [
    name,
    [page.performance, page.accessibility, page.bestPractices, page.seo].join('/'),
    page.firstPaint.toFixed(0),
    firstPaint.toFixed(2),
    page.largestPaint.toFixed(0),
    largestPaint.toFixed(2),
    page.blocked.toFixed(0),
    page.shift.toFixed(4),
    page.kB.toFixed(1),
    faults.join(', '),
  ];
  return `| ${cells.join(' | ')} |`;
}
