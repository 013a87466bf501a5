// The rules of content/.cspell.json: what an editor or visitor reads is checked, what only the build reads is not.
import assert from 'node:assert/strict';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';

import { lint } from 'cspell';

const root = join(import.meta.dirname, '../..');

/** Files with mistakes, each with the words that are refused, in their order. */
const files: Record<string, [text: string, refused: string[]]> = {
  'content/kennis/proef.mdx': [
    `---
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
`,
    ['Webaplicatie', 'mockupfaze', 'koppp', 'Opgeletd', 'lienk', 'weeken', 'kliken'],
  ],
  'content/proef.json': [
    '{ "visitNotte": "Bezoek op afpsraak", "id": "mkbb", "url": "https://voorbeeld.nl/paginna" }',
    ['afpsraak'],
  ],
  'src/sections/Proef.astro': [
    `import lnik from './lnik.ts';
const naaamloos = kies('onnepageswap', 'Vul je naaam in bij content/paginnas', "a colour or kluer");
<p class="knoppje">Verstuurrd <b>vandaagg</b> door{' '}</p>
<style>
  a > .knoppje {}
</style>
`,
    ['naaam', 'kluer', 'Verstuurrd', 'vandaagg'],
  ],
};

test('words are read; keys, names of parts, links, code, paths and styles are not', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'maquette-spelling-'));
  after(() => rm(folder, { recursive: true }));
  await mkdir(join(folder, 'content'));
  for (const file of ['content/.cspell.json', 'content/woordenlijst.txt']) {
    await cp(join(root, file), join(folder, file));
  }
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));
  for (const [file, [text]] of Object.entries(files)) {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  }
  const found: Record<string, string[]> = {};
  const config = join(folder, 'content/.cspell.json');
  await lint(
    Object.keys(files),
    { root: folder, config },
    {
      issue: ({ uri = '', text }) => {
        const file = Object.keys(files).find((name) => uri.endsWith(name)) ?? uri;
        (found[file] ??= []).push(text);
      },
    },
  );
  for (const [file, [, refused]] of Object.entries(files)) assert.deepEqual(found[file], refused, file);
});
