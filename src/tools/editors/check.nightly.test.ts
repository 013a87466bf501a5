// Runs the command, with its spelling check, on sample content with problems.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { appendFile, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { copySite } from '../testing/site-copy.ts';

test('a problem or an unknown word fails, and is reported with its place and advice', async () => {
  const copy = await copySite({ sampleContent: true });
  after(() => rm(copy, { recursive: true, force: true }));
  await appendFile(join(copy, 'content/kennis/eerste-artikel.mdx'), '\n\n# Een koppp\n');
  const command = [join(copy, 'src/tools/editors/check.ts')];
  const { status, stdout } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' });
  assert.equal(status, 1);
  assert.match(stdout, /^content\/kennis\/eerste-artikel\.mdx:\d+:1 fout: de kop met één # maakt/m);
  assert.match(stdout, /:\d+:7 fout: het woord ‘koppp’ is onbekend: bedoel je ‘/);
  assert.match(stdout, /gecontroleerd: 2 fouten, geen tips\.$/m);
});

test('a JSON file that code cannot import is reported in Dutch, with its line', async () => {
  const copy = await copySite({ sampleContent: true });
  after(() => rm(copy, { recursive: true, force: true }));
  const lists = { bedrijf: 'openingHours', beloften: 'maintenance', tarieven: 'mockup', metingen: 'visits' };
  for (const [list, group] of Object.entries(lists)) {
    const file = join(copy, `content/${list}.json`);
    const text = await readFile(file, 'utf8');
    const value = JSON.parse(text) as Record<string, unknown>;
    const rows = {
      null: `Fout in de inhoud: content/${list}.json\n  - regel 1: moet een groep velden zijn, tussen { en }`,
      '[]': `content/${list}.json\n  - regel 1: moet een groep velden zijn`,
      [JSON.stringify({ ...value, [group]: undefined })]:
        `content/${list}.json:1:1 fout: veld "${group}": ontbreekt`,
    };
    for (const [written, told] of Object.entries(rows)) {
      await writeFile(file, written);
      const { status, stdout, stderr } = spawnSync('npm', ['run', 'controleer'], {
        cwd: copy,
        encoding: 'utf8',
      });
      assert.equal(status, 1);
      assert.ok((stdout + stderr).includes(told), stdout + stderr);
      assert.doesNotMatch(stdout + stderr, /TypeError| at /);
    }
    await writeFile(file, text);
  }
});

test('a directive in a text does not change the spelling check', async () => {
  const copy = await copySite({ sampleContent: true });
  after(() => rm(copy, { recursive: true, force: true }));
  const orders = '{/* cspell:ignoreRegExp /(a+)+$/ */}\n\n{/* cspell:disable */}\n';
  await appendFile(join(copy, 'content/kennis/eerste-artikel.mdx'), `\n${orders}\n${'a'.repeat(40)}!\n`);
  const command = [join(copy, 'src/tools/editors/check.ts')];
  const { status, stdout } = spawnSync(process.execPath, command, { cwd: copy, encoding: 'utf8' });
  assert.equal(status, 1);
  assert.match(stdout, /fout: ‘cspell:ignoreRegExp’ stuurt de spellingcontrole/);
});

test('no tool loads its configuration from content/', async () => {
  const copy = await copySite({ sampleContent: true });
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
