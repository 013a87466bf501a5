// Runs the real command, with its spelling check, on made-up content with two faults.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { copySite } from '../testing/trial-site.ts';

test('a fault or an unknown word fails, and is told with its place and what to write', async () => {
  const copy = await copySite({ trialContent: true });
  after(() => rm(copy, { recursive: true, force: true }));
  await appendFile(join(copy, 'content/kennis/eerste-artikel.mdx'), '\n\n# Een koppp\n');
  const command = [join(copy, 'src/tools/editors/check.ts')];
  const { status, stdout } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' });
  assert.equal(status, 1);
  assert.match(stdout, /^content\/kennis\/eerste-artikel\.mdx:\d+:1 fout: de kop met één # maakt/m);
  assert.match(stdout, /:\d+:7 fout: het woord ‘koppp’ is onbekend: bedoel je ‘/);
  assert.match(stdout, /gecontroleerd: 2 fouten, geen tips\.$/m);
});
