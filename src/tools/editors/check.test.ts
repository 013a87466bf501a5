// Runs the real command, on made-up content with faults; `npm run spelling` and check-content.test.ts read the live content.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { appendFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { trialFiles } from '../testing/trial-folder.ts';
import { copySite } from '../testing/trial-site.ts';

test('a fault or an unknown word fails, and is told with its place and what to write', async () => {
  const copy = await copySite({ trialContent: true });
  after(() => rm(copy, { recursive: true, force: true }));
  const file = 'content/kennis/eerste-artikel.mdx';
  await appendFile(join(copy, file), '\n\n# Een koppp\n');
  const command = [join(copy, 'src/tools/editors/check.ts')];
  const { status, stdout } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' });
  assert.equal(status, 1);
  const lines = stdout.split('\n');
  assert.ok(
    lines.some((line) =>
      /^content\/kennis\/eerste-artikel\.mdx:\d+:1 fout: de kop met één # maakt/.test(line),
    ),
  );
  assert.ok(
    lines.some((line) => /:\d+:7 fout: het woord ‘koppp’ is onbekend: bedoel je ‘/.test(line)),
    stdout,
  );
  assert.ok(
    lines.includes(`${Object.keys(trialFiles).length} bestanden gecontroleerd: 2 fouten, geen tips.`),
    stdout,
  );
});
