import { basename } from 'node:path';

import { createProblem, type Problem } from '../problems/problem.ts';

/** Maximum size of a file in bytes: three times the longest. Parsing time is quadratic, and takes seconds above this. */
export const maxFileBytes = 32_000;

/** Maximum nesting of lists and quotations on one line: thousands crash the process of the build's parser. */
export const maxNesting = 20;

const nested = new RegExp(`^[ \\t]*(?:(?:>|[-*+?][ \\t]|\\d+[.)][ \\t])[ \\t]*){${maxNesting + 1}}`, 'm');

/** Returns the result of `read`, or of `refuse` for a file that is too large or too deeply nested. */
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
    // A recursive parser overflows the stack.
    if (!(cause instanceof RangeError)) throw cause;
    return refuse([deep]);
  }
}
