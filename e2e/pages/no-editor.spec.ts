import { glob, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { dist } from '../support/built-pages.ts';
import { expect, test } from '../support/test.ts';

test('what was built holds nothing of the editor', async () => {
  const files = await Array.fromAsync(glob('**/*.{html,js,css,json,xml,txt}', { cwd: dist }));
  expect(files.length).toBeGreaterThan(10);
  const named = files.filter((file) => /keystatic|redactie/i.test(file));
  const holding = await Promise.all(
    files.map(async (file) => (/keystatic/i.test(await readFile(join(dist, file), 'utf8')) ? [file] : [])),
  );
  expect([...named, ...holding.flat()]).toEqual([]);
});
