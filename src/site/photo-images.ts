/** Uses import.meta.glob, so Node cannot load this module. */
import type { ImageMetadata } from 'astro';

import { photoFolder } from './photo-folder.ts';

const files = import.meta.glob<ImageMetadata>('/content/beelden/*/*.{jpg,jpeg,png,webp,avif}', {
  import: 'default',
  caseSensitive: false,
});

/** Loads an image from the folder of a photo, for Astro's image pipeline. */
export async function loadLocalPhoto(key: string, file: string): Promise<ImageMetadata> {
  const path = `${photoFolder}/${key}/${file}`;
  const load = files[`/${path}`];
  if (!load) throw new Error(`${path} ontbreekt of is geen beeld`);
  return load();
}
