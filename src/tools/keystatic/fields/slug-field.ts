import { fields } from '@keystatic/core';
import type { z } from 'astro/zod';

import { createSlug } from '../../editors/slug.ts';
import { createCheckedField } from './checked-field.ts';
import { describeField } from './describe.ts';

/** The field by which an entry is known, with its address, which is the file's name. */
export function createSlugField(schema: z.ZodType, name: string) {
  const slug = fields.slug({
    name: describeField(schema, name),
    slug: {
      label: 'Adres',
      description:
        'Het laatste deel van het adres en de naam van het bestand. Wat gepubliceerd is, houdt zijn adres',
      generate: createSlug,
      validation: {
        pattern: {
          regex: /^[a-z0-9]+(-[a-z0-9]+)*$/,
          message: 'alleen kleine letters, cijfers en streepjes',
        },
      },
    },
  });
  const { Input, validate } = createCheckedField(slug as never, schema, {
    serialize: (value: { name: string }) => value.name || undefined,
  });
  return { ...slug, Input, validate: (value, extra) => validate(slug.validate(value, extra)) } as typeof slug;
}
