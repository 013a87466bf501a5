import { getImage } from 'astro:assets';

import { createCanonical } from '../site/addresses.ts';
import { loadOwnPhoto } from '../site/own-photo-files.ts';
import { findOwnPhoto, fitRatio } from '../site/own-photos.ts';
import { createPhotoAddress, photoWidths } from '../site/photos.ts';
import { readToken } from '../styles/tokens.ts';

/** How Astro's pipeline crops: as the photo host does, and on a sheet, or the drawing behind would show through. */
export const cropped = { fit: 'cover', position: 'entropy', background: readToken('color-sheet') };

/** Google shows an article in each of these. */
const ratios = [16 / 9, 4 / 3, 1];
const widest = photoWidths[3];

/** The photo behind a key as search engines show an article, in each ratio as large as it is. */
export function getArticlePhotos(key: string) {
  return Promise.all(ratios.map((ratio) => crop(key, ratio)));
}

async function crop(key: string, ratio: number) {
  const own = findOwnPhoto(key);
  const picture = own && (await loadOwnPhoto(key, own.file));
  const size = fitRatio(picture ?? { width: widest, height: widest }, ratio, widest);
  if (!picture) return { ...size, url: createPhotoAddress(key, size.width, size.height) };
  const { src } = await getImage({ ...cropped, ...size, src: picture, format: 'webp' });
  return { ...size, url: createCanonical(src) };
}
