import type { Photo } from './photo-schema.ts';
import { findPhoto, listPhotoKeys } from './photo-folder.ts';
import { describeUnknownPhoto } from './photo-words.ts';

/** The keys of all photos when the process started. */
export const photoKeys = listPhotoKeys();

/** The only third party a page may contact. */
export const photoHost = 'https://images.unsplash.com';

/** Widths of `srcset` in pixels; `src` has the second. */
export const photoWidths = [480, 768, 1080, 1600] as const;

function getPhoto(key: string): Photo {
  const photo = findPhoto(key);
  if (!photo) throw new Error(describeUnknownPhoto(key));
  return photo;
}

/** Returns the alt text and credit of a photo. */
export const getPhotoWords = (key: string): Pick<Photo, 'alt' | 'credit'> => getPhoto(key);

/** Returns the address of a stock photo, cropped to a size in pixels. */
export function createPhotoAddress(key: string, width: number, height: number): string {
  return `${photoHost}/photo-${getPhoto(key).id}?auto=format&fit=crop&crop=entropy&q=70&w=${width}&h=${height}`;
}

/** Returns the attributes of a stock photo's `<img>`, cropped to `ratio` (width / height). */
export function getStockPhoto(key: string, ratio = 16 / 9) {
  const address = (width: number) => createPhotoAddress(key, width, Math.round(width / ratio));
  const [, width] = photoWidths;
  return {
    ...getPhoto(key),
    src: address(width),
    srcset: photoWidths.map((each) => `${address(each)} ${each}w`).join(', '),
    width,
    height: Math.round(width / ratio),
  };
}
