/** `npm run icons`: draws the mark of the logo in the colours of the tokens, as the icons of public/. */
import { writeFile } from 'node:fs/promises';

import sharp from 'sharp';

import { readToken } from '../../styles/tokens.ts';

const inPublic = (name: string) => new URL(`../../../public/${name}`, import.meta.url);
const color = (token: string) => readToken(`color-${token}`);
const dark = `.b{fill:${color('blueprint-line')}}.c{fill:${color('blueprint-text')}}`;
const mark = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">' +
    `<style>@media (prefers-color-scheme:dark){${dark}}</style>` +
    `<path fill="${color('signal')}" d="M20 1l18 9-18 9-18-9z"/>` +
    `<path class="b" fill="${color('cobalt')}" d="M2 20l7-3.5 11 5.5 11-5.5 7 3.5-18 9z"/>` +
    `<path class="c" fill="${color('ink')}" d="M2 30l3.5-1.8 14.5 7.3 14.5-7.3 3.5 1.8-18 9z"/></svg>\n`,
);

/** The mark as a PNG, sharp at `size` pixels. */
const draw = (size: number) =>
  sharp(mark, { density: (72 * size) / 40 })
    .resize(size)
    .png()
    .toBuffer();

/** The mark on paper, within the circle to which phones crop icons. */
async function save(name: string, size: number): Promise<void> {
  const create = { width: size, height: size, channels: 3, background: color('paper') } as const;
  const input = await draw(Math.round(size * 0.56));
  const image = sharp({ create }).composite([{ input }]).png({ palette: true });
  await writeFile(inPublic(name), await image.toBuffer());
}

/** An .ico: a header of 6 bytes, 16 bytes for each size, then the PNGs. */
async function createIco(sizes: readonly number[]): Promise<Buffer> {
  const images = await Promise.all(sizes.map(draw));
  const header = Buffer.alloc(6 + 16 * sizes.length);
  header.set([0, 0, 1, 0, sizes.length]);
  let offset = header.length;
  for (const [index, size] of sizes.entries()) {
    const { length = 0 } = images[index] ?? {};
    header.set([size, size, 0, 0, 1, 0, 32, 0], 6 + 16 * index);
    header.writeUInt32LE(length, 14 + 16 * index);
    header.writeUInt32LE(offset, 18 + 16 * index);
    offset += length;
  }
  return Buffer.concat([header, ...images]);
}

await writeFile(inPublic('favicon.svg'), mark);
await writeFile(inPublic('favicon.ico'), await createIco([16, 32]));
await Promise.all([save('apple-touch-icon.png', 180), save('icon-192.png', 192), save('icon-512.png', 512)]);
