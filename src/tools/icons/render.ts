/** Makes the icons in public/: the mark of the logo, in the colours of the tokens; run with `npm run icons`. */
import { writeFile } from 'node:fs/promises';

import sharp from 'sharp';

import { readToken } from '../../styles/tokens.ts';

const folder = new URL('../../../public/', import.meta.url);
const fill = (token: string) => `fill="${readToken(`color-${token}`)}"`;
const mark = Buffer.from(
  [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">',
    `<style>@media (prefers-color-scheme:dark){.b{fill:${readToken('color-blueprint-line')}}.c{fill:${readToken('color-blueprint-text')}}}</style>`,
    `<path ${fill('signal')} d="M20 1l18 9-18 9-18-9z"/>`,
    `<path class="b" ${fill('cobalt')} d="M2 20l7-3.5 11 5.5 11-5.5 7 3.5-18 9z"/>`,
    `<path class="c" ${fill('ink')} d="M2 30l3.5-1.8 14.5 7.3 14.5-7.3 3.5 1.8-18 9z"/></svg>\n`,
  ].join(''),
);

/** The mark as a PNG, sharp at `size` pixels. */
const draw = (size: number) =>
  sharp(mark, { density: (72 * size) / 40 })
    .resize(size)
    .png()
    .toBuffer();

/** The mark on paper, within the circle to which phones cut icons. */
async function save(name: string, size: number) {
  const image = sharp({
    create: { width: size, height: size, channels: 3, background: readToken('color-paper') },
  });
  const input = await draw(Math.round(size * 0.56));
  await image.composite([{ input }]).png({ palette: true }).toFile(new URL(name, folder).pathname);
}

/** An .ico of PNGs: a header of 6 bytes, 16 bytes for each, then the images. */
function pack(images: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * images.length);
  head.set([0, 0, 1, 0, images.length]);
  let offset = head.length;
  images.forEach(({ size, png }, index) => {
    head.set([size, size, 0, 0, 1, 0, 32, 0], 6 + 16 * index);
    head.writeUInt32LE(png.length, 14 + 16 * index);
    head.writeUInt32LE(offset, 18 + 16 * index);
    offset += png.length;
  });
  return Buffer.concat([head, ...images.map(({ png }) => png)]);
}

await writeFile(new URL('favicon.svg', folder), mark);
const small = await Promise.all([16, 32].map(async (size) => ({ size, png: await draw(size) })));
await writeFile(new URL('favicon.ico', folder), pack(small));
await Promise.all([save('apple-touch-icon.png', 180), save('icon-192.png', 192), save('icon-512.png', 512)]);
