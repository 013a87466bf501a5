import assert from 'node:assert/strict';
import { test } from 'node:test';

import {
  createPhotoAddress,
  getStockPhoto,
  isPhoto,
  photoHost,
  photoSchema,
  photosSchema,
  stockPhotoKeys,
} from './photos.ts';

const photo = {
  id: '1586717791821-3f44a563fa4c',
  alt: 'Ontwerper bekijkt schermontwerpen op een tablet',
  credit: 'Balázs Kétyi',
};
const [someKey = ''] = stockPhotoKeys;

const accepts = (change: object) => photoSchema.safeParse({ ...photo, ...change }).success;

test('every photo comes from the photo host', () => {
  for (const key of stockPhotoKeys) assert.equal(new URL(getStockPhoto(key).src).origin, photoHost);
});

test('an unknown key is refused in Dutch, with the key and the file', () => {
  assert.throws(
    () => getStockPhoto('geen sleutel'),
    /onbekende foto "geen sleutel".*content\/fotos\.json.*content\/beelden/,
  );
});

test('a key is that of a photo, or it is not', () => {
  assert.ok(isPhoto(someKey));
  for (const key of ['', 'geen sleutel', 'constructor', '..']) assert.ok(!isPhoto(key), key);
});

test('a photo is asked for in the size it is cropped to', () => {
  const { searchParams } = new URL(createPhotoAddress(someKey, 1600, 1200));
  assert.deepEqual(
    ['w', 'h', 'fit'].map((name) => searchParams.get(name)),
    ['1600', '1200', 'crop'],
  );
});

test('every size of a photo has the ratio that was asked for', () => {
  for (const ratio of [16 / 9, 1, 2]) {
    const { src, srcset, width, height } = getStockPhoto(someKey, ratio);
    assert.equal(height, Math.round(width / ratio));
    const sizes = srcset.split(', ').map((part) => part.split(' '));
    assert.ok(sizes.length > 1);
    for (const [address = '', descriptor] of sizes) {
      const { searchParams } = new URL(address);
      assert.equal(descriptor, `${searchParams.get('w')}w`);
      assert.equal(Number(searchParams.get('h')), Math.round(Number(searchParams.get('w')) / ratio));
    }
    assert.ok(sizes.some(([address]) => address === src));
  }
});

test('a photo needs an id as the host writes it', () => {
  assert.ok(accepts({}));
  for (const id of ['', '3f44a563fa4c', '1586717791821-3f44a563fa4', 'photo-1586717791821-3f44a563fa4c']) {
    assert.ok(!accepts({ id }), id);
  }
});

test('a description of a photo has 10 to 150 characters', () => {
  assert.ok(!accepts({ alt: 'a'.repeat(9) }));
  assert.ok(accepts({ alt: 'a'.repeat(10) }));
  assert.ok(accepts({ alt: 'a'.repeat(150) }));
  assert.ok(!accepts({ alt: 'a'.repeat(151) }));
});

test('a description of a photo is not its file name', () => {
  for (const alt of [
    'kantoor-van-binnen.jpg',
    'Kantoor binnen.WEBP',
    'IMG_20260312_1',
    'dsc-0012345',
    'photo1512941937669',
  ]) {
    assert.ok(!accepts({ alt }), alt);
  }
  for (const alt of [
    'Foto van een kantoor',
    'Photo van een kantoor',
    'Bestand van .jpg naar .png omzetten',
  ]) {
    assert.ok(accepts({ alt }), alt);
  }
});

test('a photo tells who made it and nothing more', () => {
  assert.ok(!accepts({ credit: '' }));
  assert.ok(!accepts({ bron: 'Unsplash' }));
});

test('a key is lower case with hyphens', () => {
  assert.ok(photosSchema.safeParse({ 'ontwerp-op-scherm-2': photo }).success);
  for (const key of ['Ontwerp', 'ontwerp op scherm', 'ontwerp_op_scherm', 'één']) {
    assert.ok(!photosSchema.safeParse({ [key]: photo }).success, key);
  }
});
