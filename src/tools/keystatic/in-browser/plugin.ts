import { fileURLToPath } from 'node:url';

import type { Plugin } from 'vite';

import type { OwnPhoto } from '../../../site/own-photo-schema.ts';
import { findOwnPhoto, listOwnPhotoKeys, ownPhotoFolder } from '../../../site/own-photos.ts';

/** What no browser can run, by the end of its path, with the file here that replaces it. */
const replaced = {
  './own-photos.ts': 'own-photos.ts',
  'site/own-photos.ts': 'own-photos.ts',
  'faults/picture.ts': 'picture.ts',
  './read-mdx.ts': 'read-mdx.ts',
  'node:fs': 'node.ts',
  'node:path': 'node.ts',
};

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

/** Lets the editor run in the browser, which is sent each change of the owner's photos. */
export const inBrowser: Plugin = {
  name: 'in-browser',
  enforce: 'pre',
  resolveId(source) {
    const [, file] = Object.entries(replaced).find(([end]) => source.endsWith(end)) ?? [];
    if (file && this.environment.name === 'client') return fileURLToPath(new URL(file, import.meta.url));
    return;
  },
  configureServer({ watcher, environments }) {
    watcher.on('all', (_event, path) => {
      if (path.replaceAll('\\', '/').includes(`/${ownPhotoFolder}/`))
        environments.client.hot.send('own-photos', readOwnPhotos());
    });
  },
};
