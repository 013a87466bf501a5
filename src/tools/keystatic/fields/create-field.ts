import { fields, type ComponentSchema } from '@keystatic/core';
import type { z } from 'astro/zod';

import { describeField, readJsonSchema } from './describe.ts';
import { createLeaf, type Lists } from './leaves.ts';
import { createOptionalGroup } from './optional-group.ts';

/** The field of a form for a schema whose value is called `name`. */
export function createField(schema: z.ZodType, name: string, lists: Lists): ComponentSchema {
  const def = unwrap(schema);
  const about = describeField(schema, name);
  if (def.type === 'object') {
    const inner = createFields(def.shape, lists);
    return schema.safeParse(undefined).success
      ? createOptionalGroup(inner, about)
      : fields.object(inner, about);
  }
  if (def.type === 'array' && unwrap(def.element as z.ZodType).type === 'object') {
    const { minItems, maxItems } = readJsonSchema(schema);
    const length = { ...(minItems && { min: minItems }), ...(maxItems && { max: maxItems }) };
    return fields.array(createField(def.element as z.ZodType, name, lists), {
      ...about,
      validation: { length },
      itemLabel: (item) => readFirstText(item) || 'Nog leeg',
    });
  }
  return createLeaf(schema, def.type, about, lists);
}

/** A field for each key of an object; what only search engines show comes last. */
export function createFields(shape: z.core.$ZodShape, lists: Lists): Record<string, ComponentSchema> {
  const rows = Object.entries(shape) as [string, z.ZodType][];
  const isForSearch = ([name]: [string, unknown]) => Number(name.startsWith('seo'));
  return Object.fromEntries(
    rows
      .sort((one, other) => isForSearch(one) - isForSearch(other))
      .map(([name, schema]) => [name, createField(schema, name, lists)]),
  );
}

/** What a schema is about, behind `optional`, `default` and the like. */
function unwrap(schema: z.ZodType): z.core.$ZodTypes['_zod']['def'] {
  const def = schema.def as z.core.$ZodTypes['_zod']['def'];
  if ('innerType' in def) return unwrap(def.innerType as z.ZodType);
  return def.type === 'pipe' ? unwrap(def.in as z.ZodType) : def;
}

/** The words by which an item of a list is known: those of its first field. */
function readFirstText(item: unknown): string {
  const { fields: inner = {} } = item as { fields?: Record<string, { value?: unknown }> };
  const { value } = Object.values(inner)[0] ?? {};
  return typeof value === 'string' ? value : '';
}
