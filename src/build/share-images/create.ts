import sharp from 'sharp';

import type { Drawing } from '../../components/drawings/parts.ts';
import {
  createCard,
  createWords,
  logoBox,
  panelBox,
  paperBox,
  wordsBox,
  type Card,
  type TitleSetting,
} from './card.ts';
import { createImageUrl } from './drawing.ts';
import { layOut } from './layout.ts';

/** From the largest on; the last is for a word of 50 letters. */
const titleSizes = [
  { fontPx: 96, isTied: true },
  { fontPx: 76, isTied: true },
  { fontPx: 62, isTied: true },
  { fontPx: 62, isTied: false },
  { fontPx: 44, isTied: false },
  { fontPx: 24, isTied: false },
];

/** A share image as PNG. Throws on a letter that the fonts do not have. */
export async function createShareImage(card: Card<Drawing>): Promise<Buffer> {
  const [logo, drawing, setting] = await Promise.all([
    createImageUrl(card.logo, logoBox),
    createImageUrl(card.drawing, card.isPanel ? panelBox : paperBox, card.isPanel),
    fitTitle(card),
  ]);
  const svg = await layOut(createCard({ ...card, logo, drawing }, setting), card.title);
  return sharp(Buffer.from(svg)).png({ palette: true, dither: 0, compressionLevel: 9 }).toBuffer();
}

/** The largest title that fits, on even lines; by hand, as Satori's `text-wrap: balance` breaks at hyphens. */
export async function fitTitle(card: Card<unknown>): Promise<TitleSetting> {
  for (const size of titleSizes) {
    let best: { setting: TitleSetting; top: number } | undefined;
    for (let widthPx = wordsBox.width; widthPx > 300; widthPx -= 30) {
      const setting = { ...size, widthPx };
      const top = await findTop(card, setting);
      if (top === undefined || (best && top < best.top)) break;
      best = { setting, top };
    }
    if (best) return best.setting;
  }
  throw new Error(`De titel "${card.title}" past niet op zijn deelplaatje; maak hem korter.`);
}

/** The upper edge of the words; undefined where they do not fit. */
async function findTop(card: Card<unknown>, setting: TitleSetting): Promise<number | undefined> {
  const boxes: { right: number; top: number }[] = [];
  await layOut(createWords(card, setting), card.title, ({ left, top, width, textContent }) => {
    if (textContent) boxes.push({ right: left + width, top });
  });
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.right));
  return top >= wordsBox.top && right <= wordsBox.left + wordsBox.width ? top : undefined;
}
