/** Runs before `npm run dev`, `build` and `controleer`: those load these files before anything of ours can tell what is wrong. */
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ContentError } from './faults/fault.ts';
import { parseJson } from './files/json-file.ts';
import { importedFiles } from './files/kinds.ts';

for (const { file } of importedFiles) {
  try {
    const path = join(import.meta.dirname, '../../..', file);
    if (!(await lstat(path)).isFile()) {
      throw new ContentError(file, [{ message: 'is een map of een koppeling; zet het bestand zelf neer' }]);
    }
    parseJson(file, await readFile(path, 'utf8'));
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    console.error(`${cause.name}: ${cause.message}`);
    process.exitCode = 1;
  }
}
