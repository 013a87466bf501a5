import assert from 'node:assert/strict';
import { test } from 'node:test';

import sharp from 'sharp';

import { pictureLimits } from '../../site/own-photo-schema.ts';
import { describePicture } from './picture.ts';

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff';

const { minWidth, minHeight, maxSize, maxBytes } = pictureLimits;

const draw = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8d8a83' } });
const save = (format: Format, width = minWidth, height = minHeight) =>
  draw(width, height)
    .toFormat(format, format === 'avif' ? { effort: 0 } : {})
    .toBuffer();

async function move(format: 'webp' | 'gif'): Promise<Buffer> {
  const frames = await Promise.all(
    ['#8d8a83', '#ffffff'].map((background) =>
      sharp({ create: { width: minWidth, height: minHeight, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  return sharp(frames, { join: { animated: true } })
    .toFormat(format)
    .toBuffer();
}

/** A PNG that says, as moving ones do, that more pictures follow. */
async function movePng(): Promise<Buffer> {
  const png = await save('png');
  const afterHeader = 33;
  const chunk = Buffer.from('\0\0\0\x08acTL\0\0\0\x02\0\0\0\0\0\0\0\0', 'latin1');
  return Buffer.concat([png.subarray(0, afterHeader), chunk, png.subarray(afterHeader)]);
}

async function moveAvif(): Promise<Buffer> {
  const avif = await save('avif');
  avif.write('avis', 8);
  return avif;
}

const jpeg = await save('jpeg');
const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="2000" height="1200"><path d="M0 0h9"/></svg>';

/** A file as large as is asked, whose last bytes no reader looks at. */
const fill = (length: number) => Buffer.concat([jpeg, Buffer.alloc(length - jpeg.length)]);

for (const [name, format] of [
  ['a.jpg', 'jpeg'],
  ['a.jpeg', 'jpeg'],
  ['A.JPG', 'jpeg'],
  ['a.png', 'png'],
  ['a.webp', 'webp'],
  ['a.avif', 'avif'],
] as const) {
  test(`${name} is fine`, async () =>
    assert.equal(await describePicture(await save(format), name), undefined));
}

const refused: [what: string, bytes: Buffer, name: string, message: string | RegExp][] = [
  ['a text', Buffer.from('geen beeld'), 'a.jpg', /^is geen beeld dat de site kan lezen; bewaar hem opnieuw/],
  ['an empty file', Buffer.alloc(0), 'a.jpg', /^is geen beeld dat/],
  ['half a picture', jpeg.subarray(0, jpeg.length / 2), 'a.jpg', /^is beschadigd; bewaar hem opnieuw/],
  ['a drawing', Buffer.from(svg), 'a.svg', 'een SVG kan code bevatten; bewaar de tekening als PNG'],
  ['a drawing by another name', Buffer.from(svg), 'a.png', /^een SVG kan code bevatten/],
  ['a GIF', await save('gif'), 'a.gif', /^een GIF heeft te weinig kleuren, of beweegt; bewaar/],
  ['another format', await save('tiff'), 'a.tiff', /^is een TIFF; bewaar hem opnieuw als JPEG/],
  ['a moving GIF', await move('gif'), 'a.gif', /^een GIF .*beweegt/],
  ['a moving WebP', await move('webp'), 'a.webp', /^beweegt, en dat leidt de lezer af/],
  ['a moving PNG', await movePng(), 'a.png', /^beweegt/],
  ['a moving AVIF', await moveAvif(), 'a.avif', /^beweegt/],
  ['an ending that lies', await save('png'), 'a-b.jpg', 'heet .jpg, maar is een PNG; noem hem a-b.png'],
  ['an unknown ending', jpeg, 'a.foto', 'heet .foto, maar is een JPG; noem hem a.jpg'],
];

for (const [what, bytes, name, message] of refused) {
  test(`${what} is refused, and told what to do`, async () => {
    const found = (await describePicture(bytes, name)) ?? '';
    if (message instanceof RegExp) assert.match(found, message);
    else assert.equal(found, message);
  });
}

for (const [what, size, message] of [
  ['as narrow as may be', [minWidth, minHeight], undefined],
  ['narrower', [minWidth - 1, minHeight], /^is 1599 bij 900 pixels; minstens 1600 breed en 900 hoog/],
  ['lower', [minWidth, minHeight - 1], /^is 1600 bij 899 pixels; minstens/],
  ['as wide as may be', [maxSize, minHeight], undefined],
  ['wider', [maxSize + 1, minHeight], /^is 8001 bij 900 pixels; hooguit 8000 breed en hoog/],
  ['higher', [minWidth, maxSize + 1], /^is 1600 bij 8001 pixels; hooguit/],
] as const) {
  test(`a picture ${what} is ${message ? 'refused' : 'fine'}`, async () => {
    const found = await describePicture(await save('jpeg', ...size), 'a.jpg');
    assert.equal(message ? message.test(found ?? '') : found === undefined, true, found);
  });
}

test('a picture is measured as it is shown, when the camera was held upright', async () => {
  const turned = await draw(minHeight, minWidth).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  assert.equal(await describePicture(turned, 'a.jpg'), undefined);
  const upright = await draw(minWidth, minHeight).withMetadata({ orientation: 6 }).jpeg().toBuffer();
  assert.match((await describePicture(upright, 'a.jpg')) ?? '', /^is 900 bij 1600 pixels/);
});

test('a file may be as heavy as the limit, and no heavier', async () => {
  assert.equal(await describePicture(fill(maxBytes), 'a.jpg'), undefined);
  const heavy = await describePicture(fill(maxBytes + 1), 'a.jpg');
  assert.equal(heavy, 'is 10,1 MB, hooguit 10; bewaar hem kleiner');
});
