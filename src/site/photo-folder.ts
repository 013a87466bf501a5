/** The photos in content/beelden/<key>, read on every call: the editor adds them while the site runs. */
import { existsSync, globSync, readFileSync } from 'node:fs';

import type { Photo } from './photo-schema.ts';

export const photoFolder = 'content/beelden';

const pathOf = (key: string) => `${photoFolder}/${key}/index.json`;

/** Lists the keys of all photos by name. */
export const listPhotoKeys = (): string[] =>
  globSync(pathOf('*'))
    .map((path) => path.split(/[\\/]/).at(-2) ?? '')
    .sort();

/** Returns whether a key exists, even one that was just added. */
export const isPhoto = (key: string) => existsSync(pathOf(key));

/** Finds the photo of a key; `undefined` for an unknown one. */
export function findPhoto(key: string): Photo | undefined {
  if (!isPhoto(key)) return undefined;
  return JSON.parse(readFileSync(pathOf(key), 'utf8').replace(/^\uFEFF/, '')) as Photo;
}

/** Finds a photo whose picture is in its folder; `undefined` for any other. */
export function findLocalPhoto(key: string): (Photo & { file: string }) | undefined {
  const { file, ...words } = findPhoto(key) ?? {};
  return file === undefined ? undefined : { ...(words as Photo), file };
}

/** Returns the largest crop with a ratio (width / height), at most `widest` wide and never enlarged. */
export function fitRatio(picture: { width: number; height: number }, ratio: number, widest: number) {
  const width = Math.min(widest, picture.width, Math.floor(picture.height * ratio));
  return { width, height: Math.round(width / ratio) };
}
