import assert from 'node:assert/strict';
import { glob, readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from 'node:test';

import { words } from './words.ts';

test('every word of Keystatic that is replaced stands in its code', async () => {
  const dist = dirname(fileURLToPath(import.meta.resolve('@keystatic/core')));
  const files = await Array.fromAsync(glob('*.js', { cwd: dist }));
  const sources = await Promise.all(files.map((file) => readFile(join(dist, file), 'utf8')));
  const gone = words.filter(([theirs]) => !sources.some((source) => source.includes(theirs)));
  assert.deepEqual(gone, []);
});
