/** Runs before `npm run build`, `controleer` and `redactie`: a broken JSON file would stop those with a stack trace. */
import { lstatSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { parseJsonFile } from './files/json-file.ts';
import { importedFiles } from './files/collections.ts';
import { checkWholeFile } from './rules/whole-file.ts';

for (const { file } of importedFiles) {
  const messages = listMessages(file);
  if (messages.length === 0) continue;
  console.error(`Fout in de inhoud: ${[file, ...messages].join('\n  - ')}`);
  process.exitCode = 1;
}

function listMessages(file: string): string[] {
  const path = join(import.meta.dirname, '../../..', file);
  if (!lstatSync(path).isFile()) return ['is een map of een koppeling; zet het bestand zelf neer'];
  const bytes = readFileSync(path);
  const whole = checkWholeFile(file, bytes);
  const { value, problems } = parseJsonFile(file, bytes.toString());
  const found = whole.length > 0 ? whole : problems;
  if (found.length > 0) return found.map(({ line, message }) => `regel ${line}: ${message}`);
  const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isGroup ? [] : ['regel 1: moet een groep velden zijn, tussen { en }'];
}
