import { z } from 'astro/zod';

import photoFile from '../../content/fotos.json' with { type: 'json' };
import { findOwnPhoto, isOwnPhoto, listOwnPhotoKeys } from './own-photos.ts';
import { describeUnknownPhoto, photoWords } from './photo-words.ts';

export const photoSchema = z.strictObject({
  id: z
    .string()
    .regex(/^\d+-[0-9a-f]{12}$/, 'is geen foto-id; kopieer het deel na "photo-" uit het adres')
    .describe('Foto-id: het deel na photo- in het adres van de foto'),
  alt: photoWords.alt,
  credit: photoWords.credit.describe('Fotograaf, of Unsplash'),
});

/** The shape of content/fotos.json: stock photos by key. */
export const photosSchema = z
  .record(
    z
      .string()
      .regex(/^[a-z0-9-]+$/, 'alleen kleine letters, cijfers en streepjes')
      .describe('Sleutel: de naam waarmee teksten de foto kiezen'),
    photoSchema,
  )
  .describe('Foto’s');

type Photo = z.infer<typeof photoSchema>;

const photos: Record<string, Photo> = photoFile;

/** The keys of stock photos. */
export const listStockPhotoKeys = () => Object.keys(photos);

/** The keys of stock and own photos, including one that was just added. */
export const listPhotoKeys = () => [...listStockPhotoKeys(), ...listOwnPhotoKeys()];

/** Those keys at startup. */
export const photoKeys = listPhotoKeys();

/** Whether a key exists, including one that was just added. */
export const isPhoto = (key: string) => Object.hasOwn(photos, key) || isOwnPhoto(key);

/** The only third party a page may contact. */
export const photoHost = 'https://images.unsplash.com';

/** Widths of `srcset` in pixels; `src` has the second. */
export const photoWidths = [480, 768, 1080, 1600] as const;

function findPhoto(key: string): Photo {
  const photo = photos[key];
  if (!photo) throw new Error(describeUnknownPhoto(key));
  return photo;
}

/** The alt text and credit of a photo. */
export const getPhotoWords = (key: string): { alt: string; credit?: string | undefined } =>
  findOwnPhoto(key) ?? findPhoto(key);

/** The address of a stock photo, cropped to a size in pixels. */
export function createPhotoAddress(key: string, width: number, height: number): string {
  return `${photoHost}/photo-${findPhoto(key).id}?auto=format&fit=crop&crop=entropy&q=70&w=${width}&h=${height}`;
}

/** The attributes of a stock photo's `<img>`, cropped to `ratio` (width / height). */
export function getStockPhoto(key: string, ratio = 16 / 9) {
  const address = (width: number) => createPhotoAddress(key, width, Math.round(width / ratio));
  const [, width] = photoWidths;
  return {
    ...findPhoto(key),
    src: address(width),
    srcset: photoWidths.map((each) => `${address(each)} ${each}w`).join(', '),
    width,
    height: Math.round(width / ratio),
  };
}
