import { extname } from 'node:path';

import sharp from 'sharp';

import { describeSize, pictureLimits } from '../../../site/photo-schema.ts';

/** The extensions of each format, the usual one first. */
const endings: Record<string, string[]> = {
  'image/jpeg': ['jpg', 'jpeg'],
  'image/png': ['png'],
  'image/webp': ['webp'],
  'image/avif': ['avif'],
};

const saveAs = 'bewaar hem opnieuw als JPEG, PNG, WebP of AVIF';
const moves = 'beweegt, en dat leidt de lezer af; bewaar één beeld ervan';

/** Messages for formats that are refused. */
const refused: Record<string, string> = {
  'image/svg+xml': 'een SVG kan code bevatten; bewaar de tekening als PNG',
  'image/gif': 'een GIF heeft te weinig kleuren, of beweegt; bewaar één beeld ervan als JPEG of PNG',
};

/** Returns the Dutch problem of a picture, or `undefined` if the site can show it in every size. */
export async function describePicture(bytes: Uint8Array, name: string): Promise<string | undefined> {
  if (bytes.length > pictureLimits.maxBytes) {
    const size = (Math.ceil(bytes.length / 100_000) / 10).toLocaleString('nl-NL');
    return `is ${size} MB, hooguit ${pictureLimits.maxBytes / 1_000_000}; bewaar hem kleiner`;
  }
  if (isSequence(bytes)) return moves;
  const picture = await Promise.try(() => sharp(bytes).metadata()).catch(() => undefined);
  if (!picture) return `is geen beeld dat de site kan lezen; ${saveAs}`;
  const type: string = picture.mediaType ?? 'onbekend bestand';
  const known = endings[type];
  if (!known) return refused[type] ?? `is een ${type.replace('image/', '').toUpperCase()}; ${saveAs}`;
  if ((picture.pages ?? 1) > 1) return moves;
  const ending = extname(name).slice(1).toLowerCase();
  if (!known.includes(ending)) {
    return `heet .${ending}, maar is een ${known[0]?.toUpperCase()}; noem hem ${name.replace(/\.\w+$/, '')}.${known[0]}`;
  }
  const wrongSize = describeSize(picture.autoOrient);
  if (wrongSize) return wrongSize;
  // Decode all of it: the image service would fill a truncated file with grey.
  const whole = await sharp(bytes)
    .resize(16)
    .toBuffer()
    .catch(() => undefined);
  return whole ? undefined : `is beschadigd; ${saveAs}`;
}

/** Detects animated PNG and AVIF, which sharp reads as a single frame. */
function isSequence(picture: Uint8Array): boolean {
  const bytes = Buffer.from(picture);
  const isMovingPng = bytes.indexOf('PNG') === 1 && bytes.subarray(0, bytes.indexOf('IDAT')).includes('acTL');
  return isMovingPng || bytes.indexOf('ftypavis') === 4;
}
