import { fields } from '@keystatic/core';
import type { z } from 'astro/zod';

import { textKinds, type TextKind } from '../../../collections/kinds.ts';
import { readJsonSchema, type Description } from './describe.ts';
import { createCheckedField, type FormField } from './checked-field.ts';
import { createChoice, type List } from './choice.ts';
import { createPicture } from './picture.ts';

/** What an editor chooses from where a schema's metadata names a `list`. */
export type Lists = Record<string, List>;

/** The field of a single value, or of a list of texts; `type` is what the schema is about. */
export function createLeaf(schema: z.ZodType, type: string, about: Description, lists: Lists): FormField {
  const json = readJsonSchema(schema);
  const list = lists[String(json['list'])] ?? listOptions(json);
  if (list) return createChoice(schema, list, about);
  if (json['picture']) return createPicture(schema, about);
  if (type === 'boolean') return createCheckedField(fields.checkbox(about), schema);
  if (type === 'date') return createCheckedField(fields.date(about), schema);
  if (type === 'array') return createTexts(schema, about, json.items as Json);
  if (json['kind']) return createCheckedField(fields.relationship({ ...about, ...inKind(json) }), schema);
  if (type === 'string') {
    const multiline = (json.maxLength ?? 0) > longestLine;
    return createCheckedField(createText({ ...about, multiline }), schema);
  }
  if (type === 'number') return createCheckedField(createText(about), schema, asNumber);
  throw new Error(`The editor has no field for ${type}: ${about.label}`);
}

/** Keystatic's field for a text can name an entry too; here none does. */
const createText = (options: Parameters<typeof fields.text>[0]) =>
  fields.text(options) as unknown as FormField;

type Json = z.core.JSONSchema.BaseSchema;

/** Longest text, in characters, that is written on one line. */
const longestLine = 80;

function listOptions({ enum: options, const: only }: Json): List | undefined {
  const fixed = options ?? (only === undefined ? undefined : [only]);
  return fixed && (() => fixed);
}

/** The collection of the entries that a value names. */
const inKind = ({ kind }: Json) => ({ collection: textKinds[kind as TextKind].folder });

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
    serialize: (value: string) =>
      value
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
  });
}
