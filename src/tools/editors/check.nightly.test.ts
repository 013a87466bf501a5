// Runs the real command, with its spelling check, on made-up content with two faults.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, rm, writeFile } from 'node:fs/promises';
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

test('no tool takes settings from content/', async () => {
  const copy = await copySite({ trialContent: true });
  after(() => rm(copy, { recursive: true, force: true }));
  const trace = join(copy, 'trace');
  const code = `import { appendFileSync } from 'node:fs';\nappendFileSync(${JSON.stringify(trace)}, 'x');\n`;
  for (const name of ['.prettierrc.mjs', 'prettier.config.mjs', 'eslint.config.mjs', 'cspell.config.mjs'])
    await writeFile(join(copy, 'content', name), `${code}export default {};\n`);
  await writeFile(join(copy, 'content/cspell.json'), '{ "import": ["./cspell.config.mjs"] }');
  for (const command of ['lint', 'spelling', 'controleer'])
    spawnSync('npm', ['run', command], { cwd: copy, encoding: 'utf8' });
  assert.equal(existsSync(trace), false);
});
