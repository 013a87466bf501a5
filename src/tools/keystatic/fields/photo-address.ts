import { findOwnPhoto, ownPhotoFolder } from '../../../site/own-photos.ts';
import { getStockPhoto, isPhoto } from '../../../site/photos.ts';

/** Where the editor finds the picture of a photo. */
export function findPhotoAddress(key: string): string | undefined {
  const own = findOwnPhoto(key);
  if (own) return `/${ownPhotoFolder}/${key}/${own.file}`;
  return isPhoto(key) ? getStockPhoto(key).src : undefined;
}
