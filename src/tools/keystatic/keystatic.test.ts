import assert from 'node:assert/strict';
import { readdir, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { handbookFiles } from '../editors/rules/notation.ts';
import { root } from '../testing/site-copy.ts';
import { dutch } from './dutch.ts';
import { fixes } from './patch-keystatic.ts';
import { readCode } from './testing/keystatic-code.ts';

const read = (file: string) => readFile(join(root, file), 'utf8');

test('the build does not contain the editor, whose packages are dev dependencies', async () => {
  assert.doesNotMatch(await read('astro.config.mjs'), /keystatic/);
  const { scripts, dependencies } = JSON.parse(await read('package.json')) as Record<string, object>;
  const { dev, build } = scripts as Record<string, string>;
  assert.doesNotMatch(`${dev} ${build} ${JSON.stringify(dependencies)}`, /keystatic/);
});

test('every replaced text and line is still in the code of Keystatic', async (context) => {
  const dist = dirname(fileURLToPath(import.meta.resolve('@keystatic/core')));
  const code = await readCode(dist);
  const all = code + (await readCode(join(dist, '../../../@keystar/ui/dist')));
  const isText = (text: string) => ['"', "'", '`'].some((quote) => code.includes(quote + text + quote));
  const gone = Object.keys(dutch).filter((text) => !isText(text));
  assert.deepEqual([...gone, ...fixes.map(([theirs]) => theirs).filter((line) => !all.includes(line))], []);
  context.diagnostic(`${fixes.length} lines of code and ${Object.keys(dutch).length} words are replaced`);
});

test('the handbook shows every picture of its folder, with alt text and under 80 kB', async () => {
  const folder = join(root, 'content/handboek');
  const text = (await Promise.all(handbookFiles.map(read))).join('\n');
  const named = [...text.matchAll(/!\[([^\]]{30,})\]\(handboek\/([^)]+)\)/g)].map(([, , file = '']) => file);
  assert.deepEqual(named.sort(), (await readdir(folder)).sort());
  for (const file of named) assert.ok((await stat(join(folder, file))).size < 80_000, file);
});
