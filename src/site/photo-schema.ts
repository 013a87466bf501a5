import { z } from 'astro/zod';

import { photoWords } from './photo-words.ts';

/** In pixels and bytes. The widest place needs 1,600 px at 16:9; more than the maximum only burdens git and builds. */
export const pictureLimits = { minWidth: 1600, minHeight: 900, maxSize: 8000, maxBytes: 10_000_000 };

const { minWidth, minHeight, maxSize, maxBytes } = pictureLimits;

/** Describes in Dutch what is wrong with the size of a picture. */
export function describeSize({ width, height }: { width: number; height: number }): string | undefined {
  const size = `is ${width} bij ${height} pixels`;
  if (width < minWidth || height < minHeight) {
    return `${size}; minstens ${minWidth} breed en ${minHeight} hoog. Neem het origineel, vergroten helpt niet`;
  }
  if (Math.max(width, height) <= maxSize) return undefined;
  return `${size}; hooguit ${maxSize} breed en hoog. Verklein hem`;
}

const smallest = `${minWidth.toLocaleString('nl-NL')} bij ${minHeight} pixels`;

/** The schema of content/beelden/<key>/index.json: words for a picture in the folder, or a photo of the photo host. */
export const photoSchema = z
  .strictObject({
    file: z
      .string()
      .regex(
        /^[\w-]+\.\w+$/,
        'is geen bestandsnaam als magazijn.jpg: alleen letters, cijfers, streepjes en één punt',
      )
      .meta({
        description: `Foto: een JPEG, PNG, WebP of AVIF, minstens ${smallest} en hooguit ${maxBytes / 1_000_000} MB`,
        picture: true,
      })
      .optional(),
    id: z
      .string()
      .regex(/^\d+-[0-9a-f]{12}$/, 'is geen foto-id; kopieer het deel na "photo-" uit het adres')
      .optional()
      .describe('Foto-id, voor een foto van Unsplash: het deel na photo- in zijn adres'),
    alt: photoWords.alt,
    credit: photoWords.credit.optional().describe('De fotograaf; mag ontbreken bij een eigen foto'),
  })
  .superRefine(({ file, id, credit }, context) => {
    const refuse = (field: string, message: string) =>
      context.addIssue({ code: 'custom', path: [field], message });
    if (file === undefined && id === undefined)
      refuse('file', 'ontbreekt; kies een foto, of geef een foto-id');
    if (file !== undefined && id !== undefined)
      refuse('id', 'hoort niet bij een eigen foto; haal een van beide weg');
    if (id !== undefined && credit === undefined)
      refuse('credit', 'ontbreekt; wie de foto maakte, of Unsplash');
  })
  .describe('Foto’s');

/** A photo in content/beelden. */
export type Photo = z.infer<typeof photoSchema>;
