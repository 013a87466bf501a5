import { basename } from 'node:path';

import { createProblem, type Problem } from '../problems/problem.ts';

/** Of a text or list, in bytes: three times the longest. Readers take seconds, quadratically, for more. */
export const maxFileBytes = 32_000;

/** Of lists and quotations that begin on one line: thousands end the process of the build's reader. */
export const maxNesting = 20;

const nested = new RegExp(`^[ \\t]*(?:(?:>|[-*+?][ \\t]|\\d+[.)][ \\t])[ \\t]*){${maxNesting + 1}}`, 'm');

/** What `read` makes of a file; of one that is too large or nests too deep, what `refuse` does with that problem. */
export function readWithinLimits<Read>(
  file: string,
  text: string,
  read: () => Read,
  refuse: (problems: [Problem]) => Read,
): Read {
  const name = `"${basename(file)}"`;
  const bytes = new TextEncoder().encode(text).length;
  if (bytes > maxFileBytes) {
    const message = `${name} is ${Math.ceil(bytes / 1000)} kB groot; maak het korter, of maak er twee van (hoogstens ${maxFileBytes / 1000} kB)`;
    return refuse([createProblem(file, message)]);
  }
  const deep = createProblem(
    file,
    `${name} heeft te veel in elkaar; haal er haken, streepjes of tekens > weg`,
  );
  if (nested.test(text)) return refuse([deep]);
  try {
    return read();
  } catch (cause) {
    // The stack of a reader that calls itself for each level.
    if (!(cause instanceof RangeError)) throw cause;
    return refuse([deep]);
  }
}
