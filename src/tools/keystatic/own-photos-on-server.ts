import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

import type { OwnPhoto } from '../../site/own-photo-schema.ts';
import { findOwnPhoto, listOwnPhotoKeys, ownPhotoFolder } from '../../site/own-photos.ts';

/** The words of the owner's own photos by their keys; without those that cannot be read, perhaps because they are being written. */
export function readOwnPhotos(): Record<string, OwnPhoto> {
  const read = (key: string) => {
    try {
      return findOwnPhoto(key);
    } catch {
      return undefined;
    }
  };
  const rows = listOwnPhotoKeys().map((key) => [key, read(key)] as const);
  return Object.fromEntries(rows.filter((row): row is [string, OwnPhoto] => row[1] !== undefined));
}

/** Gives the browser the stand-in for the module that reads the owner's photos, and tells it of each change. */
export const ownPhotos: Plugin = {
  name: 'own-photos-in-browser',
  enforce: 'pre',
  resolveId(source) {
    if (this.environment.name !== 'client' || !source.endsWith('/own-photos.ts')) return;
    return fileURLToPath(new URL('own-photos-in-browser.ts', import.meta.url));
  },
  configureServer({ watcher, environments }) {
    watcher.on('all', (_event, path) => {
      if (path.replaceAll('\\', '/').includes(`/${ownPhotoFolder}/`))
        environments.client.hot.send('own-photos', readOwnPhotos());
    });
  },
};
