import { z } from 'astro/zod';

import photoFile from '../../content/fotos.json' with { type: 'json' };
import { findOwnPhoto, isOwnPhoto, listOwnPhotoKeys } from './own-photos.ts';
import { describeUnknownPhoto, photoWords } from './photo-words.ts';

/** One stock photo: its id at the photo host, Dutch alt text and who made it. */
export const photoSchema = z.strictObject({
  /** The part after `photo-` in the photo's address at the host. */
  id: z
    .string()
    .regex(/^\d+-[0-9a-f]{12}$/, 'is geen foto-id; kopieer het deel na "photo-" uit het adres')
    .describe('Foto-id: het deel na photo- in het adres van de foto'),
  alt: photoWords.alt,
  credit: photoWords.credit.describe('Fotograaf, of Unsplash'),
});

/** The whole of content/fotos.json: key → photo. */
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

/** The keys of the stock photos. */
export const stockPhotoKeys = Object.keys(photos);

/** The keys a content file may name, also of a photo that was added just now: of stock photos and of the owner's own. */
export const listPhotoKeys = () => [...stockPhotoKeys, ...listOwnPhotoKeys()];

/** Those keys, as they were on start. */
export const photoKeys = listPhotoKeys();

/** Whether there is a photo behind a key, also one that was added just now. */
export const isPhoto = (key: string) => stockPhotoKeys.includes(key) || isOwnPhoto(key);

/** The photo host; the only third party a page may contact. */
export const photoHost = 'https://images.unsplash.com';

/** The widths in which a page offers a photo, in px; without a choice the second. */
export const photoWidths = [480, 768, 1080, 1600] as const;

function findPhoto(key: string): Photo {
  const photo = photos[key];
  if (!photo) throw new Error(describeUnknownPhoto(key));
  return photo;
}

/** What is said of the photo behind a key. */
export const getPhotoWords = (key: string): { alt: string; credit?: string | undefined } =>
  findOwnPhoto(key) ?? findPhoto(key);

/** The address of the stock photo behind a key, cropped to a size in px. */
export function createPhotoAddress(key: string, width: number, height: number): string {
  return `${photoHost}/photo-${findPhoto(key).id}?auto=format&fit=crop&crop=entropy&q=70&w=${width}&h=${height}`;
}

/** The stock photo behind a key, with the addresses of its sizes cropped to `ratio` (width divided by height). */
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
