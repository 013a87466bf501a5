import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { ownPhotoSchema } from './own-photo-schema.ts';
import { findOwnPhoto, fitRatio, isOwnPhoto, listOwnPhotoKeys } from './own-photos.ts';

const photo = { file: 'magazijn.jpg', alt: 'Magazijn met geordende stellingen' };
const accepts = (change: object) => ownPhotoSchema.safeParse({ ...photo, ...change }).success;

const folder = await mkdtemp(join(tmpdir(), 'maquette-beelden-'));
const home = process.cwd();
process.chdir(folder);
after(async () => {
  process.chdir(home);
  await rm(folder, { recursive: true });
});

test('a photo is there as soon as its words are, under the name of its folder', async () => {
  assert.deepEqual(listOwnPhotoKeys(), []);
  assert.equal(findOwnPhoto('magazijn'), undefined);
  await mkdir('content/beelden/magazijn', { recursive: true });
  await mkdir('content/beelden/zonder-woorden');
  await writeFile('content/beelden/magazijn/index.json', JSON.stringify(photo));
  assert.deepEqual(listOwnPhotoKeys(), ['magazijn']);
  assert.ok(isOwnPhoto('magazijn') && !isOwnPhoto('zonder-woorden'));
  assert.deepEqual(findOwnPhoto('magazijn'), photo);
});

test('a photo needs a description, and names a file beside it', () => {
  assert.ok(accepts({}));
  for (const file of ['magazijn.jpg', 'IMG_0012.JPG', 'file.avif']) assert.ok(accepts({ file }), file);
  for (const file of ['', 'magazijn', '../a.jpg', 'map/a.jpg', 'mijn foto.jpg', 'a.b.jpg', '..']) {
    assert.ok(!accepts({ file }), file);
  }
  for (const alt of [undefined, '', 'a'.repeat(9), 'a'.repeat(151), 'kantoor-binnen.jpg']) {
    assert.ok(!accepts({ alt }), alt);
  }
});

test('who made a photo may stand there, and nothing that the site does not know', () => {
  assert.ok(accepts({ credit: 'Zoë Jansen' }));
  assert.ok(!accepts({ credit: '' }));
  assert.ok(!accepts({ bron: 'Unsplash' }));
});

test('a picture is cropped to a ratio as large as it is, and never larger', () => {
  const fit = (width: number, height: number, ratio: number) => {
    const size = fitRatio({ width, height }, ratio, 1600);
    return `${size.width} x ${size.height}`;
  };
  assert.equal(fit(4000, 3000, 16 / 9), '1600 x 900');
  assert.equal(fit(1600, 900, 16 / 9), '1600 x 900');
  assert.equal(fit(1600, 900, 4 / 3), '1200 x 900');
  assert.equal(fit(1600, 900, 1), '900 x 900');
  assert.equal(fit(1601, 1067, 4 / 3), '1422 x 1067');
  assert.equal(fit(1600, 2400, 1), '1600 x 1600');
});
