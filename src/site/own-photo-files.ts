/** Only Vite can read this module: no test or tool may import it. */
import type { ImageMetadata } from 'astro';

import { ownPhotoFolder } from './own-photos.ts';

const files = import.meta.glob<ImageMetadata>('/content/beelden/*/*.{jpg,jpeg,png,webp,avif}', {
  import: 'default',
  caseSensitive: false,
});

/** The picture `file` in the folder of `key`, as Astro's image pipeline takes it. */
export async function loadOwnPhoto(key: string, file: string): Promise<ImageMetadata> {
  const path = `${ownPhotoFolder}/${key}/${file}`;
  const load = files[`/${path}`];
  if (!load) throw new Error(`${path} ontbreekt of is geen beeld`);
  return load();
}
