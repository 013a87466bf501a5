// The rules of content/.cspell.json: what an editor or visitor reads is checked, what only the build reads is not.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '../..');

/** The words that the check refuses in `text`, read as if it stood in `file`. */
function listMistakes(file: string, text: string): string[] {
  const options = ['--config', 'content/.cspell.json', '--words-only', '--no-summary', '--no-progress'];
  const command = [join(root, 'node_modules/cspell/bin.mjs'), ...options, `stdin://${join(root, file)}`];
  const { stdout, stderr } = spawnSync(process.execPath, command, {
    cwd: root,
    input: text,
    encoding: 'utf8',
  });
  assert.equal(stderr, '');
  return stdout.split('\n').filter(Boolean);
}

test('in a page, keys, names of parts, links and code are not read; words are, but for those of the list', () => {
  const text = `---
seoTitel: "Webaplicatie"
icon: stoock
related:
  - kraght-van-de-mockup
subtitle: >-
  Mockupfase na mockupfase, niet mockupfaze
---
## Een koppp
<Calloutt title="Opgeletd">
Tekst met \`coode\` en een [lienk](/oplossingem), zie [Some foreign bookk](https://voorbeeld.nl/paginna).
<KeyFigures items={[{ valeu: "2 weeken", labbel: "tot het kliken" }]} />
<CompanyFact name="kkvk" />
\`\`\`sh
blokk
\`\`\`
`;
  assert.deepEqual(listMistakes('content/kennis/proef.mdx', text), [
    'Webaplicatie',
    'mockupfaze',
    'koppp',
    'Opgeletd',
    'lienk',
    'weeken',
    'kliken',
  ]);
});

test('in a data file, keys and ids are not read', () => {
  const text = '{ "visitNotte": "Bezoek op afpsraak", "id": "mkbb", "url": "https://voorbeeld.nl/paginna" }';
  assert.deepEqual(listMistakes('content/proef.json', text), ['afpsraak']);
});

test('in source, texts are read as Dutch and English; names, paths and styles are not', () => {
  const text = `import lnik from './lnik.ts';
const naaamloos = kies('onnepageswap', 'Vul je naaam in bij content/paginnas', "a colour or kluer");
<p class="knoppje">
  Verstuurrd <b>vandaagg</b> door{' '}
</p>
<style>
  a > .knoppje {}
</style>
`;
  const mistakes = ['naaam', 'kluer', 'Verstuurrd', 'vandaagg'];
  assert.deepEqual(listMistakes('src/sections/Proef.astro', text), mistakes);
});
