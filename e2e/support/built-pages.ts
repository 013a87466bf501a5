import { glob, readFile } from 'node:fs/promises';
import { join, sep } from 'node:path';

import { root } from './site.ts';

/** Where the built site stands. */
export const dist = join(root, 'dist');

/** A page as the build wrote it: the address it is served at, such as `/oplossingen`, and its HTML. */
export interface BuiltPage {
  path: string;
  html: string;
}

/** Every page of the built site, aliases and the error page included. */
export async function readBuiltPages(): Promise<BuiltPage[]> {
  const files = await Array.fromAsync(glob('**/*.html', { cwd: dist }));
  return Promise.all(
    files.toSorted().map(async (file) => ({
      path: `/${file
        .split(sep)
        .join('/')
        .replace(/(index)?\.html$/, '')}`,
      html: await readFile(join(dist, file), 'utf8'),
    })),
  );
}
