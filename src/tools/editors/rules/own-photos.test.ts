import assert from 'node:assert/strict';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';

import { makeTrialFolder, trialFiles } from '../../testing/trial-folder.ts';
import { takePhoto, writeOwnPhoto } from '../../testing/trial-photos.ts';
import { checkContent } from '../check-content.ts';

const folder = await makeTrialFolder();
after(() => rm(folder, { recursive: true }));

const bytes = await takePhoto();
const narrow = await takePhoto(1599, 1119);
const words = { file: 'kraan.jpg', alt: 'Een kraan boven een bouwplaats' };
const index = 'content/beelden/kraan/index.json';
const article = 'content/kennis/eerste-artikel.mdx';

/** Every fault, in a folder that has a photo of the owner's own and these files. */
async function check(files: Record<string, string | Buffer> = {}): Promise<string[]> {
  await writeOwnPhoto(folder, 'kraan', { bytes, words });
  for (const [file, contents] of Object.entries(files)) {
    await mkdir(join(folder, dirname(file)), { recursive: true });
    await writeFile(join(folder, file), contents);
  }
  const { faults } = await checkContent(folder, new Date('2026-11-21'));
  await rm(join(folder, 'content/beelden'), { recursive: true });
  await writeFile(join(folder, article), trialFiles[article] ?? '');
  return faults.map(({ file, line, column, message }) => `${file}:${line}:${column} ${message}`);
}

const toJson = (change: object) => JSON.stringify({ ...words, ...change }, null, 2);

test('a photo with its words is fine, and a text may show it', async () => {
  const text = `${trialFiles[article] ?? ''}\n<Figure photo="kraan" caption="Zo staat hij er" />\n`;
  assert.deepEqual(await check({ [article]: text }), []);
});

const cases: [what: string, files: Record<string, string | Buffer>, told: string][] = [
  [
    'a photo that is too small',
    { 'content/beelden/kraan/kraan.jpg': narrow },
    `${index}:2:3 foto "kraan.jpg": is 1599 bij 1119 pixels; minstens 1600 breed en 900 hoog. Neem het origineel, vergroten helpt niet`,
  ],
  [
    'a photo that is not there',
    { [index]: toJson({ file: 'weg.png' }), 'content/beelden/kraan/kraan.jpg': '' },
    `${index}:2:3 foto "weg.png": staat niet in deze map; zet hem erin, of verbeter de naam`,
  ],
  [
    'a photo that its words do not name',
    { 'content/beelden/kraan/ander.jpg': bytes },
    'content/beelden/kraan/ander.jpg:1:1 geen index.json in deze map noemt dit bestand; geef het woorden of haal het weg',
  ],
  [
    'a photo in a folder without words',
    { 'content/beelden/hijs/hijs.jpg': bytes },
    'content/beelden/hijs/hijs.jpg:1:1 geen index.json in deze map noemt dit bestand; geef het woorden of haal het weg',
  ],
  [
    'a photo in no folder',
    { 'content/beelden/los.jpg': bytes },
    'content/beelden/los.jpg:1:1 zet dit bestand in een eigen map in content/beelden, met een index.json ernaast',
  ],
  [
    'words in no folder',
    { 'content/beelden/kraan.json': toJson({}) },
    'content/beelden/kraan.json:1:1 dit bestand leest de site niet; kijk in het handboek in welke map het hoort',
  ],
  [
    'a description that is a file name',
    { [index]: toJson({ alt: 'foto-van-kraan.jpg' }) },
    `${index}:3:3 veld "alt": is een bestandsnaam; beschrijf wat er te zien is`,
  ],
  [
    'a photo without a description',
    { [index]: '{\n  "file": "kraan.jpg"\n}\n' },
    `${index}:1:1 veld "alt": ontbreekt`,
  ],
  [
    'a field that does not exist',
    { [index]: toJson({ bron: 'Zelf gemaakt' }) },
    `${index}:4:3 onbekend veld "bron"; kijk of het goed gespeld is`,
  ],
  [
    'a key that is no key',
    {
      'content/beelden/Mijn kraan/index.json': toJson({}),
      'content/beelden/Mijn kraan/kraan.jpg': bytes,
    },
    'content/beelden/Mijn kraan/index.json:1:1 de map "Mijn kraan" is de sleutel: alleen kleine letters, cijfers en streepjes',
  ],
  [
    'a key that a stock photo has',
    {
      'content/beelden/proefstrand/index.json': toJson({}),
      'content/beelden/proefstrand/kraan.jpg': bytes,
    },
    'content/beelden/proefstrand/index.json:1:1 de sleutel "proefstrand" staat ook in content/fotos.json; geef deze map een andere naam',
  ],
];

for (const [what, files, told] of cases) {
  test(`${what} is told with its place`, async () => {
    const found = await check(files);
    assert.ok(found.includes(told), found.join('\n'));
  });
}

test('words that are no JSON are told once, without a word about the photo beside them', async () => {
  const found = await check({ [index]: '{ "file": "kraan.jpg" "alt" }' });
  assert.ok(found.length > 0);
  for (const fault of found) assert.match(fault, /^content\/beelden\/kraan\/index\.json:1:\d+ .*\(\w+\)$/);
});

test('hidden files of a computer are no photos', async () => {
  assert.deepEqual(
    await check({ 'content/beelden/kraan/.DS_Store': '', 'content/beelden/.DS_Store': '' }),
    [],
  );
});
