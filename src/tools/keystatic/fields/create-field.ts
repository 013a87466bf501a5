import { fields, type ComponentSchema } from '@keystatic/core';
import type { z } from 'astro/zod';

import { teamAuthor } from '../../../content/article-categories.ts';
import { collections, type CollectionName } from '../../editors/files/collections.ts';
import { createCheckedField, type FormField } from './checked-field.ts';
import { describeField, readJsonSchema, type Description } from './describe.ts';
import { createOptionalGroup } from './optional-group.ts';
import { createPicture } from './picture.ts';

type Json = z.core.JSONSchema.BaseSchema;

/** Name of the collection of photos. */
export const photos = 'beelden';

/** Longest text, in characters, that gets a single-line input. */
const longestLine = 80;

/** Creates a field for each key of an object, SEO fields last. */
export function createFields(shape: z.core.$ZodShape): Record<string, ComponentSchema> {
  const rows = Object.entries(shape) as [string, z.ZodType][];
  const isForSearch = ([name]: [string, unknown]) => Number(name.startsWith('seo'));
  return Object.fromEntries(
    rows
      .sort((one, other) => isForSearch(one) - isForSearch(other))
      .map(([name, schema]) => [name, createField(schema, name)]),
  );
}

/** Creates the form field of a schema; throws for a type without a field. */
export function createField(schema: z.ZodType, name: string): ComponentSchema {
  const def = unwrap(schema);
  const json = readJsonSchema(schema);
  const about = describeField(schema, name);
  if (def.type === 'object') {
    const inner = createFields(def.shape);
    const isOptional = schema.safeParse(undefined).success;
    return isOptional ? createOptionalGroup(inner, about) : fields.object(inner, about);
  }
  if (def.type === 'array' && unwrap(def.element as z.ZodType).type === 'object') {
    const { minItems, maxItems } = json;
    return fields.array(createField(def.element as z.ZodType, about.label), {
      ...about,
      validation: { length: { ...(minItems && { min: minItems }), ...(maxItems && { max: maxItems }) } },
      itemLabel: (item) => readFirstText(item) || 'Nog leeg',
    });
  }
  return createLeaf(schema, def, json, about);
}

function createLeaf(
  schema: z.ZodType,
  def: ReturnType<typeof unwrap>,
  json: Json,
  about: Description,
): ComponentSchema {
  // The help describes the notation in a file, which a select does not need.
  const chosen = { ...about, description: '' };
  const collection = findRelated(json);
  if (json['list'] === 'authors') return createAuthor(schema, chosen);
  if (collection) return createCheckedField(fields.relationship({ ...chosen, collection }), schema);
  const options = json.enum ?? (json.const === undefined ? undefined : [json.const]);
  if (options) return createChoice(schema, options, json, about);
  if (json['picture']) return createPicture(schema, about);
  if (def.type === 'boolean') return createCheckedField(fields.checkbox(about), schema);
  if (def.type === 'date') return createCheckedField(fields.date(about), schema);
  if (def.type === 'array') return createTexts(schema, about, json.items as Json);
  if (def.type === 'number') return createCheckedField(createText(about), schema, asNumber);
  if (def.type !== 'string') throw new Error(`The editor has no field for ${def.type}: ${about.label}`);
  const multiline = (json.maxLength ?? 0) > longestLine;
  return createCheckedField(createText({ ...about, multiline }), schema);
}

/** Returns the schema within wrappers such as `optional` and `default`. */
function unwrap(schema: z.ZodType): z.core.$ZodTypes['_zod']['def'] {
  const def = schema.def as z.core.$ZodTypes['_zod']['def'];
  if ('innerType' in def) return unwrap(def.innerType as z.ZodType);
  return def.type === 'pipe' ? unwrap(def.in as z.ZodType) : def;
}

/** Returns the text of an item's first field, as its label in a list. */
function readFirstText(item: unknown): string {
  const { fields: inner = {} } = item as { fields?: Record<string, { value?: unknown }> };
  const { value } = Object.values(inner)[0] ?? {};
  return typeof value === 'string' ? value : '';
}

/** Returns the Keystatic collection that a value refers to. */
function findRelated({ collection, list }: Json): string | undefined {
  if (list === 'photos') return photos;
  return collection === undefined ? undefined : collections[collection as CollectionName].folder;
}

/** Creates a select of the team's members; empty means the team. */
function createAuthor(schema: z.ZodType, about: Description): FormField {
  const description = 'Leeg is het team';
  return createCheckedField(fields.relationship({ ...about, description, collection: 'team' }), schema, {
    parse: (stored) => (stored === undefined || stored === teamAuthor ? null : stored),
    serialize: (value: string | null) => value ?? teamAuthor,
  });
}

/** Creates a select of the values of a schema, with its labels; without a default nothing is selected. */
function createChoice(
  schema: z.ZodType,
  values: unknown[],
  { labels = {} }: Json,
  about: Description,
): FormField {
  const { success: mayLack, data: byDefault } = schema.safeParse(undefined);
  const defaultValue = String(byDefault ?? '');
  const none = defaultValue === '' ? [{ value: '', label: mayLack ? 'Geen' : 'Kies…' }] : [];
  const named = labels as Record<string, string>;
  const rows = values.map(String).map((value) => ({ value, label: named[value] ?? value }));
  const select = fields.select({ ...about, options: [...none, ...rows], defaultValue });
  return createCheckedField(select as FormField, schema, {
    parse: (stored) => (stored === undefined ? defaultValue : String(stored)),
    serialize: (chosen: string) => values.find((value) => String(value) === chosen) ?? (chosen || undefined),
  });
}

const createText = (options: Parameters<typeof fields.text>[0]) =>
  fields.text(options) as unknown as FormField;

/** Conversion of numbers in Dutch notation: `6.500` and `99,9`. */
const asNumber = {
  parse: (stored: unknown) => (stored === undefined ? '' : String(stored).replace('.', ',')),
  serialize: (value: string) => (value === '' ? undefined : readNumber(value)),
};

function readNumber(written: string): number {
  const isDutch = /^\d{1,3}(\.\d{3})+(,\d+)?$|^\d+,\d+$/.test(written);
  return Number(isDutch ? written.replaceAll('.', '').replace(',', '.') : written);
}

/** Creates a field for a list of texts: one per line, or a select when they refer to entries. */
function createTexts(schema: z.ZodType, about: Description, item: Json): FormField {
  const collection = findRelated(item);
  if (collection) return createCheckedField(fields.multiRelationship({ ...about, collection }), schema);
  const description = `${about.description}. Elk op een eigen regel`;
  return createCheckedField(createText({ ...about, description, multiline: true }), schema, {
    parse: (stored) => ((stored ?? []) as string[]).join('\n'),
    serialize: (value: string) => value.match(/\S(.*\S)?/g) ?? [],
  });
}
