import { join } from 'node:path';

import satori from 'satori';
import satoriPackage from 'satori/package.json' with { type: 'json' };
import sharp from 'sharp';

import { shareImageSize } from '../site/share-image.ts';
import { keep } from './cache.ts';
import type { Node } from './element.ts';
import { requireLetters } from './letters.ts';
import { readLook, type Look } from './look.ts';
import { composePicture, type Picture } from './picture.ts';

/** `astro build --force` empties Astro's own folder, not this one. */
const cacheFolder = 'node_modules/.cache/share-images';

const png = { palette: true, dither: 0, compressionLevel: 9 };

let look: Promise<Look> | undefined;

/** The share image at `path`, an address that ends in `.png`; drawn only if something in it changed since it was last drawn. Throws on a letter that the fonts do not hold. */
export async function createShareImage(
  path: string,
  picture: Picture,
  folder = cacheFolder,
): Promise<Buffer> {
  requireLetters(Object.values(picture.words));
  look ??= readLook();
  const { backdrop, card } = await composePicture(picture, await look);
  const { fonts } = await look;
  const tools = JSON.stringify([png, satoriPackage.version, sharp.versions]);
  const ingredients = [backdrop, JSON.stringify(card), tools, ...fonts.map(({ data }) => Buffer.from(data))];
  return keep(join(folder, path), ingredients, () => draw(backdrop, card, fonts));
}

/** Lays the words over the drawing and makes it a PNG. */
async function draw(backdrop: string, card: Node, fonts: Look['fonts']): Promise<Buffer> {
  const words = await satori(card, { ...shareImageSize, fonts });
  const { width, height } = shareImageSize;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${backdrop}${words}</svg>`;
  return sharp(Buffer.from(svg)).png(png).toBuffer();
}
