// The site in dist, as the checks ask for it.
import { glob, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import type { Site } from './checks.ts';

/** Reads the pages of the sitemap and the names of the other files; throws when nothing was built. */
export async function readBuiltSite(): Promise<Site> {
  const dist = resolve('dist');
  const sitemap = await readFile(join(dist, 'sitemap-0.xml'), 'utf8').catch(failUnbuilt);
  const built = await Array.fromAsync(glob(['**/*.*', '.well-known/*'], { cwd: dist }));
  return {
    dist,
    pages: [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname),
    files: built.filter((file) => !file.endsWith('.html')).map((file) => `/${file}`),
  };
}

function failUnbuilt(): never {
  throw new Error('Build the site first: npm run build');
}
