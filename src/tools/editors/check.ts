/**
 * `npm run controleer`: prints every problem of the content, in Dutch; fails on problems, not on tips. Before a build it
 * leaves out the spelling, and says nothing when all is well.
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
// What is published is the base of a pull request.
const moved = isBeforeBuild ? [] : checkMovedPages(root, process.env['BASE'] || 'origin/main', new Date());
const all = [...problems, ...moved, ...misspelled].filter(({ tip }) => !(tip && isBeforeBuild));
if (!isBeforeBuild) console.log(formatReport(all, files));
else if (all.length > 0) console.error(formatReport(all, files));
if (process.env['GITHUB_ACTIONS']) console.log(formatAnnotations(await Promise.all(all.map(nameInForm))));
if (all.some(({ tip }) => !tip)) process.exitCode = 1;

/** Code that loads the lists stops at a field that they lack; then that is all there is to tell. */
async function explainLists(cause: unknown): Promise<never> {
  const lists = importedFiles.map(({ file }) => parseJsonFile(file, readFileSync(join(root, file), 'utf8')));
  // Some schemas load such code too.
  const found = await Promise.allSettled(lists.map(checkJson));
  const wrong = found.flatMap((each) => (each.status === 'fulfilled' ? each.value : []));
  if (wrong.length === 0) throw cause;
  console.log(formatReport(wrong, lists.length));
  process.exit(1);
}

/** A problem as the editor in the browser names it. */
async function nameInForm(problem: Problem): Promise<Problem> {
  const collection = findCollection(problem.file);
  if (!collection) return { ...problem, message: nameFields(problem.message) };
  return {
    ...problem,
    message: await nameProblem(problem, collection, readFileSync(join(root, problem.file), 'utf8')),
  };
}
