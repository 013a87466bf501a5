/**
 * `npm run controleer`: prints every fault of the content and a count of its patterns, in Dutch; fails on faults, not on
 * tips. Before a build it leaves out the spelling, and says nothing when all is well.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Fault } from './faults/fault.ts';
import { findTextKind } from './files/text-file.ts';
import { nameFault, nameFields } from '../keystatic/saves/name-faults.ts';
import { checkContent } from './check-content.ts';
import { formatAnnotations, formatReport } from './report.ts';
import { checkSpelling } from './rules/spelling.ts';

const root = join(import.meta.dirname, '../../..');
const isBeforeBuild = process.argv.includes('--before-build');
const [{ faults, files, patterns }, misspelled] = await Promise.all([
  checkContent(root, new Date()),
  isBeforeBuild ? [] : checkSpelling(root),
]);
const all = [...faults, ...misspelled].filter(({ tip }) => !(tip && isBeforeBuild));
if (!isBeforeBuild) console.log(`${formatReport(all, files)}\n\n${patterns}`);
else if (all.length > 0) console.error(formatReport(all, files));
if (process.env['GITHUB_ACTIONS']) console.log(formatAnnotations(await Promise.all(all.map(nameInForm))));
if (all.some(({ tip }) => !tip)) process.exitCode = 1;

/** A fault as the editor in the browser names it. */
async function nameInForm(fault: Fault): Promise<Fault> {
  const kind = findTextKind(fault.file);
  if (!kind) return { ...fault, message: nameFields(fault.message) };
  return { ...fault, message: await nameFault(fault, kind, readFileSync(join(root, fault.file), 'utf8')) };
}
