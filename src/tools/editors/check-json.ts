/** Runs before `npm run build`, `controleer` and `redactie`, which load these files before anything of ours can tell what is wrong. */
import { lstat, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { ContentError, nameLines } from './faults/fault.ts';
import { parseJson } from './files/json-file.ts';
import { importedFiles } from './files/kinds.ts';
import { checkWholeFile } from './rules/whole-file.ts';

for (const { file } of importedFiles) {
  try {
    const path = join(import.meta.dirname, '../../..', file);
    if (!(await lstat(path)).isFile()) {
      throw new ContentError(file, [{ message: 'is een map of een koppeling; zet het bestand zelf neer' }]);
    }
    const bytes = await readFile(path);
    const whole = checkWholeFile(file, bytes);
    if (whole.length > 0) throw new ContentError(file, nameLines(whole));
    const value = parseJson(file, bytes.toString());
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      const message = 'moet een groep velden zijn, tussen { en }';
      throw new ContentError(file, nameLines([{ line: 1, message }]));
    }
  } catch (cause) {
    if (!(cause instanceof ContentError)) throw cause;
    console.error(`${cause.name}: ${cause.message}`);
    process.exitCode = 1;
  }
}
