import { z } from 'astro/zod';

const fileName = /\.(jpe?g|png|webp|avif)$|^(img|dsc|photo)[-_]?\d+/i;

/** The fields that describe a photo. */
export const photoWords = {
  alt: z
    .string()
    .min(10)
    .max(150)
    .refine((alt) => !fileName.test(alt), 'is een bestandsnaam; beschrijf wat er te zien is')
    .describe('Wat je ziet, voor wie de foto niet ziet'),
  credit: z.string().min(2).max(60),
};

/** Describes the error for an unknown photo, in Dutch. */
export const describeUnknownPhoto = (key: string) => `onbekende foto "${key}"; kies er een uit Foto’s`;
