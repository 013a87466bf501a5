// The rules of content/.cspell.json: what an editor or visitor reads is checked, what only the build reads is not.
import assert from 'node:assert/strict';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';

import { lint, type Issue } from 'cspell';

const root = join(import.meta.dirname, '../..');

/** A folder with the real rules and the texts below, so that one run reads them all. */
const folder = await mkdtemp(join(tmpdir(), 'maquette-spelling-'));
after(() => rm(folder, { recursive: true }));
await mkdir(join(folder, 'content'));
for (const file of ['.cspell.json', 'woordenlijst.txt']) {
  await cp(join(root, 'content', file), join(folder, 'content', file));
}
await symlink(join(root, 'node_modules'), join(folder, 'node_modules'));

const page = 'content/kennis/proef.mdx';
const data = 'content/proef.json';
const source = 'src/sections/Proef.astro';

const texts = {
  [page]: `---
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
  [data]: '{ "visitNotte": "Bezoek op afpsraak", "id": "mkbb", "url": "https://voorbeeld.nl/paginna" }',
  [source]: `import lnik from './lnik.ts';
const naaamloos = kies('onnepageswap', 'Vul je naaam in bij content/paginnas', "a colour or kluer");
<p class="knoppje">
  Verstuurrd <b>vandaagg</b> door{' '}
</p>
<style>
  a > .knoppje {}
</style>
`,
};
for (const [file, text] of Object.entries(texts)) {
  await mkdir(dirname(join(folder, file)), { recursive: true });
  await writeFile(join(folder, file), text);
}

const found: Issue[] = [];
const config = join(folder, 'content/.cspell.json');
await lint(Object.keys(texts), { root: folder, config }, { issue: (issue) => found.push(issue) });

/** The words that the check refuses in a text, as it stands in `file`. */
const listMisspelled = (file: string) =>
  found.filter(({ uri }) => uri?.endsWith(file)).map(({ text }) => text);

test('in a page, keys, names of parts, links and code are not read; words are, but for those of the list', () => {
  assert.deepEqual(listMisspelled(page), [
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
  assert.deepEqual(listMisspelled(data), ['afpsraak']);
});

test('in source, texts are read as Dutch and English; names, paths and styles are not', () => {
  const misspelled = ['naaam', 'kluer', 'Verstuurrd', 'vandaagg'];
  assert.deepEqual(listMisspelled(source), misspelled);
});
