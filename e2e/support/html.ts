import { glob } from 'node:fs/promises';
import { join } from 'node:path';

import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate';

import { dist } from './pages.ts';

// .htmlvalidate.json allows attr-case, attribute-*-style and void-style, because React and Astro write HTML this way.
// wcag/h32 (a form needs a submit button) is off: the model on the home page is a form without one.
// valid-id: Astro's heading ids may begin with a digit.
/** Validates every built page; returns the number of pages and problems, and a report that names each. */
export async function validateHtml() {
  const files = await Array.fromAsync(glob(join(dist, '**/*.html')));
  const validator = new HtmlValidate(new FileSystemConfigLoader());
  const { results, errorCount, warningCount } = await validator.validateMultipleFiles(files);
  return {
    pages: files.length,
    problems: errorCount + warningCount,
    report: formatterFactory('text')(results),
  };
}
