import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { listFiles } from './list-files.ts';

test('only files are listed: no symbolic links, and no folders with a matching name', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'maquette-files-'));
  after(() => rm(folder, { recursive: true, force: true }));
  await writeFile(join(folder, 'a.mdx'), '');
  await mkdir(join(folder, 'map.mdx'));
  await symlink('/dev/zero', join(folder, 'nul.mdx'));
  await symlink(join(folder, 'weg'), join(folder, 'weg.mdx'));
  await symlink(join(folder, 'a.mdx'), join(folder, 'b.mdx'));
  assert.deepEqual(listFiles('*.mdx', folder), ['a.mdx']);
});
