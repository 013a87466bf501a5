import assert from 'node:assert/strict';
import { test } from 'node:test';

import sharp from 'sharp';

import { imagePalettes } from '../../components/drawings/looks.ts';
import { createIcon, mark } from './icons.ts';

const { paper, blueprint } = imagePalettes;

/** The colours at the given heights of the middle column, as shares of the whole. */
async function readMiddle(image: Buffer, ...heights: number[]): Promise<string[]> {
  const { data, info } = await sharp(image)
    .flatten({ background: paper.ground })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return heights.map((height) => {
    const place = (Math.floor(height * info.height) + 0.5) * info.width * info.channels;
    return `#${data.subarray(place, place + 3).toString('hex')}`;
  });
}

test('an icon is the mark on paper, in the middle', async () => {
  const icon = await createIcon(180);
  const { format, width, height } = await sharp(icon).metadata();
  assert.deepEqual([format, width, height], ['png', 180, 180]);
  const colors = await readMiddle(icon, 0.1, 0.35, 0.59, 0.75, 0.9);
  assert.deepEqual(colors, [paper.ground, paper.signal, paper.cobalt, paper.ink, paper.ground]);
});

test('the mark has lighter colours on a dark tab', () => {
  const [light = '', dark = ''] = mark.split('</style>').toReversed();
  for (const [colour, lighter] of [
    [paper.cobalt, blueprint.pen],
    [paper.ink, blueprint.ink],
  ] as const) {
    assert.ok(light.includes(`fill="${colour}"`));
    assert.ok(dark.includes(`[fill="${colour}"]{fill:${lighter}}`));
  }
});
