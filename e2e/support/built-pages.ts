import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { root } from './site.ts';

/** Where the built site stands. */
export const dist = join(root, 'dist');

/** Every page of the built site: its file below `dist`, such as `oplossingen/planning.html`, and its HTML. */
export async function readBuiltPages(): Promise<{ file: string; html: string }[]> {
  const files = await Array.fromAsync(glob('**/*.html', { cwd: dist }));
  return Promise.all(files.map(async (file) => ({ file, html: await readFile(join(dist, file), 'utf8') })));
}
