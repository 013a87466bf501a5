import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import type { z } from 'astro/zod';

import { ownPhotoSchema } from './own-photo-schema.ts';
import { findOwnPhoto, fitRatio, listOwnPhotoKeys } from './own-photos.ts';
import {
  getStockPhoto,
  isPhoto,
  photoHost,
  photosSchema,
  photoSchema,
  listStockPhotoKeys,
} from './photos.ts';

const alt = 'Ontwerper bekijkt schermontwerpen op een tablet';
const photo = { id: '1586717791821-3f44a563fa4c', alt, credit: 'Balázs Kétyi' };
const own = { file: 'magazijn.jpg', alt };

const [key = ''] = listStockPhotoKeys();

test('a key is that of a photo, or it is refused in Dutch with where keys stand', () => {
  assert.ok(isPhoto(key));
  for (const wrong of ['', 'geen sleutel', 'constructor', '..']) assert.ok(!isPhoto(wrong), wrong);
  const message = /onbekende foto "geen sleutel"; kies er een uit Foto’s of Eigen foto’s/;
  assert.throws(() => getStockPhoto('geen sleutel'), message);
});

test('a photo comes from the photo host, in sizes that all have the ratio that was asked for', () => {
  for (const ratio of [16 / 9, 1, 2]) {
    const { src, srcset, width, height } = getStockPhoto(key, ratio);
    assert.equal(height, Math.round(width / ratio));
    const sizes = srcset.split(', ').map((part) => part.split(' '));
    assert.ok(sizes.length > 1 && sizes.some(([address]) => address === src));
    for (const [address = '', descriptor] of sizes) {
      const { origin, searchParams } = new URL(address);
      assert.equal(origin, photoHost);
      assert.equal(searchParams.get('fit'), 'crop');
      assert.equal(descriptor, `${searchParams.get('w')}w`);
      assert.equal(Number(searchParams.get('h')), Math.round(Number(searchParams.get('w')) / ratio));
    }
  }
});

const stock = (change: object) => [photoSchema, { ...photo, ...change }] as const;
const owned = (change: object) => [ownPhotoSchema, { ...own, ...change }] as const;

const accepted: (readonly [schema: z.ZodType, value: object])[] = [
  stock({}),
  stock({ alt: 'a'.repeat(10) }),
  stock({ alt: 'a'.repeat(150) }),
  stock({ alt: 'Foto van een kantoor' }),
  owned({ file: 'IMG_0012.JPG' }),
  [photosSchema, { 'ontwerp-op-scherm-2': photo }],
];

const refused: (readonly [schema: z.ZodType, value: object])[] = [
  ...['', '3f44a563fa4c', '1586717791821-3f44a563fa4', `photo-${photo.id}`].map((id) => stock({ id })),
  ...['a'.repeat(9), 'a'.repeat(151), 'Kantoor binnen.WEBP', 'IMG_20260312_1', 'photo1512941937669'].map(
    (alt) => stock({ alt }),
  ),
  stock({ credit: '' }),
  stock({ bron: 'Unsplash' }),
  ...['', 'magazijn', '../a.jpg', 'map/a.jpg', 'mijn foto.jpg', 'a.b.jpg', '..'].map((file) =>
    owned({ file }),
  ),
  owned({ alt: 'kantoor-binnen.jpg' }),
  ...['Ontwerp', 'ontwerp op scherm', 'ontwerp_op_scherm', 'één'].map(
    (name) => [photosSchema, { [name]: photo }] as const,
  ),
];

test('a photo has an id or a file beside it, a description of 10 to 150 characters, and nothing unknown', () => {
  const accepts = ([schema, value]: readonly [z.ZodType, object]) => schema.safeParse(value).success;
  for (const each of accepted) assert.ok(accepts(each), JSON.stringify(each[1]));
  for (const each of refused) assert.ok(!accepts(each), JSON.stringify(each[1]));
});

test('a photo of the owner is there as soon as its words are, under the name of its folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'maquette-beelden-'));
  const home = process.cwd();
  process.chdir(folder);
  after(async () => {
    process.chdir(home);
    await rm(folder, { recursive: true });
  });
  assert.deepEqual(listOwnPhotoKeys(), []);
  assert.equal(findOwnPhoto('proefkraan'), undefined);
  await mkdir('content/beelden/proefkraan', { recursive: true });
  await mkdir('content/beelden/zonder-woorden');
  await writeFile('content/beelden/proefkraan/index.json', JSON.stringify(own));
  assert.deepEqual(listOwnPhotoKeys(), ['proefkraan']);
  assert.ok(isPhoto('proefkraan') && !isPhoto('zonder-woorden'));
  assert.deepEqual(findOwnPhoto('proefkraan'), own);
});

test('a picture is cropped to a ratio as large as it is, and never larger', () => {
  for (const [width, height, ratio, size] of [
    [4000, 3000, 16 / 9, [1600, 900]],
    [1600, 900, 4 / 3, [1200, 900]],
    [1601, 1067, 4 / 3, [1422, 1067]],
    [1200, 2400, 1, [1200, 1200]],
  ] as const) {
    assert.deepEqual(Object.values(fitRatio({ width, height }, ratio, 1600)), size);
  }
});
