import { glob } from 'node:fs/promises';
import { join } from 'node:path';

import { FileSystemConfigLoader, formatterFactory, HtmlValidate } from 'html-validate';

import { dist } from '../support/built-pages.ts';
import { expect, test } from '../support/test.ts';

// What .htmlvalidate.json lets pass, all of it valid to a browser and none of it ours to write:
// attr-case, attribute-*-style: React and Astro print popoverTarget="x", required="" and hidden="".
// void-style: Astro ends a dynamic tag with "/>".
// no-redundant-role: what a table loses in Safari where its rows become cards, roles give back.
// valid-id: Astro makes a heading's id from its text, which may begin with a digit.
test('every built page is valid HTML without inline styles', async () => {
  const files = await Array.fromAsync(glob(join(dist, '**/*.html')));
  expect(files.length).toBeGreaterThan(0);
  const validator = new HtmlValidate(new FileSystemConfigLoader());
  const report = await validator.validateMultipleFiles(files);
  expect(formatterFactory('text')(report.results)).toBe('');
});
