import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

import type { OwnPhoto } from '../../site/own-photo-schema.ts';
import { findOwnPhoto, listOwnPhotoKeys, ownPhotoFolder } from '../../site/own-photos.ts';

/** The owner's own photos by key, without those that cannot be read, perhaps because they are being written. */
export function readOwnPhotos(): Record<string, OwnPhoto> {
  const rows = listOwnPhotoKeys().flatMap((key) => {
    try {
      return [[key, findOwnPhoto(key) as OwnPhoto]];
    } catch {
      return [];
    }
  });
  return Object.fromEntries(rows) as Record<string, OwnPhoto>;
}

/** Replaces the module that reads the owner's photos in the browser, and sends each change. */
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
