/** Runs before `npm run dev` and `npm run build`: those load these files before anything of ours can tell what is wrong. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ContentError } from '../../collections/faults/zod.ts';
import { parseJsonFile } from '../../collections/faults/json.ts';
import { importedFiles } from '../../collections/kinds.ts';

for (const { file } of importedFiles) {
  try {
    parseJsonFile(await readFile(join(import.meta.dirname, '../../..', file), 'utf8'), file);
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    console.error(`${cause.name}: ${cause.message}`);
    process.exitCode = 1;
  }
}
