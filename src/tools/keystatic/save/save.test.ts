import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { stockPhotoKeys } from '../../../site/photos.ts';
import { makeTrialFolder, trialFiles } from '../../testing/trial-folder.ts';
import { takePhoto, writeOwnPhoto } from '../../testing/trial-photos.ts';
import { readContent } from '../read-content.ts';
import { keepJson } from './keep-json.ts';
import { keepText } from './keep-text.ts';
import { prepareSave } from './save.ts';

type Files = Record<string, string | Buffer>;

const home = process.cwd();
const folder = await makeTrialFolder();
before(() => process.chdir(folder));
after(async () => {
  process.chdir(home);
  await rm(folder, { recursive: true });
});

/** What is written, by its path below content/. */
async function save(files: Files, gone: string[] = []): Promise<Record<string, Buffer>> {
  const asked = Object.entries(files).map(([path, contents]) => ({
    path,
    contents: Buffer.from(contents).toString('base64'),
  }));
  const deletions = gone.map((path) => ({ path }));
  const { additions } = await prepareSave({ additions: asked, deletions }, await readContent(folder), folder);
  return Object.fromEntries(additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')]));
}

const assertRefused = (files: Files, told: RegExp) =>
  assert.rejects(save(files), ({ faults = [] }: { faults?: string[] }) => told.test(faults[0] ?? ''));

const bytes = await takePhoto();
const words = { file: 'kraan.jpg', alt: 'Een kraan boven een bouwplaats' };
const photo = (key: string, change: object = {}, picture = bytes): Files => ({
  [`beelden/${key}/index.json`]: JSON.stringify({ ...words, ...change }),
  [`beelden/${key}/kraan.jpg`]: picture,
});

test('a new photo is saved with its words, and refused in the words of the build', async () => {
  const written = await save(photo('kraan'));
  assert.equal(String(written['beelden/kraan/index.json']), `${JSON.stringify(words, null, 2)}\n`);
  assert.deepEqual(written['beelden/kraan/kraan.jpg'], bytes);
  await assertRefused(photo('kraan', {}, await takePhoto(1599, 1119)), /^foto "kraan.jpg": is 1599 bij/);
  await assertRefused(photo('kraan', {}, Buffer.from('tekst')), /^foto "kraan.jpg": is geen beeld/);
  await assertRefused(photo('kraan', { alt: undefined }), /^veld "alt": ontbreekt$/);
  await assertRefused(photo(stockPhotoKeys[0] ?? ''), /^de sleutel ".*" staat ook in content/);
  await assertRefused(photo('Mijn kraan'), /^de map "Mijn kraan" is de sleutel/);
});

test('words keep their bytes under another key, and a text may show a photo once it exists', async () => {
  const figure = '\n<Figure photo="kraan" caption="Zo staat hij er" />\n';
  const text = `${trialFiles['content/kennis/eerste-artikel.mdx'] ?? ''}${figure}`;
  await assertRefused({ 'kennis/eerste-artikel.mdx': text }, /onbekende foto/);
  await writeOwnPhoto(folder, 'kraan', { bytes, words });
  const written = await save({ 'kennis/eerste-artikel.mdx': text });
  assert.equal(String(written['kennis/eerste-artikel.mdx']), text);
  const own = JSON.stringify(words);
  await writeFile(join(folder, 'content/beelden/kraan/index.json'), own);
  const moved = await save(photo('hijskraan'), ['beelden/kraan/kraan.jpg', 'beelden/kraan/index.json']);
  assert.equal(String(moved['beelden/hijskraan/index.json']), own);
});

test('in a JSON file only the changed values change', async () => {
  const [monday, tuesday] = ['{ "day": "ma", "hours": "9" }', '{ "day": "di", "hours": "10" }'];
  const text = `{\n  "name": "Een",\n  "days": [\n    ${monday},\n    ${tuesday}\n  ]\n}\n`;
  const [first, second] = [
    { hours: '9', day: 'ma' },
    { hours: '10', day: 'di' },
  ];
  const keep = (...days: object[]) => keepJson(text, { days, name: 'Een' }, 'content/bedrijf.json');
  assert.equal(await keep(first, second), text, 'another order');
  assert.equal(await keep(first, { ...second, hours: '11' }), text.replace('"10"', '"11"'));
  assert.equal(await keep(), '{\n  "name": "Een",\n  "days": []\n}\n');
  assert.match(await keep(first, second, { day: 'wo', hours: '8' }), /^\{\n {2}"name": "Een",/);
});

const original = `---
# Een opmerking.
title: "Een titel"
date: 2026-03-12
draft: false
lead: >-
  Een lange regel
  op twee regels.
---

Een alinea met  twee spaties.


* een
* twee

<Callout title="Let op">

| a | b |
|---|---|
| c | d |

</Callout>
`;

/** The same in the form that Keystatic gives it. */
const written = `---
title: Een titel
date: 2026-03-12
lead: Een lange regel op twee regels.
---
Een alinea met  twee spaties.

* een
* twee

<Callout title="Let op">
  | a | b |
  | - | - |
  | c | d |
</Callout>
`;

test('in a text only the changed fields and blocks change', () => {
  const keep = (changed: string, before = original) => keepText(before, changed, { draft: false });
  assert.equal(keep(written), original);
  const titled = written.replace('title: Een titel', "title: 'Een: titel'");
  assert.equal(keep(titled), original.replace('"Een titel"', '"Een: titel"'));
  // A new field comes last, a removed one goes, and so does a box that is no longer ticked.
  const updated = written.replace('date: 2026-03-12\n', 'updated: 2026-04-01\n');
  const expected = original
    .replace('date: 2026-03-12\ndraft: false\n', '')
    .replace('\n---\n\nEen', '\nupdated: 2026-04-01\n---\n\nEen');
  assert.equal(keep(updated, original.replace('draft: false', 'draft: true')), expected);
  const table = '<Callout title="Let op">\n\n| a | b |\n| --- | --- |\n| c | e \\| f |\n\n</Callout>\n';
  const [kept = ''] = original.replace('\n\n\n*', '\n\n*').split('<Callout');
  assert.equal(keep(written.replace('| c | d |', '| c | e \\| f |')), kept + table);
});

test('a new text is written as the site writes it', () => {
  const bodies: [asked: string, body: string][] = [
    ['', ''],
    ['* een\n* twee\n', '\n- een\n- twee\n'],
    [
      '<CardGrid>\n  <Card title="Een &#x22;kaart&#x22;">\n    Tekst.\n  </Card>\n</CardGrid>\n',
      '\n<CardGrid>\n\n<Card title="Een &quot;kaart&quot;">\n\nTekst.\n\n</Card>\n\n</CardGrid>\n',
    ],
    [
      '<KeyFigures items={[{"value":"2","label":"een \\"sprint\\""},{"value":"3","label":"b"}]} />\n',
      '\n<KeyFigures items={[\n  { value: "2", label: "een \\"sprint\\"" },\n  { value: "3", label: "b" }\n]} />\n',
    ],
    // What means something in MDX stays plain text.
    ['Een \\{ en een \\< en \\*\\*niet vet\\*\\*.\n', '\nEen \\{ en een \\< en \\*\\*niet vet\\*\\*.\n'],
    // The editor splits a link around a part.
    [
      'Zie [de ](/a)<CompanyFact name="phone" />[ lijst](/a) nu.\n',
      '\nZie [de <CompanyFact name="phone" /> lijst](/a) nu.\n',
    ],
  ];
  const head = '---\ntitle: Nieuw\n---\n';
  for (const [asked, body] of bodies) assert.equal(keepText('', head + asked), head + body);
});
