import satori from 'satori';
import sharp from 'sharp';

import { displayGlyphs, textGlyphs } from '../../assets/fonts/glyphs.ts';
import { shareImageSize } from '../../seo/share-image.ts';
import { requireLetters } from './letters.ts';
import { readLook, type Look } from './look.ts';
import { composePicture, type Picture } from './picture.ts';

const { width, height } = shareImageSize;

let look: Promise<Look> | undefined;

/** Draws a share image as PNG: the words, as Satori sets them, over the drawing. Throws on a letter that the fonts do not hold. */
export async function drawPicture(picture: Picture): Promise<Buffer> {
  const { title, ...words } = picture.words;
  requireLetters(title, displayGlyphs);
  for (const text of Object.values(words)) requireLetters(text, textGlyphs);
  look ??= readLook();
  const { backdrop, card } = await composePicture(picture, await look);
  const foreground = await satori(card, { width, height, fonts: (await look).fonts });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">${backdrop}${foreground}</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true, dither: 0, compressionLevel: 9 }).toBuffer();
}
