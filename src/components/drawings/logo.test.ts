import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';

const listShapes = async (path: string) =>
  [...(await readFile(new URL(path, import.meta.url), 'utf8')).matchAll(/ d="([^"]+)"/g)].map(([, d]) => d);

test('the favicon has the shapes of the logo', async () => {
  const logo = await listShapes('Logo.astro');
  assert.equal(logo.length, 3);
  assert.deepEqual(await listShapes('../../../public/favicon.svg'), logo);
});
