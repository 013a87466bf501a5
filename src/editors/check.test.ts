// Runs the real command, on the real content and on a copy with mistakes.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { copySite, root } from '../collections/test-site.ts';

function run(folder: string) {
  const started = performance.now();
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(folder, 'src/editors/check.ts')], {
    cwd: folder,
    encoding: 'utf8',
  });
  return { status, stdout, stderr, seconds: (performance.now() - started) / 1000 };
}

test('the real content has no fault, spelling included', (t) => {
  const { status, stdout, stderr, seconds } = run(root);
  t.diagnostic(`npm run controleer took ${seconds.toFixed(1)} s`);
  assert.equal(stderr, '');
  assert.match(stdout, /^\d+ bestanden gecontroleerd: geen fouten, /m);
  assert.equal(status, 0);
});

test('a fault or an unknown word fails, and is told with its place and what to write', async () => {
  const copy = await copySite();
  after(() => rm(copy, { recursive: true, force: true }));
  const file = 'content/kennis/de-kracht-van-de-mockupfase.mdx';
  await appendFile(join(copy, file), '\n\n# Een koppp\n');
  const { status, stdout } = run(copy);
  assert.equal(status, 1);
  const lines = stdout.split('\n');
  assert.ok(
    lines.some((line) => /^content\/kennis\/de-kracht.*:\d+:1 fout: de kop met één # maakt/.test(line)),
  );
  assert.ok(
    lines.some((line) => /:\d+:7 fout: het woord ‘koppp’ is onbekend: bedoel je ‘/.test(line)),
    stdout,
  );
  assert.ok(lines.includes('38 bestanden gecontroleerd: 2 fouten, geen tips.'), stdout);
});
