/** `npm run controleer`: prints every fault of the content and a count of its patterns, in Dutch; fails on faults, not on tips. */
import { join } from 'node:path';

import { checkContent } from './check-content.ts';
import { formatAnnotations, formatReport } from './report.ts';
import { checkSpelling } from './rules/spelling.ts';

const root = join(import.meta.dirname, '../../..');
const [{ faults, files, patterns }, misspelled] = await Promise.all([
  checkContent(root, new Date()),
  checkSpelling(root),
]);
const all = [...faults, ...misspelled];
console.log(`${formatReport(all, files)}\n\n${patterns}`);
if (process.env['GITHUB_ACTIONS']) console.log(formatAnnotations(all));
if (all.some(({ tip }) => !tip)) process.exitCode = 1;
