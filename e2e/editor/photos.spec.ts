import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import sharp from 'sharp';

import { pictureLimits } from '../../src/site/own-photo-schema.ts';
import { checkOwnPhotos } from '../../src/tools/editors/rules/own-photos.ts';
import { takePhoto, writeOwnPhoto } from '../../src/tools/testing/trial-photos.ts';
import { choosePicture } from './forms.ts';
import { expect, save, test } from './test.ts';

const folder = 'content/beelden';
const words = { file: 'IMG_0012.PNG', alt: 'Een kraan boven een bouwplaats', credit: 'Zoë Jansen' };

test('a photo that the build would refuse is refused in the same words, and nothing of it is written', async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.url}/keystatic/collection/beelden/create`);
  await page.getByRole('button', { name: 'Maken', exact: true }).click();
  for (const told of ['Sleutel ontbreekt', 'Ontbreekt']) {
    await expect(page.getByText(told, { exact: true }).first()).toBeVisible();
  }
  await page.getByRole('textbox', { name: 'Wat je ziet' }).fill(words.alt);
  await expect(page.getByRole('textbox', { name: 'Sleutel' })).toHaveValue('een-kraan-boven-een-bouwplaats');
  await page.getByRole('textbox', { name: 'Sleutel' }).fill('proef-klein');
  const refused = {
    'klein.jpg': await takePhoto(pictureLimits.minWidth - 1, 1119),
    'groot.png': await sharp({
      create: { width: pictureLimits.maxSize + 1, height: 900, channels: 3, background: 'teal' },
    })
      .png()
      .toBuffer(),
    'zwaar.jpg': Buffer.alloc(pictureLimits.maxBytes + 1),
    'tekst.jpg': Buffer.from('geen beeld'),
  };
  for (const [name, bytes] of Object.entries(refused)) {
    await choosePicture(page, { name, buffer: bytes });
    await page.getByRole('button', { name: 'Maken', exact: true }).click();
    // What the build says of the same photo.
    const trial = test.info().outputPath(name);
    const file = `proef-klein.${name.replace(/^\w+\./, '')}`;
    await writeOwnPhoto(trial, 'proef-klein', { bytes, words: { ...words, file } });
    const [fault] = await checkOwnPhotos(trial, []);
    await expect(page.getByText(fault?.message ?? 'geen fout')).toBeVisible();
    await page.getByRole('button', { name: 'Weghalen' }).click();
  }
  expect(existsSync(join(desk.folder, folder, 'proef-klein'))).toBe(false);
});

test('a photo that was there keeps its bytes when a change is saved and taken back', async ({
  page,
  desk,
}) => {
  const bytes = await takePhoto(1600, 900, 'png');
  await writeOwnPhoto(desk.folder, 'proef-kraan', { bytes, words });
  const read = (file: string) => readFile(join(desk.folder, folder, 'proef-kraan', file));
  const before = await read('index.json');
  await page.goto(`${desk.url}/keystatic/collection/beelden/item/proef-kraan`);
  const alt = page.getByRole('textbox', { name: 'Wat je ziet' });
  await alt.fill(`${words.alt} in Delft`);
  await save(page);
  const changed = String(before).replace(words.alt, `${words.alt} in Delft`);
  expect(String(await read('index.json'))).toBe(changed);
  await alt.fill(words.alt);
  await save(page);
  expect(await read('index.json')).toEqual(before);
  expect(await read(words.file)).toEqual(bytes);
  await expect(page.getByRole('textbox', { name: 'Sleutel' })).toHaveValue('proef-kraan');
});
