/**
 * The owner's own photos: a folder each in content/beelden, named by its key, with the photo and its words. Read when it
 * is asked for: an editor in the browser adds one while the site runs.
 */
import { existsSync, globSync, readFileSync } from 'node:fs';

import type { OwnPhoto } from './own-photo-schema.ts';

/** Below the project's folder. */
export const ownPhotoFolder = 'content/beelden';

const pathOf = (key: string) => `${ownPhotoFolder}/${key}/index.json`;

/** The keys of the photos that have words. */
export function listOwnPhotoKeys(): string[] {
  return globSync(pathOf('*')).map((path) => path.split(/[\\/]/).at(-2) ?? '');
}

/** Whether there are words of a photo behind a key. */
export const isOwnPhoto = (key: string) => existsSync(pathOf(key));

/** The words of the photo behind a key; `undefined` where there is none. */
export function findOwnPhoto(key: string): OwnPhoto | undefined {
  return isOwnPhoto(key) ? (JSON.parse(readFileSync(pathOf(key), 'utf8')) as OwnPhoto) : undefined;
}

/** The largest part of a picture in a ratio (width divided by height), at most `widest` wide: none is ever enlarged. */
export function fitRatio(picture: { width: number; height: number }, ratio: number, widest: number) {
  const width = Math.min(widest, picture.width, Math.floor(picture.height * ratio));
  return { width, height: Math.round(width / ratio) };
}
