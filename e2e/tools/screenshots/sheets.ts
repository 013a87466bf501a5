import { join } from 'node:path';

import sharp from 'sharp';

import { folder, getShotPath, widths } from './shoot.ts';

const sheetWidthPx = 2400;
const gapPx = 16;
const ground = '#5b6470';

/** Lays one page's widths side by side; narrow screens are shrunk less, so that they can be read. */
export async function layPageSheet(path: string): Promise<void> {
  const room = sheetWidthPx - gapPx * (widths.length + 1);
  const share = room / widths.reduce((sum, width) => sum + Math.sqrt(width), 0);
  const shots = widths.map((width) => ({
    file: getShotPath(path, width),
    width: Math.floor(Math.sqrt(width) * share),
  }));
  await laySheet(sheetPath(getShotPath(path, 0).replace(/-0\.png$/, '')), shots);
}

/** Lays all pages side by side, one sheet for each width. */
export async function layWidthSheets(paths: string[]): Promise<void> {
  for (const width of widths) {
    const files = paths.map((path) => getShotPath(path, width));
    await laySheet(sheetPath(`all-${width}`), spread(files, 11));
  }
}

/** Lays the states side by side, one sheet for phones and one for the rest. */
export async function layStateSheets(files: string[]): Promise<void> {
  const phones = files.filter((file) => file.endsWith('-390.png')).toSorted();
  const others = files.filter((file) => !file.endsWith('-390.png')).toSorted();
  await laySheet(sheetPath('states-390'), spread(phones, 8));
  await laySheet(sheetPath('states-wide'), spread(others, 6));
}

const sheetPath = (name: string) => join(folder, 'sheets', `${name.replace(`${folder}/`, '')}.png`);

interface Shot {
  file: string;
  /** On the sheet, in px. */
  width: number;
}

function spread(files: string[], columns: number): Shot[] {
  const width = Math.floor((sheetWidthPx - gapPx) / columns) - gapPx;
  return files.map((file) => ({ file, width }));
}

/** Sets the pictures in rows, as words in lines. */
async function laySheet(path: string, shots: Shot[]): Promise<void> {
  let [left, top, rowHeight] = [gapPx, gapPx, 0];
  const layers = [];
  for (const { file, width } of shots) {
    const picture = sharp(file).removeAlpha().resize({ width }).raw();
    const { data, info } = await picture.toBuffer({ resolveWithObject: true });
    if (left + width > sheetWidthPx) [left, top, rowHeight] = [gapPx, top + rowHeight + gapPx, 0];
    layers.push({ input: data, raw: info, left, top });
    left += width + gapPx;
    rowHeight = Math.max(rowHeight, info.height);
  }
  const height = top + rowHeight + gapPx;
  await sharp({ create: { width: sheetWidthPx, height, channels: 3, background: ground } })
    .composite(layers)
    .png({ compressionLevel: 3 })
    .toFile(path);
}
