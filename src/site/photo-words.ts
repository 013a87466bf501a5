import { z } from 'astro/zod';

const fileName = /\.(jpe?g|png|webp|avif)$|^(img|dsc|photo)[-_]?\d+/i;

/** What is said of every photo, wherever it comes from. */
export const photoWords = {
  /** What can be seen: 10 to 150 characters, never a file name. */
  alt: z
    .string()
    .min(10)
    .max(150)
    .refine((alt) => !fileName.test(alt), 'is een bestandsnaam; beschrijf wat er te zien is')
    .describe('Wat je ziet, voor wie de foto niet ziet'),
  /** Stands below the photo, behind "Foto:". */
  credit: z.string().min(2).max(60),
};

/** What an editor reads who names a photo that is not there. */
export const describeUnknownPhoto = (key: string) =>
  `onbekende foto "${key}"; kies een sleutel uit content/fotos.json of een map uit content/beelden`;
