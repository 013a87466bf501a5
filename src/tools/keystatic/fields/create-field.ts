import { fields, type ComponentSchema } from '@keystatic/core';
import type { z } from 'astro/zod';

import { textKinds, type TextKind } from '../../editors/files/kinds.ts';
import { findPhotoAddress } from './photo-address.ts';
import { createCheckedField, type FormField } from './checked-field.ts';
import { createChoice, type List } from './choice.ts';
import { describeField, readJsonSchema, type Description } from './describe.ts';
import { createOptionalGroup } from './optional-group.ts';
import { createPicture } from './picture.ts';

/** What an editor chooses from where a schema's metadata names a `list`. */
export type Lists = Record<string, List>;

type Json = z.core.JSONSchema.BaseSchema;

/** Longest text, in characters, that is written on one line. */
const longestLine = 80;

/** A field for each key of an object, those for search engines last. */
export function createFields(shape: z.core.$ZodShape, lists: Lists): Record<string, ComponentSchema> {
  const rows = Object.entries(shape) as [string, z.ZodType][];
  const isForSearch = ([name]: [string, unknown]) => Number(name.startsWith('seo'));
  return Object.fromEntries(
    rows
      .sort((one, other) => isForSearch(one) - isForSearch(other))
      .map(([name, schema]) => [name, createField(schema, name, lists)]),
  );
}

/** The form field for a schema whose value is called `name`; throws for a type that has no field. */
export function createField(schema: z.ZodType, name: string, lists: Lists): ComponentSchema {
  const def = unwrap(schema);
  const json = readJsonSchema(schema);
  const described = describeField(schema, name);
  // What a file would need is no help where one chooses.
  const about = json['list'] || json['kind'] ? { ...described, description: '' } : described;
  if (def.type === 'object') {
    const inner = createFields(def.shape, lists);
    const isOptional = schema.safeParse(undefined).success;
    return isOptional ? createOptionalGroup(inner, about) : fields.object(inner, about);
  }
  if (def.type === 'array' && unwrap(def.element as z.ZodType).type === 'object') {
    const { minItems, maxItems } = json;
    return fields.array(createField(def.element as z.ZodType, about.label, lists), {
      ...about,
      validation: { length: { ...(minItems && { min: minItems }), ...(maxItems && { max: maxItems }) } },
      itemLabel: (item) => readFirstText(item) || 'Nog leeg',
    });
  }
  const list = lists[String(json['list'])] ?? listOptions(json);
  if (list) {
    return createChoice(schema, list, about, json['list'] === 'photos' ? findPhotoAddress : undefined);
  }
  if (json['picture']) return createPicture(schema, about);
  if (def.type === 'boolean') return createCheckedField(fields.checkbox(about), schema);
  if (def.type === 'date') return createCheckedField(fields.date(about), schema);
  if (def.type === 'array') return createTexts(schema, about, json.items as Json);
  if (json['kind']) return createCheckedField(fields.relationship({ ...about, ...inKind(json) }), schema);
  if (def.type === 'number') return createCheckedField(createText(about), schema, asNumber);
  if (def.type !== 'string') throw new Error(`The editor has no field for ${def.type}: ${about.label}`);
  const multiline = (json.maxLength ?? 0) > longestLine;
  return createCheckedField(createText({ ...about, multiline }), schema);
}

/** What a schema is about, behind `optional`, `default` and the like. */
function unwrap(schema: z.ZodType): z.core.$ZodTypes['_zod']['def'] {
  const def = schema.def as z.core.$ZodTypes['_zod']['def'];
  if ('innerType' in def) return unwrap(def.innerType as z.ZodType);
  return def.type === 'pipe' ? unwrap(def.in as z.ZodType) : def;
}

/** The text of an item's first field, by which a list shows it. */
function readFirstText(item: unknown): string {
  const { fields: inner = {} } = item as { fields?: Record<string, { value?: unknown }> };
  const { value } = Object.values(inner)[0] ?? {};
  return typeof value === 'string' ? value : '';
}

function listOptions({ enum: options, const: only, labels }: Json): List | undefined {
  const fixed = options ?? (only === undefined ? undefined : [only]);
  const named = labels as Record<string, string> | undefined;
  const shown = named ? fixed?.map((value) => ({ value, label: named[String(value)] })) : fixed;
  return shown && (() => shown);
}

/** The collection of the entries that a value names. */
const inKind = ({ kind }: Json) => ({ collection: textKinds[kind as TextKind].folder });

const createText = (options: Parameters<typeof fields.text>[0]) =>
  fields.text(options) as unknown as FormField;

const asNumber = {
  parse: (stored: unknown) => (stored === undefined ? '' : String(stored)),
  serialize: (value: string) => (value === '' ? undefined : Number(value)),
};

/** A list of texts has a line for each, or is chosen when the texts name entries. */
function createTexts(schema: z.ZodType, about: Description, item: Json): FormField {
  if (item['kind'])
    return createCheckedField(fields.multiRelationship({ ...about, ...inKind(item) }), schema);
  const description = `${about.description}. Elk op een eigen regel`;
  return createCheckedField(createText({ ...about, description, multiline: true }), schema, {
    parse: (stored) => ((stored ?? []) as string[]).join('\n'),
    serialize: (value: string) => value.match(/\S(.*\S)?/g) ?? [],
  });
}
