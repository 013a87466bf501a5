/** A photo behind a key as pages show it, from the photo host or out of content/beelden. */
import { getImage } from 'astro:assets';

import { createCanonical } from '../site/addresses.ts';
import { loadOwnPhoto } from '../site/own-photo-files.ts';
import { findOwnPhoto, fitRatio } from '../site/own-photos.ts';
import {
  articleRatios,
  createPhotoAddress,
  getStockPhoto,
  photoWidths,
  stockPhotoKeys,
} from '../site/photos.ts';

const ratio = 16 / 9;
const [, width, , widest] = photoWidths;
const height = Math.round(width / ratio);

/** As the photo host crops; a picture that lets through would show the drawing behind it. */
const cropped = { fit: 'cover', position: 'entropy', background: 'white' };

/** What stands behind a key, as an image in all its sizes; `avif` is the same in that format, for an own photo. */
export async function getPhoto(key: string) {
  const own = stockPhotoKeys.includes(key) ? undefined : findOwnPhoto(key);
  if (!own) return { ...getStockPhoto(key, ratio), avif: undefined };
  const picture = { ...cropped, src: await loadOwnPhoto(key, own.file), width, height };
  const make = (format: string) => getImage({ ...picture, format, widths: [...photoWidths] });
  const [avif, webp] = await Promise.all([make('avif'), make('webp')]);
  const { src, srcSet } = webp;
  return { ...own, src, srcset: srcSet.attribute, width, height, avif: avif.srcSet.attribute };
}

/** What stands behind a key, as large as it is in each ratio in which search engines show an article. */
export async function getArticlePhotos(key: string) {
  const own = stockPhotoKeys.includes(key) ? undefined : findOwnPhoto(key);
  const picture = own ? await loadOwnPhoto(key, own.file) : undefined;
  return Promise.all(
    articleRatios.map(async (each) => {
      const size = fitRatio(picture ?? { width: widest, height: widest }, each, widest);
      if (!picture) return { ...size, url: createPhotoAddress(key, size.width, size.height) };
      const { src } = await getImage({ ...cropped, ...size, src: picture, format: 'webp' });
      return { ...size, url: createCanonical(src) };
    }),
  );
}
