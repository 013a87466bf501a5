import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, test } from 'node:test';

import { stockPhotoKeys } from '../../../site/photos.ts';
import { makeTrialFolder, trialFiles } from '../../testing/trial-folder.ts';
import { takePhoto, writeOwnPhoto } from '../../testing/trial-photos.ts';
import { readContent } from '../read-content.ts';
import { prepareSave, type Save } from './save.ts';

const words = { file: 'kraan.jpg', alt: 'Een kraan boven een bouwplaats' };
const article = 'content/kennis/eerste-artikel.mdx';

const home = process.cwd();
const folder = await makeTrialFolder();
const picture = await takePhoto();
before(() => process.chdir(folder));
after(async () => {
  process.chdir(home);
  await rm(folder, { recursive: true });
});

/** What is written, by its path below content/. */
async function save(
  files: Record<string, string | Buffer>,
  gone: string[] = [],
): Promise<Record<string, Buffer>> {
  const asked: Save = {
    additions: Object.entries(files).map(([path, contents]) => ({
      path,
      contents: Buffer.from(contents).toString('base64'),
    })),
    deletions: gone.map((path) => ({ path })),
  };
  const { additions } = await prepareSave(asked, await readContent(folder), folder);
  return Object.fromEntries(additions.map(({ path, contents }) => [path, Buffer.from(contents, 'base64')]));
}

const photo = (key: string, change: object = {}, bytes = picture) => ({
  [`beelden/${key}/index.json`]: JSON.stringify({ ...words, ...change }),
  [`beelden/${key}/kraan.jpg`]: bytes,
});

test('a new photo is written with its words as the handbook shows them', async () => {
  const written = await save(photo('kraan'));
  assert.equal(String(written['beelden/kraan/index.json']), `${JSON.stringify(words, null, 2)}\n`);
  assert.deepEqual(written['beelden/kraan/kraan.jpg'], picture);
});

const refused: Record<string, [files: Record<string, string | Buffer>, told: RegExp]> = {
  'a picture that is too small': [
    photo('kraan', {}, await takePhoto(1599, 1119)),
    /^foto "kraan.jpg": is 1599 bij/,
  ],
  'what is no picture': [photo('kraan', {}, Buffer.from('tekst')), /^foto "kraan.jpg": is geen beeld/],
  'a photo without words': [photo('kraan', { alt: undefined }), /^veld "alt": ontbreekt$/],
  'a key that a stock photo has': [photo(stockPhotoKeys[0] ?? ''), /^de sleutel ".*" staat ook in content/],
  'a key that cannot be one': [photo('Mijn kraan'), /^de map "Mijn kraan" is de sleutel/],
};

for (const [what, [files, told]] of Object.entries(refused)) {
  test(`${what} is refused in the words of the build`, async () => {
    await assert.rejects(save(files), (fault: { faults?: string[] }) => told.test(fault.faults?.[0] ?? ''));
  });
}

test('words keep their bytes under another key', async () => {
  await writeOwnPhoto(folder, 'kraan', { bytes: picture, words });
  const text = JSON.stringify(words);
  await writeFile(join(folder, 'content/beelden/kraan/index.json'), text);
  const gone = ['beelden/kraan/kraan.jpg', 'beelden/kraan/index.json'];
  const written = await save(photo('hijskraan'), gone);
  assert.equal(String(written['beelden/hijskraan/index.json']), text);
});

test('a text may show a photo from the moment that it is there', async () => {
  const text = `${trialFiles[article] ?? ''}\n<Figure photo="nieuwkomer" caption="Zo staat hij er" />\n`;
  const files = { 'kennis/eerste-artikel.mdx': text };
  await assert.rejects(save(files), (fault: { faults?: string[] }) =>
    /onbekende foto/.test(fault.faults?.[0] ?? ''),
  );
  await writeOwnPhoto(folder, 'nieuwkomer', { bytes: picture, words });
  assert.equal(String((await save(files))['kennis/eerste-artikel.mdx']), text);
});
