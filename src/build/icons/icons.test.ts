import assert from 'node:assert/strict';
import { test } from 'node:test';

import sharp from 'sharp';

import { imagePalettes } from '../../drawings/looks.ts';
import { createIco, createIcon, mark } from './icons.ts';

const { paper, blueprint } = imagePalettes;

/** Returns the distinct colours of the pixels between two fractions of the width and height. */
async function readColours(image: Buffer, from: number, to: number): Promise<Set<string>> {
  const { width, height } = await sharp(image).metadata();
  const left = Math.round(width * from);
  const top = Math.round(height * from);
  const box = { left, top, width: Math.round(width * to) - left, height: Math.round(height * to) - top };
  const opaque = sharp(image).flatten({ background: paper.ground }).extract(box);
  const { data, info } = await opaque.raw().toBuffer({ resolveWithObject: true });
  const pixels = Array.from({ length: info.width * info.height }, (_, index) => index * info.channels);
  return new Set(pixels.map((at) => `#${data.subarray(at, at + 3).toString('hex')}`));
}

test('an icon has the logo mark in the middle of a paper background', async () => {
  const icon = await createIcon(180);
  const { format, width, height } = await sharp(icon).metadata();
  assert.deepEqual([format, width, height], ['png', 180, 180]);
  assert.deepEqual(await readColours(icon, 0, 0.2), new Set([paper.ground]));
  assert.deepEqual(await readColours(icon, 0.8, 1), new Set([paper.ground]));
  assert.ok((await readColours(icon, 0.3, 0.7)).size > 1);
});

test('an .ico contains one PNG of 32 pixels', async () => {
  const ico = await createIco();
  const from = ico.readUInt32LE(18);
  const length = ico.readUInt32LE(14);
  assert.deepEqual([...ico.subarray(0, 8)], [0, 0, 1, 0, 1, 0, 32, 32]);
  assert.deepEqual([from, from + length], [22, ico.length]);
  const image = ico.subarray(from);
  const { format, width, height } = await sharp(image).metadata();
  assert.deepEqual([format, width, height], ['png', 32, 32]);
  assert.ok((await readColours(image, 0, 1)).size > 1);
});

test('the logo mark has lighter colours in dark mode', () => {
  for (const [colour, lighter] of [
    [paper.cobalt, blueprint.pen],
    [paper.ink, blueprint.ink],
  ] as const) {
    assert.ok(mark.includes(`[fill="${colour}"]{fill:${lighter}}`));
  }
});
