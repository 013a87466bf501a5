import assert from 'node:assert/strict';
import { rm } from 'node:fs/promises';
import { after, before, test } from 'node:test';

import { readTextFiles } from '../../collections/text-file.ts';
import { stockPhotoKeys } from '../../site/photos.ts';
import { makeTrialFolder, trialFiles } from '../testing/trial-folder.ts';
import { takePhoto, writeOwnPhoto } from '../testing/trial-photos.ts';
import { followLinks } from './consider.ts';
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
async function save(files: Files): Promise<Record<string, Buffer>> {
  const asked = Object.entries(files).map(([path, contents]) => ({
    path,
    contents: Buffer.from(contents).toString('base64'),
  }));
  const { additions } = await prepareSave({ additions: asked, deletions: [] }, readTextFiles(folder));
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
  await assertRefused(photo('kraan', { alt: undefined }), /^‘Wat je ziet’: ontbreekt$/);
  await assertRefused(photo(stockPhotoKeys[0] ?? ''), /^de sleutel ".*" is al van een andere foto/);
});

test('a text is saved as it was sent, and refused in the words of the build', async () => {
  const path = 'kennis/eerste-artikel.mdx';
  const before = trialFiles[`content/${path}`] ?? '';
  const text = `${before}\n<Figure photo="kraan" caption="Zo staat hij er" />\n`;
  await assertRefused({ [path]: text }, /onbekende foto/);
  await writeOwnPhoto(folder, 'kraan', { bytes, words });
  assert.equal(String((await save({ [path]: text }))[path]), text);
  await assertRefused({ [path]: before.replace(/^title: .*$/m, '') }, /^‘Kop van het artikel’: ontbreekt$/);
  await assertRefused({ [path]: `${before}\nEen { zonder eind.\n` }, /een losse { kan niet/);
  await assertRefused({ 'kennis/index.mdx': before }, /^"index" gebruikt de site zelf/);
  const screens = trialFiles['content/maquettes/klantportaal.mdx'] ?? '';
  await assertRefused({ 'maquettes/klantportaal.mdx': screens.replace('href="#twee"', 'href="#x"') }, /#x/);
});

test('the form of a list is saved as the list', async () => {
  const path = 'cases/categorieen.json';
  const text = trialFiles[`content/${path}`] ?? '';
  const written = await save({ [path]: `{ "items": ${text} }` });
  assert.equal(String(written[path]), `${text}\n`);
  await assertRefused({ [path]: `{ "items": ${text.replaceAll('"count"', '"aantal"')} }` }, /‘Het aantal/);
});

test('a link that leads nowhere is refused by its heading, but in a draft; what others need stays', async () => {
  const [path, other] = ['kennis/eerste-artikel.mdx', 'kennis/tweede-artikel.mdx'];
  const written = (text: string) => [{ path, contents: Buffer.from(text).toString('base64') }];
  const dead = `${trialFiles[`content/${path}`]}\n## Een kop\n\nEen [dode link](/weg).\n`;
  const texts = readTextFiles(folder);
  const follow = (text: string, gone: string[] = []) =>
    followLinks({ additions: written(text), deletions: gone.map((each) => ({ path: each })) }, texts);
  await assert.rejects(follow(dead), /Onder ‘Een kop’: link "\/weg": deze pagina bestaat niet/);
  await assert.rejects(follow(dead.replace(/^date: .*/m, 'date: 2099-01-01')), /deze pagina bestaat niet/);
  assert.ok((await follow(dead.replace('---\n', '---\ndraft: true\n'))).save);
  const remove = followLinks({ additions: [], deletions: [{ path: other }] }, texts);
  await assert.rejects(remove, /hoort erbij of linkt ernaar/);
});
