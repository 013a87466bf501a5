/**
 * Stands in for site/own-photos.ts in the browser, which cannot read folders: the editor's page brings the words, and
 * the dev server sends them again when a photo comes or goes.
 */
import type { OwnPhoto } from '../../site/own-photo-schema.ts';

const page = globalThis as unknown as { ownPhotos: Record<string, OwnPhoto> };

import.meta.hot?.on('own-photos', (photos: Record<string, OwnPhoto>) => {
  page.ownPhotos = photos;
});

/** Below the project's folder, and below the dev server's address. */
export const ownPhotoFolder = 'content/beelden';

/** The keys of the owner's own photos. */
export const listOwnPhotoKeys = () => Object.keys(page.ownPhotos);

/** Whether a key is one of them. */
export const isOwnPhoto = (key: string) => key in page.ownPhotos;

/** The words of the photo behind a key; `undefined` where there is none. */
export const findOwnPhoto = (key: string) => page.ownPhotos[key];
