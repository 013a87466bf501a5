import sharp from 'sharp';

import { logo } from '../../drawings/logo.ts';
import { imagePalettes } from '../../drawings/looks.ts';
import { writeAttributes, writeShapes } from '../../drawings/svg.ts';

const { paper, blueprint } = imagePalettes;

const darkColors = `[fill="${paper.cobalt}"]{fill:${blueprint.pen}}[fill="${paper.ink}"]{fill:${blueprint.ink}}`;

/** The logo mark as SVG, with lighter colours in dark mode. */
export const mark =
  `<svg${writeAttributes({ xmlns: 'http://www.w3.org/2000/svg', viewBox: logo.viewBox })}>` +
  `<style>@media (prefers-color-scheme:dark){${darkColors}}</style>` +
  `${writeShapes(logo.shapes, paper)}</svg>\n`;

/** Sizes in pixels of the PNG icons, by name. */
export const iconSizes = { 'apple-touch-icon': 180, 'icon-192': 192, 'icon-512': 512 };

/** Creates a PNG of the logo mark on paper, within the circle to which phones crop icons. */
export async function createIcon(size: number): Promise<Buffer> {
  const input = await drawMark(Math.round(size * 0.56));
  const create = { width: size, height: size, channels: 3, background: paper.ground } as const;
  return sharp({ create }).composite([{ input }]).png({ palette: true }).toBuffer();
}

/** Creates an .ico of the logo mark for old programs: a header of 22 bytes, then a PNG. */
export async function createIco(): Promise<Buffer> {
  const size = 32;
  const image = await drawMark(size);
  const header = Buffer.from([0, 0, 1, 0, 1, 0, size, size, 0, 0, 1, 0, 32, 0, 0, 0, 0, 0, 22, 0, 0, 0]);
  header.writeUInt32LE(image.length, 14);
  return Buffer.concat([header, image]);
}

/** Renders the logo mark at `size` pixels. */
function drawMark(size: number): Promise<Buffer> {
  return sharp(Buffer.from(mark), { density: (72 * size) / 40 })
    .resize(size)
    .png()
    .toBuffer();
}
