import sharp from 'sharp';

import { logo } from '../../drawings/logo.ts';
import { imagePalettes } from '../../drawings/looks.ts';
import { writeAttributes, writeShapes } from '../../drawings/svg.ts';

const { paper, blueprint } = imagePalettes;

const darkColors = `[fill="${paper.cobalt}"]{fill:${blueprint.pen}}[fill="${paper.ink}"]{fill:${blueprint.ink}}`;

/** The mark of the logo as SVG, in lighter colours on a dark tab. */
export const mark =
  `<svg${writeAttributes({ xmlns: 'http://www.w3.org/2000/svg', viewBox: logo.viewBox })}>` +
  `<style>@media (prefers-color-scheme:dark){${darkColors}}</style>` +
  `${writeShapes(logo.shapes, paper)}</svg>\n`;

/** PNG icons by name, with their size in pixels. */
export const iconSizes = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 };

/** The mark on paper as a PNG, within the circle to which phones crop icons. */
export async function createIcon(size: number): Promise<Buffer> {
  const input = await drawMark(Math.round(size * 0.56));
  const create = { width: size, height: size, channels: 3, background: paper.ground } as const;
  return sharp({ create }).composite([{ input }]).png({ palette: true }).toBuffer();
}

/** The mark as an .ico for programs that ask for no other icon: a header of 22 bytes, then a PNG. */
export async function createIco(): Promise<Buffer> {
  const size = 32;
  const image = await drawMark(size);
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(image.length, 14);
  return Buffer.concat([header, image]);
}

/** The mark as a PNG, sharp at `size` pixels. */
function drawMark(size: number): Promise<Buffer> {
  return sharp(Buffer.from(mark), { density: (72 * size) / 40 })
    .resize(size)
    .png()
    .toBuffer();
}
