import sharp from 'sharp';

import type { Drawing } from '../../drawings/shapes.ts';
import {
  createCard,
  createWords,
  logoBox,
  paperBox,
  wordsBox,
  type Card,
  type TitleSetting,
} from './card.ts';
import { createImageUrl } from './drawing.ts';
import { layOut } from './layout.ts';

/** Font sizes in descending order; the smallest fits a word of 50 letters. */
const titleSettings = [
  { fontSize: 96, isTied: true },
  { fontSize: 76, isTied: true },
  { fontSize: 62, isTied: true },
  { fontSize: 62, isTied: false },
  { fontSize: 44, isTied: false },
  { fontSize: 24, isTied: false },
];

/** Creates a share image as PNG; throws on a letter that the fonts lack. */
export async function createShareImage(card: Card<Drawing>): Promise<Buffer> {
  const [logo, drawing, setting] = await Promise.all([
    createImageUrl(card.logo, logoBox),
    createImageUrl(card.drawing, paperBox),
    fitTitle(card),
  ]);
  const svg = await layOut(createCard({ ...card, logo, drawing }, setting), card.title);
  return sharp(Buffer.from(svg)).png({ palette: true, dither: 0, compressionLevel: 9 }).toBuffer();
}

/** Returns the largest setting in which the title fits. */
export async function fitTitle(card: Card<unknown>): Promise<TitleSetting> {
  for (const setting of titleSettings) {
    let fits = false;
    await layOut(createWords(card, setting), card.title, ({ props, top, width }) => {
      if (props['className'] === 'words') fits = top >= wordsBox.top && width <= wordsBox.width;
    });
    if (fits) return setting;
  }
  throw new Error(`De titel "${card.title}" past niet op zijn deelplaatje; maak hem korter.`);
}
