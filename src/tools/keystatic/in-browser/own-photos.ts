/** Replaces site/own-photos.ts in the browser, which has no folder. */
import type { OwnPhoto } from '../../../site/own-photo-schema.ts';

/** The owner's own photos by key, as `page-content.ts` read them. */
export const ownPhotos = new Map<string, OwnPhoto>();

/** Below the project's folder, and below the dev server's address. */
export const ownPhotoFolder = 'content/beelden';

/** The keys of the owner's own photos. */
export const listOwnPhotoKeys = () => [...ownPhotos.keys()];

/** Whether a key is one of them. */
export const isOwnPhoto = (key: string) => ownPhotos.has(key);

/** The photo behind a key; `undefined` where there is none. */
export const findOwnPhoto = (key: string) => ownPhotos.get(key);
