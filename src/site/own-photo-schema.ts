import { z } from 'astro/zod';

import { photoWords } from './photo-words.ts';

/** In pixels and bytes. The widest place needs 1,600 px at 16:9; more than the maximum only burdens git and builds. */
export const pictureLimits = { minWidth: 1600, minHeight: 900, maxSize: 8000, maxBytes: 10_000_000 };

const { minWidth, minHeight, maxSize, maxBytes } = pictureLimits;

/** What is wrong with the size of a picture, in Dutch. */
export function describeSize({ width, height }: { width: number; height: number }): string | undefined {
  const size = `is ${width} bij ${height} pixels`;
  if (width < minWidth || height < minHeight) {
    return `${size}; minstens ${minWidth} breed en ${minHeight} hoog. Neem het origineel, vergroten helpt niet`;
  }
  if (Math.max(width, height) <= maxSize) return undefined;
  return `${size}; hooguit ${maxSize} breed en hoog. Verklein hem`;
}

const smallest = `${minWidth.toLocaleString('nl-NL')} bij ${minHeight} pixels`;

/** The shape of content/beelden/<key>/index.json. */
export const ownPhotoSchema = z
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
      }),
    alt: photoWords.alt,
    credit: photoWords.credit.optional().describe('De fotograaf; mag ontbreken'),
  })
  .describe('Eigen foto’s');

export type OwnPhoto = z.infer<typeof ownPhotoSchema>;
