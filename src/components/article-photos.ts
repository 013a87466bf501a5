import { getImage } from 'astro:assets';

import { createCanonical } from '../site/addresses.ts';
import { loadLocalPhoto } from '../site/photo-images.ts';
import { findLocalPhoto, fitRatio } from '../site/photo-folder.ts';
import { createPhotoAddress, photoWidths } from '../site/photos.ts';
import { readToken } from '../styles/tokens.ts';

/** Options for Astro's images: cropped as the photo host does, and opaque, because a drawing is behind. */
export const cropped = { fit: 'cover', position: 'entropy', background: readToken('color-sheet') };

/** The aspect ratios that Google asks for. */
const ratios = [16 / 9, 4 / 3, 1];
const widest = photoWidths[3];

/** Returns the addresses of an article's photo, one in each ratio and as large as possible. */
export function getArticlePhotos(key: string) {
  return Promise.all(ratios.map((ratio) => crop(key, ratio)));
}

async function crop(key: string, ratio: number): Promise<string> {
  const local = findLocalPhoto(key);
  const picture = local && (await loadLocalPhoto(key, local.file));
  const size = fitRatio(picture ?? { width: widest, height: widest }, ratio, widest);
  if (!picture) return createPhotoAddress(key, size.width, size.height);
  const { src } = await getImage({ ...cropped, ...size, src: picture, format: 'webp' });
  return createCanonical(src);
}
