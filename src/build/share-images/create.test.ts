import assert from 'node:assert/strict';
import { mkdtemp, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import sharp from 'sharp';

import { shareImageSize } from '../../seo/share-image.ts';
import { createShareImage } from './create.ts';
import type { Picture } from './picture.ts';

const folder = await mkdtemp(join(tmpdir(), 'share-images-'));
after(() => rm(folder, { recursive: true }));

const maxBytes = 120_000;
const sheet = '<path class="d-wash" d="M0 0h10v10H0z"></path>';
const square = '<path class="d-signal d-flat" d="M0 0h10v10H0z"></path>';
const picture: Picture = {
  words: {
    section: 'Kennis: SaaS & Businessmodellen',
    title: 'Zo “kies” je: één café, of twee?',
    subtitle: 'Wat het kost, hoe lang het duurt & wie er mee werkt.',
    measure: '2–3 weken, € 2.500',
  },
  name: 'Maquette',
  logo: `<svg viewBox="0 0 10 10">${square}</svg>`,
  drawing: `<svg viewBox="0 0 10 10">${sheet}<text class="d-text" x="1" y="2">v1</text></svg>`,
  isPanel: false,
};
const create = (path: string, changes: Partial<Picture> = {}) =>
  createShareImage(path, { ...picture, ...changes }, folder);
const readPixel = async (image: Buffer, left: number, top: number) =>
  (await sharp(image).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer()).toString(
    'hex',
  );

test('a share image is a light PNG of the stated size', async () => {
  const image = await create('/delen/a.png');
  const { format, width, height } = await sharp(image).metadata();
  assert.deepEqual({ format, width, height }, { format: 'png', ...shareImageSize });
  assert.ok(image.length < maxBytes, `${image.length} bytes`);
});

test('logo and drawing stand where they should, in the colours of the tokens', async () => {
  const image = await create('/delen/a.png');
  assert.equal(await readPixel(image, 84, 76), 'ff7a1f');
  assert.equal(await readPixel(image, 900, 340), 'dde5fb');
  assert.equal(await readPixel(image, 864, 340), '2141b8');
  assert.equal(await readPixel(image, 1185, 615), 'faf8f3');
});

test('a drawing with a ground of its own fills the right side', async () => {
  const image = await create('/delen/panel.png', { isPanel: true });
  assert.equal(await readPixel(image, 689, 615), 'faf8f3');
  assert.equal(await readPixel(image, 691, 615), 'dde5fb');
  assert.equal(await readPixel(image, 1199, 1), 'dde5fb');
});

test('the same picture is taken from the cache, another one is drawn', async () => {
  const file = join(folder, 'delen/kept.png');
  const first = await create('/delen/kept.png');
  const past = new Date('2026-01-01');
  await utimes(file, past, past);
  assert.deepEqual(await create('/delen/kept.png'), first);
  assert.equal((await stat(file)).mtimeMs, past.getTime());

  for (const changes of [
    { words: { ...picture.words, title: 'Een andere titel' } },
    { drawing: picture.drawing.replace('M0 0', 'M1 0') },
    { logo: picture.logo.replace('M0 0', 'M1 0') },
    { isPanel: true },
  ]) {
    await utimes(file, past, past);
    assert.notDeepEqual(await create('/delen/kept.png', changes), first);
    assert.notEqual((await stat(file)).mtimeMs, past.getTime());
  }
});

for (const part of ['section', 'title', 'subtitle', 'measure']) {
  test(`a sign in the ${part} that the fonts do not hold stops the build`, async () => {
    const words = { ...picture.words, [part]: 'Meer ≥ beter' };
    await assert.rejects(create('/delen/b.png', { words }), /Het teken "≥" in "Meer ≥ beter"/);
  });
}
