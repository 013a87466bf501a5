/**
 * `npm run bench:render`: builds copies of the site with many articles, with our `collections/render.ts` and with
 * Astro's own `render`. Another number of articles may be given: `npm run bench:render -- 1000`.
 */
import { readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { copySite } from '../testing/trial-site.ts';
import { writeArticles } from './articles.ts';
import { measureBuild } from './measure-build.ts';

const count = Number(process.argv[2] ?? 500);

/** Makes a copy render whole texts as Astro does; a text in two parts only we can render. */
async function useAstroRender(folder: string): Promise<void> {
  const collections = join(folder, 'src/collections');
  await rename(join(collections, 'render.ts'), join(collections, 'own-render.ts'));
  await writeFile(
    join(collections, 'render.ts'),
    `export { render } from 'astro:content';\nexport { renderSplit, type SplitText } from './own-render.ts';\n`,
  );
  const loader = join(collections, 'loader.ts');
  const source = await readFile(loader, 'utf8');
  const changed = source.replace('deferredRender: false', 'deferredRender: true');
  if (changed === source) throw new Error('collections/loader.ts no longer says deferredRender: false');
  await writeFile(loader, changed);
}

async function measure(name: string, prepare?: (folder: string) => Promise<void>): Promise<void> {
  const folder = await copySite({ trialContent: true });
  try {
    await writeArticles(folder, count);
    // The feed renders outside a page, where Astro's own render needs the MDX renderer to be handed to it.
    await rm(join(folder, 'src/pages/kennis/rss.xml.ts'));
    await prepare?.(folder);
    const { seconds, processorSeconds, mebibytes } = measureBuild(folder);
    console.log(`${name}: ${seconds.toFixed(1)} s, processor ${processorSeconds} s, memory ${mebibytes} MiB`);
  } finally {
    await rm(folder, { recursive: true });
  }
}

console.log(`A build with ${count} articles more`);
await measure('our render');
await measure('Astro’s own render', useAstroRender);
