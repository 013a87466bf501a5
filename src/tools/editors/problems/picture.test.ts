import assert from 'node:assert/strict';
import { test } from 'node:test';

import sharp from 'sharp';

import { pictureLimits } from '../../../site/photo-schema.ts';
import { describePicture } from './picture.ts';

const { minWidth, minHeight, maxSize, maxBytes } = pictureLimits;

const draw = (width: number, height: number, background = '#8d8a83') =>
  sharp({ create: { width, height, channels: 3, background } });
const save = (width = minWidth, height = minHeight) => draw(width, height).jpeg().toBuffer();

const jpeg = await save();
const png = await draw(minWidth, minHeight).png().toBuffer();
const webp = await draw(minWidth, minHeight).webp().toBuffer();
const avif = await draw(minWidth, minHeight).avif({ effort: 0 }).toBuffer();
const frames = await Promise.all(
  ['#8d8a83', '#ffffff'].map((colour) => draw(minWidth, minHeight, colour).png().toBuffer()),
);
const moving = sharp(frames, { join: { animated: true } });

/** Returns a PNG with the chunk of an animation. */
const chunk = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
const movingPng = Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33)]);
const movingAvif = Buffer.from(avif);
movingAvif.write('avis', 8);

const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1200"></svg>');

/** Pads a file to a size with bytes that decoders ignore. */
const fill = (length: number) => Buffer.concat([jpeg, Buffer.alloc(length - jpeg.length)]);

test('a picture that can be shown in every size has no problem', async () => {
  for (const [name, bytes] of [
    ['a.jpg', jpeg],
    ['A.JPEG', jpeg],
    ['a.png', png],
    ['a.webp', webp],
    ['a.avif', avif],
    ['wide.jpg', await save(maxSize, minHeight)],
    ['upright.jpg', await draw(minHeight, minWidth).withMetadata({ orientation: 6 }).jpeg().toBuffer()],
    ['heavy.jpg', fill(maxBytes)],
  ] as const) {
    assert.equal(await describePicture(bytes, name), undefined, name);
  }
});

test('any other picture is refused with advice', async () => {
  for (const [name, bytes, message] of [
    ['text.jpg', Buffer.from('geen beeld'), /^is geen beeld dat de site kan lezen; bewaar hem opnieuw/],
    ['empty.jpg', Buffer.alloc(0), /^is geen beeld dat/],
    ['half.jpg', jpeg.subarray(0, jpeg.length / 2), /^is beschadigd; bewaar hem opnieuw/],
    ['drawing.png', svg, /^een SVG kan code bevatten; bewaar de tekening als PNG/],
    ['a.gif', await draw(9, 9).gif().toBuffer(), /^een GIF heeft te weinig kleuren, of beweegt/],
    ['a.tiff', await draw(9, 9).tiff().toBuffer(), /^is een TIFF; bewaar hem opnieuw als JPEG/],
    ['moving.webp', await moving.webp().toBuffer(), /^beweegt, en dat leidt de lezer af/],
    ['moving.png', movingPng, /^beweegt/],
    ['moving.avif', movingAvif, /^beweegt/],
    ['a-b.jpg', png, /^heet \.jpg, maar is een PNG; noem hem a-b\.png$/],
    ['a.foto', jpeg, /^heet \.foto, maar is een JPG; noem hem a\.jpg$/],
    ['narrow.jpg', await save(minWidth - 1), /^is 1599 bij 900 pixels; minstens 1600 breed en 900 hoog/],
    ['low.jpg', await save(minWidth, minHeight - 1), /^is 1600 bij 899 pixels; minstens/],
    ['wide.jpg', await save(maxSize + 1), /^is 8001 bij 900 pixels; hooguit 8000 breed en hoog/],
    ['high.jpg', await save(minWidth, maxSize + 1), /^is 1600 bij 8001 pixels; hooguit/],
    ['heavy.jpg', fill(maxBytes + 1), /^is 10,1 MB, hooguit 10; bewaar hem kleiner$/],
  ] as const) {
    assert.match((await describePicture(bytes, name)) ?? '', message, name);
  }
});
