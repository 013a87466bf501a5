/** Uses import.meta.glob: Node cannot load this module. */
import type { ImageMetadata } from 'astro';

import { ownPhotoFolder } from './own-photos.ts';

const files = import.meta.glob<ImageMetadata>('/content/beelden/*/*.{jpg,jpeg,png,webp,avif}', {
  import: 'default',
  caseSensitive: false,
});

/** The image `file` in the folder of `key`, for Astro's image pipeline. */
export async function loadOwnPhoto(key: string, file: string): Promise<ImageMetadata> {
  const path = `${ownPhotoFolder}/${key}/${file}`;
  const load = files[`/${path}`];
  if (!load) throw new Error(`${path} ontbreekt of is geen beeld`);
  return load();
}
