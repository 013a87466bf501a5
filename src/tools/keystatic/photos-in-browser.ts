/** Replaces site/photo-folder.ts in the browser, which has no folder. */

/** The keys that a schema names; the editor chooses from Keystatic's own list. */
export const listPhotoKeys = (): string[] => [];

/** Whether a photo exists, which `controleer` tells. */
export const isPhoto = () => true;

/** No photo is read here. */
export const findPhoto = () => undefined;
