/** The owner's photos in content/beelden/<key>, read on every call: the editor adds them while the site runs. */
import { existsSync, globSync, readFileSync } from 'node:fs';

import type { OwnPhoto } from './own-photo-schema.ts';

export const ownPhotoFolder = 'content/beelden';

const pathOf = (key: string) => `${ownPhotoFolder}/${key}/index.json`;

/** The keys of all own photos. */
export function listOwnPhotoKeys(): string[] {
  return globSync(pathOf('*')).map((path) => path.split(/[\\/]/).at(-2) ?? '');
}

export const isOwnPhoto = (key: string) => existsSync(pathOf(key));

/** The alt text, credit and file of an own photo; `undefined` for an unknown key. */
export function findOwnPhoto(key: string): OwnPhoto | undefined {
  return isOwnPhoto(key) ? (JSON.parse(readFileSync(pathOf(key), 'utf8')) as OwnPhoto) : undefined;
}

/** The largest crop with a ratio (width / height), at most `widest` wide; never enlarges. */
export function fitRatio(picture: { width: number; height: number }, ratio: number, widest: number) {
  const width = Math.min(widest, picture.width, Math.floor(picture.height * ratio));
  return { width, height: Math.round(width / ratio) };
}
