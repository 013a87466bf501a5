/**
 * `npm run bench:growth`: how time and memory of a build grow with the number of articles. Builds copies of the site
 * without share images; other numbers of articles may be given: `npm run bench:growth -- 10 500`.
 */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { buildSite, copySite } from '../collections/test-site.ts';
import { writeArticles } from './articles.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const counts = positionals.length > 0 ? positionals.map(Number) : [10, 100, 1000, 5000];

/** Makes the building Node tell its highest memory use in kB, and its processor time in microseconds. */
const tellUse = `process.on('exit', () => {
  const { maxRSS, userCPUTime, systemCPUTime } = process.resourceUsage();
  console.error('used', maxRSS, userCPUTime + systemCPUTime);
});`;
const nodeOptions = ['--import', `data:text/javascript,${encodeURIComponent(tellUse)}`];

console.log(
  '| Articles | Build s | Per further article ms | Processor s | Peak memory MiB | Pages | dist MiB |',
);
console.log(
  '| -------: | ------: | ---------------------: | ----------: | --------------: | ----: | -------: |',
);
let before: { count: number; seconds: number } | undefined;
for (const count of counts) {
  const { seconds, ...rest } = await measure(count);
  const further = before && (((seconds - before.seconds) * 1000) / (count - before.count)).toFixed(1);
  const cells = [count, seconds.toFixed(1), further ?? '', ...Object.values(rest)];
  console.log(`| ${cells.join(' | ')} |`);
  before = { count, seconds };
}

async function measure(count: number) {
  const folder = await copySite();
  try {
    await writeArticles(folder, count);
    const start = performance.now();
    const { status, output } = buildSite(folder, nodeOptions);
    const seconds = (performance.now() - start) / 1000;
    if (status !== 0) throw new Error(output);
    const [, memory, processor] = /used (\d+) (\d+)/.exec(output) ?? [];
    return {
      seconds,
      processorSeconds: (Number(processor) / 1e6).toFixed(1),
      mebibytes: Math.round(Number(memory) / 1024),
      ...(await measureFiles(join(folder, 'dist'))),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function measureFiles(folder: string) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  const sizes = await Promise.all(files.map(async (file) => (await stat(file)).size));
  const bytes = sizes.reduce((sum, size) => sum + size, 0);
  return {
    pages: files.filter((file) => file.endsWith('.html')).length,
    megabytes: (bytes / 2 ** 20).toFixed(1),
  };
}
