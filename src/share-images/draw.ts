import satori from 'satori';
import sharp from 'sharp';

import { shareImageSize } from '../site/share-image.ts';
import { requireLetters } from './letters.ts';
import { readLook, type Look } from './look.ts';
import { composePicture, type Picture } from './picture.ts';

const { width, height } = shareImageSize;

let look: Promise<Look> | undefined;

/** Draws a share image as PNG: the words, as Satori sets them, over the drawing. Throws on a letter that the fonts do not hold. */
export async function drawPicture(picture: Picture): Promise<Buffer> {
  requireLetters(Object.values(picture.words));
  look ??= readLook();
  const { backdrop, card } = await composePicture(picture, await look);
  const words = await satori(card, { width, height, fonts: (await look).fonts });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${backdrop}${words}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, dither: 0, compressionLevel: 9 }).toBuffer();
}
