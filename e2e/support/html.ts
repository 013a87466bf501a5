import { glob } from 'node:fs/promises';
import { join } from 'node:path';

import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate';

import { dist } from './pages.ts';

// .htmlvalidate.json allows attr-case, attribute-*-style, void-style: so React and Astro print dynamic attributes.
// wcag/h32: the model on home is a form that nobody sends.
// valid-id: Astro's heading ids may begin with a digit.
/** Asks html-validate about every built page: how many there are, how many problems, and a report that names each. */
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
