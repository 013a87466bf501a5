import { z } from 'astro/zod';

import photoFile from '../../content/fotos.json' with { type: 'json' };

const fileName = /\.(jpe?g|png|webp|avif)$|^(img|dsc|photo)[-_]?\d+/i;

/** One stock photo: its id at the photo host, Dutch alt text and who made it. */
export const photoSchema = z.strictObject({
  /** The part after `photo-` in the photo's address at the host. */
  id: z
    .string()
    .regex(/^\d+-[0-9a-f]{12}$/, 'is geen foto-id; kopieer het deel na "photo-" uit het adres')
    .describe('Foto-id: het deel na photo- in het adres van de foto'),
  /** What can be seen: 10 to 150 characters, never a file name. */
  alt: z
    .string()
    .min(10)
    .max(150)
    .refine((alt) => !fileName.test(alt), 'is een bestandsnaam; beschrijf wat er te zien is')
    .describe('Alt-tekst: wat je ziet, voor wie de foto niet ziet'),
  credit: z.string().min(2).max(60).describe('Fotograaf, of Unsplash'),
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

/** The keys a content file may name. */
export const photoKeys = Object.keys(photos);

/** The photo host; the only third party a page may contact. */
export const photoHost = 'https://images.unsplash.com';

const widths = [480, 768, 1080, 1600];

function findPhoto(key: string): Photo {
  const photo = photos[key];
  if (!photo) throw new Error(`onbekende foto "${key}"; kies een sleutel uit content/fotos.json`);
  return photo;
}

/** The address of the photo behind a key, cropped to a size in px. */
export function createPhotoAddress(key: string, width: number, height: number): string {
  return `${photoHost}/photo-${findPhoto(key).id}?auto=format&fit=crop&crop=entropy&q=70&w=${width}&h=${height}`;
}

/** The photo behind a key, with the addresses of its sizes cropped to `ratio` (width divided by height). */
export function getPhoto(key: string, ratio = 16 / 9) {
  const address = (width: number) => createPhotoAddress(key, width, Math.round(width / ratio));
  return {
    ...findPhoto(key),
    src: address(768),
    srcset: widths.map((width) => `${address(width)} ${width}w`).join(', '),
    width: 768,
    height: Math.round(768 / ratio),
  };
}
