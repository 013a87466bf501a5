import assert from 'node:assert/strict';
import { mkdtemp, rm, stat, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';

import sharp from 'sharp';

import { shareImageSize } from '../../seo/share-image.ts';
import { createShareImage } from './create.ts';
import { resolveStyle } from './drawing-style.ts';
import { outlineWords } from './drawing.ts';
import type { Picture } from './picture.ts';

const folder = await mkdtemp(join(tmpdir(), 'share-images-'));
after(() => rm(folder, { recursive: true }));

const sheet = '<path fill="#dde5fb" d="M0 0h10v10H0z"></path>';
const square = '<path fill="#ff7a1f" stroke="none" d="M0 0h10v10H0z"></path>';
const picture: Picture = {
  words: {
    section: 'Kennis: SaaS & Businessmodellen',
    title: 'Zo “kies” je: één café, of twee?',
    subtitle: 'Wat het kost, hoe lang het duurt & wie er mee werkt.',
    measure: '2–3 weken, € 2.500',
  },
  name: 'Maquette',
  logo: `<svg viewBox="0 0 10 10">${square}</svg>`,
  drawing: `<svg viewBox="0 0 10 10">${sheet}<text text-anchor="middle" x="1" y="2">v1</text></svg>`,
  isPanel: false,
};
const create = (changes: Partial<Picture> = {}) =>
  createShareImage('/delen/deep/a.png', { ...picture, ...changes }, folder);

/** The colours at places such as `84 76`, from the left and the top. */
async function readColours(image: Buffer, ...places: string[]): Promise<string[]> {
  const read = (place: string) => {
    const [left = 0, top = 0] = place.split(' ').map(Number);
    return sharp(image).extract({ left, top, width: 1, height: 1 }).removeAlpha().raw().toBuffer();
  };
  return (await Promise.all(places.map(read))).map((pixel) => pixel.toString('hex'));
}

test('a share image is a light PNG of the stated size, with logo and drawing in place, in the colours of the tokens', async () => {
  const image = await create();
  const { format, width, height } = await sharp(image).metadata();
  assert.deepEqual({ format, width, height }, { format: 'png', ...shareImageSize });
  assert.ok(image.length < 120_000, `${image.length} bytes`);
  const colours = await readColours(image, '84 76', '900 340', '864 340', '1185 615');
  assert.deepEqual(colours, ['ff7a1f', 'dde5fb', '2141b8', 'faf8f3']);

  const panel = await readColours(await create({ isPanel: true }), '689 615', '691 615', '1199 1');
  assert.deepEqual(panel, ['faf8f3', 'dde5fb', 'dde5fb'], 'a ground of its own fills the right side');
});

test('the same picture is taken from the cache; a changed one is drawn and kept', async () => {
  const file = join(folder, 'delen/deep/a.png');
  const past = new Date('2026-01-01');
  const isDrawn = async (changes: Partial<Picture>) => {
    await utimes(file, past, past);
    const image = await create(changes);
    return { image, drawn: (await stat(file)).mtimeMs !== past.getTime() };
  };
  const first = await create();
  assert.deepEqual(await isDrawn({}), { image: first, drawn: false });
  const changes = { words: { ...picture.words, title: 'Een andere titel' } };
  const { image, drawn } = await isDrawn(changes);
  assert.notDeepEqual(image, first);
  assert.equal(drawn, true);
  assert.deepEqual(await isDrawn(changes), { image, drawn: false });
});

test('what a share image cannot show stops the build', async () => {
  for (const part of Object.keys(picture.words)) {
    const words = { ...picture.words, [part]: 'Meer ≥ beter' };
    await assert.rejects(create({ words }), /Het teken "≥" in "Meer ≥ beter"/, part);
  }
  await assert.rejects(create({ drawing: '<svg width="56"></svg>' }), /view box/);
  assert.throws(() => resolveStyle('.a { fill: var(--missing); }', new Map()), /--missing/);
});

test('a word becomes its outline, in the place that the drawing or the style ties it to', async () => {
  const outline = (word: string) => Promise.resolve({ path: `M${word}`, width: 40 });
  for (const [attributes, anchor, transform] of [
    [' x="100" y="-12"', 'start', 'translate(100 -12)'],
    [' x="100" y="-12"', 'middle', 'translate(80 -12)'],
    [' x="100" y="-12" text-anchor="end"', 'middle', 'translate(60 -12)'],
    [' x="0" y="0" dominant-baseline="central"', 'start', 'translate(0 7)'],
    [' transform="matrix(1 .5 0 1 8 9)" dy=".35em"', 'start', 'matrix(1 .5 0 1 8 9) translate(0 7)'],
  ] as const) {
    const drawn = await outlineWords(`<g><text class="a"${attributes}> v1 </text></g>`, outline, {
      fontPx: 20,
      anchor,
    });
    assert.equal(drawn, `<g><path class="a" transform="${transform}" d="Mv1"/></g>`);
  }
});
