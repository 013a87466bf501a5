import assert from 'node:assert/strict';
import { mkdtemp, readdir, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { keep } from './cache.ts';

const folder = await mkdtemp(join(tmpdir(), 'keep-'));
after(() => rm(folder, { recursive: true }));

const refuse = () => Promise.reject(new Error('made again'));
const make = (text: string) => () => Promise.resolve(Buffer.from(text));

test('what was made is kept, in a folder that need not be there', async () => {
  const file = join(folder, 'new/deep/a.png');
  assert.equal(String(await keep(file, ['a'], make('one'))), 'one');
  assert.equal(String(await keep(file, ['a'], refuse)), 'one');
});

test('what is kept is left as it stands', async () => {
  const file = join(folder, 'b.png');
  await keep(file, ['a', 'b'], make('one'));
  const past = new Date('2026-01-01');
  await utimes(file, past, past);
  await keep(file, ['a', 'b'], refuse);
  assert.equal((await stat(file)).mtimeMs, past.getTime());
});

test('a change of any ingredient makes it again, and it takes the old one’s place', async () => {
  const file = join(folder, 'c.png');
  await keep(file, ['a', 'b'], make('one'));
  assert.equal(String(await keep(file, ['a', 'c'], make('two'))), 'two');
  assert.equal(String(await keep(file, ['ac', ''], make('three'))), 'three');
  assert.equal(String(await keep(file, ['ac', ''], refuse)), 'three');
});

test('what could not be made is not kept', async () => {
  const file = join(folder, 'd.png');
  await assert.rejects(keep(file, ['a'], refuse), /made again/);
  assert.equal(String(await keep(file, ['a'], make('one'))), 'one');
  assert.deepEqual(
    (await readdir(folder)).filter((name) => name.startsWith('d.')),
    ['d.png'],
  );
});
