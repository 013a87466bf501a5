/** The photos in content/beelden/<key>, read on every call: the editor adds them while the site runs. */
import { existsSync, globSync, readFileSync } from 'node:fs';

import type { Photo } from './own-photo-schema.ts';

export const ownPhotoFolder = 'content/beelden';

const pathOf = (key: string) => `${ownPhotoFolder}/${key}/index.json`;

/** The keys of all photos, by name. */
export const listPhotoKeys = (): string[] =>
  globSync(pathOf('*'))
    .map((path) => path.split(/[\\/]/).at(-2) ?? '')
    .sort();

/** Whether a key exists, including one that was just added. */
export const isPhoto = (key: string) => existsSync(pathOf(key));

/** The photo behind a key; `undefined` for an unknown one. */
export function findPhoto(key: string): Photo | undefined {
  if (!isPhoto(key)) return undefined;
  return JSON.parse(readFileSync(pathOf(key), 'utf8').replace(/^\uFEFF/, '')) as Photo;
}

/** The words and file of a photo with a picture of its own; `undefined` for another. */
export function findOwnPhoto(key: string): (Photo & { file: string }) | undefined {
  const { file, ...words } = findPhoto(key) ?? {};
  return file === undefined ? undefined : { ...(words as Photo), file };
}

/** The largest crop with a ratio (width / height), at most `widest` wide; never enlarges. */
export function fitRatio(picture: { width: number; height: number }, ratio: number, widest: number) {
  const width = Math.min(widest, picture.width, Math.floor(picture.height * ratio));
  return { width, height: Math.round(width / ratio) };
}
