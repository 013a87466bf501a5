import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';

import { listNightlyScripts, nightlyParts } from './nightly-parts.ts';
import { root } from './trial-site.ts';

test('a change asks for the nightly parts of its rooms, each once, and a text of the README for none', () => {
  assert.deepEqual(listNightlyScripts(['README.md', 'src/tools/server/serve.ts']), ['test:slow']);
  assert.deepEqual(listNightlyScripts(['supabase/config.toml', 'supabase/a.ts']), ['test:slow', 'test:deno']);
  assert.deepEqual(listNightlyScripts(['README.md']), []);
});

test('every part is an npm script, and the nightly run has all of them', async () => {
  const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const all = scripts['test:all']?.split(' && ');
  const named = new Set(nightlyParts.flatMap((part) => part.scripts));
  assert.deepEqual(
    [...named].filter((name) => !scripts[name] || !all?.includes(`npm run ${name}`)),
    [],
  );
  assert.equal(all?.length, named.size + 1, 'npm test, and each part once');
});
