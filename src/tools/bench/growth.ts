/**
 * `npm run bench:growth`: how time and memory of a build grow with the number of articles. Builds copies of the site
 * without share images; other numbers of articles may be given: `npm run bench:growth -- 10 500`.
 */
import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

import { copySite } from '../testing/trial-site.ts';
import { writeArticles } from './articles.ts';
import { measureBuild } from './measure-build.ts';

const { positionals } = parseArgs({ allowPositionals: true });
const counts = positionals.length > 0 ? positionals.map(Number) : [10, 100, 1000, 5000];

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
    return {
      ...measureBuild(folder),
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
