import assert from 'node:assert/strict';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import { photoSchema } from './photo-schema.ts';
import { findLocalPhoto, findPhoto, fitRatio, isPhoto, listPhotoKeys } from './photo-folder.ts';
import { getStockPhoto, photoHost } from './photos.ts';

const alt = 'Ontwerper bekijkt schermontwerpen op een tablet';
const photo = { id: '1586717791821-3f44a563fa4c', alt, credit: 'Balázs Kétyi' };
const local = { file: 'magazijn.jpg', alt };

const key = listPhotoKeys().find((each) => !findLocalPhoto(each)) ?? '';

test('a key is that of a photo, or is refused in Dutch with where to find keys', () => {
  assert.ok(isPhoto(key));
  for (const wrong of ['', 'geen sleutel', 'constructor', '..']) assert.ok(!isPhoto(wrong), wrong);
  const message = /onbekende foto "geen sleutel"; kies er een uit Foto’s/;
  assert.throws(() => getStockPhoto('geen sleutel'), message);
});

test('a stock photo comes from the photo host, in sizes of the requested ratio', () => {
  for (const ratio of [16 / 9, 1, 2]) {
    const { src, srcset, width, height } = getStockPhoto(key, ratio);
    assert.equal(height, Math.round(width / ratio));
    const sizes = srcset.split(', ').map((source) => source.split(' '));
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

const stock = (change: object) => ({ ...photo, ...change });
const localWith = (change: object) => ({ ...local, ...change });

const accepted = [
  stock({}),
  stock({ alt: 'a'.repeat(10) }),
  stock({ alt: 'a'.repeat(150) }),
  stock({ alt: 'Foto van een kantoor' }),
  localWith({ file: 'IMG_0012.JPG' }),
];

const refused = [
  ...['', '3f44a563fa4c', '1586717791821-3f44a563fa4', `photo-${photo.id}`].map((id) => stock({ id })),
  ...['a'.repeat(9), 'a'.repeat(151), 'Kantoor binnen.WEBP', 'IMG_20260312_1', 'photo1512941937669'].map(
    (alt) => stock({ alt }),
  ),
  stock({ credit: '' }),
  stock({ credit: undefined }),
  stock({ file: local.file }),
  { alt, credit: 'Iemand' },
  stock({ bron: 'Unsplash' }),
  ...['', 'magazijn', '../a.jpg', 'map/a.jpg', 'mijn foto.jpg', 'a.b.jpg', '..'].map((file) =>
    localWith({ file }),
  ),
  localWith({ alt: 'kantoor-binnen.jpg' }),
];

test('a photo has an id or a file, a description of 10 to 150 characters, and nothing unknown', () => {
  for (const each of accepted) assert.ok(photoSchema.safeParse(each).success, JSON.stringify(each));
  for (const each of refused) assert.ok(!photoSchema.safeParse(each).success, JSON.stringify(each));
});

test('a photo exists as soon as its description does, under the name of its folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'maquette-beelden-'));
  const home = process.cwd();
  process.chdir(folder);
  after(async () => {
    process.chdir(home);
    await rm(folder, { recursive: true });
  });
  assert.deepEqual(listPhotoKeys(), []);
  assert.equal(findLocalPhoto('proefkraan'), undefined);
  await mkdir('content/beelden/proefkraan', { recursive: true });
  await mkdir('content/beelden/zonder-woorden');
  await writeFile('content/beelden/proefkraan/index.json', JSON.stringify(local));
  assert.deepEqual(listPhotoKeys(), ['proefkraan']);
  assert.ok(isPhoto('proefkraan') && !isPhoto('zonder-woorden'));
  assert.deepEqual(findLocalPhoto('proefkraan'), local);
  await mkdir('content/beelden/proefstrand');
  await writeFile('content/beelden/proefstrand/index.json', `\uFEFF${JSON.stringify(photo)}`);
  assert.deepEqual([findLocalPhoto('proefstrand'), findPhoto('proefstrand')], [undefined, photo]);
});

test('a picture is cropped to a ratio as large as possible, and never enlarged', () => {
  for (const [width, height, ratio, size] of [
    [4000, 3000, 16 / 9, [1600, 900]],
    [1600, 900, 4 / 3, [1200, 900]],
    [1601, 1067, 4 / 3, [1422, 1067]],
    [1200, 2400, 1, [1200, 1200]],
  ] as const) {
    assert.deepEqual(Object.values(fitRatio({ width, height }, ratio, 1600)), size);
  }
});
