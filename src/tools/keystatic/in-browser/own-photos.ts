/** Replaces site/own-photos.ts in the browser: the page holds the photos, and the dev server sends each change. */
import type { OwnPhoto } from '../../../site/own-photo-schema.ts';

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

/** The photo behind a key; `undefined` where there is none. */
export const findOwnPhoto = (key: string) => page.ownPhotos[key];
