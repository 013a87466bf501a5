import { z } from 'astro/zod';

import { photoWords } from './photo-words.ts';

/** What a picture may be, in px and bytes: the widest place asks for 1,600 px at 16:9, and more than the upper limits is weight for git and builds alone. */
export const pictureLimits = { minWidth: 1600, minHeight: 900, maxSize: 8000, maxBytes: 10_000_000 };

const { minWidth, minHeight, maxBytes } = pictureLimits;
const smallest = `${minWidth.toLocaleString('nl-NL')} bij ${minHeight} pixels`;

/** The words of one of the owner's own photos; its key is the name of its folder. */
export const ownPhotoSchema = z
  .strictObject({
    /** The name of the picture beside it. */
    file: z
      .string()
      .regex(
        /^[\w-]+\.\w+$/,
        'is geen bestandsnaam als magazijn.jpg: alleen letters, cijfers, streepjes en één punt',
      )
      .meta({
        description: `Foto: een JPEG, PNG, WebP of AVIF in dezelfde map, minstens ${smallest} en hooguit ${maxBytes / 1_000_000} MB`,
        picture: true,
      }),
    alt: photoWords.alt,
    credit: photoWords.credit.optional().describe('De fotograaf; mag ontbreken'),
  })
  .describe('Eigen foto’s');

/** The words of one photo, as its file has them. */
export type OwnPhoto = z.infer<typeof ownPhotoSchema>;
