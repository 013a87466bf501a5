import { fields } from '@keystatic/core';
import type { z } from 'astro/zod';

import { createCheckedField, type FormField } from './checked-field.ts';
import type { Description } from './describe.ts';

interface Picture {
  data: Uint8Array;
  extension: string;
  /** Empty for one that was chosen just now. */
  filename: string;
}

/** A picture file; a new one is named after its folder. */
export function createPicture(schema: z.ZodType, about: Description): FormField {
  const image = fields.image({ ...about, transformFilename: () => '' });
  const nameOf = ({ filename, extension }: Picture, slug: string) =>
    filename || `${slug}.${extension.toLowerCase()}`;
  const { Input, validate } = createCheckedField(image as unknown as FormField, schema, {
    serialize: (value: Picture | null) => (value ? nameOf(value, 'foto') : undefined),
  });
  const serialize: typeof image.serialize = (value, { slug = '' }) => {
    const named = value && { ...value, filename: nameOf(value, slug) };
    return image.serialize(named, { slug, suggestedFilenamePrefix: undefined });
  };
  return { ...image, Input, validate, serialize } as unknown as FormField;
}
