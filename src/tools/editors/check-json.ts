/** Runs before `npm run dev`, `build` and `controleer`: those load these files before anything of ours can tell what is wrong. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ContentError } from '../../collections/faults/fault.ts';
import { parseJson } from '../../collections/json-file.ts';
import { importedKinds } from '../../collections/kinds.ts';

for (const { file } of importedKinds) {
  try {
    parseJson(file, await readFile(join(import.meta.dirname, '../../..', file), 'utf8'));
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    console.error(`${cause.name}: ${cause.message}`);
    process.exitCode = 1;
  }
}
