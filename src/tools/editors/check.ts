/**
 * `npm run controleer`: prints in Dutch what is wrong in the content, and fails unless there are only tips. With --before-build it skips spelling, moved pages and tips, and prints nothing when there are no problems.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Problem } from './problems/problem.ts';
import { parseJsonFile } from './files/json-file.ts';
import { importedFiles } from './files/collections.ts';
import { findCollection } from './files/text-file.ts';
import { formatAnnotations, formatReport } from './report.ts';
import { checkJson } from './rules/fields.ts';
import { checkMovedPages } from './rules/moved-pages.ts';
import { checkSpelling } from './rules/spelling.ts';

const root = join(import.meta.dirname, '../../..');
const isBeforeBuild = process.argv.includes('--before-build');
const { checkContent } = await import('./check-content.ts').catch(explainLists);
const { nameProblem, nameFields } = await import('../keystatic/name-problems.ts');
const [{ problems, files }, misspelled] = await Promise.all([
  checkContent(root, new Date()),
  isBeforeBuild ? [] : checkSpelling(root),
]);
// GitHub sets BASE to the base branch of a pull request.
const moved = isBeforeBuild ? [] : checkMovedPages(root, process.env['BASE'] || 'origin/main', new Date());
const all = [...problems, ...moved, ...misspelled].filter(({ tip }) => !(tip && isBeforeBuild));
if (!isBeforeBuild) console.log(formatReport(all, files));
else if (all.length > 0) console.error(formatReport(all, files));
if (process.env['GITHUB_ACTIONS']) console.log(formatAnnotations(await Promise.all(all.map(nameInForm))));
if (all.some(({ tip }) => !tip)) process.exitCode = 1;

/** Handles a failed import: reports the JSON files that are wrong, or rethrows when none is. */
async function explainLists(cause: unknown): Promise<never> {
  const lists = importedFiles.map(({ file }) => parseJsonFile(file, readFileSync(join(root, file), 'utf8')));
  // A schema that imports the broken file cannot load; the others can.
  const found = await Promise.allSettled(lists.map(checkJson));
  const wrong = found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  if (wrong.length === 0) throw cause;
  console.log(formatReport(wrong, lists.length));
  process.exit(1);
}

/** Rewrites a problem with the field names of the browser editor. */
async function nameInForm(problem: Problem): Promise<Problem> {
  const collection = findCollection(problem.file);
  if (!collection) return { ...problem, message: nameFields(problem.message) };
  return {
    ...problem,
    message: await nameProblem(problem, collection, readFileSync(join(root, problem.file), 'utf8')),
  };
}
