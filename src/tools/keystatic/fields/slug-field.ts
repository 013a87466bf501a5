import { fields } from '@keystatic/core';
import type { z } from 'astro/zod';

import { createSlug } from '../../editors/slug.ts';
import { createCheckedField } from './checked-field.ts';
import { describeField, type Description } from './describe.ts';

const pattern = {
  // The slug of a screen starts with its model.
  regex: /^([a-z0-9-]+\/)?[a-z0-9]+(-[a-z0-9]+)*$/,
  message: 'alleen kleine letters, cijfers en streepjes',
};

/** Creates the field for an entry's title and its slug, which is the name of its file or folder. */
export function createSlugField(schema: z.ZodType, name: string, address: Description) {
  const named = describeField(schema, name);
  const slug = fields.slug({
    name: named,
    slug: { ...address, generate: createSlug, validation: { pattern } },
  });
  const { Input, validate } = createCheckedField(slug as never, schema, {
    serialize: (value: { name: string }) => value.name || undefined,
    label: named.label,
  });
  return { ...slug, Input, validate: (value, extra) => validate(slug.validate(value, extra)) } as typeof slug;
}
