/** Replaces site/photo-folder.ts in the browser, which has no file system. */

/** Returns no keys: Keystatic lists the photos itself. */
export const listPhotoKeys = (): string[] => [];

/** Accepts any key: `controleer` checks whether the photo exists. */
export const isPhoto = () => true;

/** Returns no photo. */
export const findPhoto = () => undefined;
