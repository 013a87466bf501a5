import { fields, type Collection, type ComponentSchema, type Singleton } from '@keystatic/core';
import type { z } from 'astro/zod';

import { jsonKinds, ownPhotoKind, textKinds, type TextKind } from '../../collections/kinds.ts';
import { createFields } from './fields/create-field.ts';
import { capitalise } from './fields/describe.ts';
import type { Lists } from './fields/leaves.ts';
import { createSlugField } from './fields/slug-field.ts';
import { createFormSchema } from './json-form.ts';
import type { createParts } from './parts.ts';

type JsonKind = keyof typeof jsonKinds;
type Form = Record<string, ComponentSchema>;
type Parts = ReturnType<typeof createParts>;

const textSchemas = await loadSchemas<TextKind, z.ZodObject>(textKinds);
const dataSchemas = await loadSchemas<JsonKind, z.ZodType>(jsonKinds);
const photoSchema = await ownPhotoKind.schema();

async function loadSchemas<Kind extends string, Schema>(
  kinds: Record<Kind, { schema: () => Promise<unknown> }>,
) {
  const rows = Object.entries(kinds) as [Kind, { schema: () => Promise<Schema> }][];
  const loaded = await Promise.all(rows.map(async ([kind, { schema }]) => [kind, await schema()] as const));
  return Object.fromEntries(loaded) as Record<Kind, Schema>;
}

/** The kinds of JSON. */
export const dataKinds = Object.keys(jsonKinds) as JsonKind[];

const address = {
  label: 'Adres',
  description:
    'Het laatste deel van het adres en de naam van het bestand. Wat gepubliceerd is, houdt zijn adres',
};

/** The entries of a kind, each known by its title, or by its name. */
export function createFolder(kind: TextKind, lists: Lists, parts: Parts): Collection<Form, string> {
  const { folder, href } = textKinds[kind];
  const { shape } = textSchemas[kind];
  const slugField = 'title' in shape ? 'title' : 'name';
  const { [slugField]: named, ...rest } = shape;
  const title = createSlugField(named as z.ZodType, slugField, address);
  return {
    label: capitalise(folder),
    path: `${folder}/*`,
    slugField,
    previewUrl: href('{slug}'),
    ...layOut(kind, { [slugField]: title, ...createFields(rest, lists) }, parts),
  };
}

/** One page. */
export function createSingle(kind: TextKind, slug: string, lists: Lists, parts: Parts): Singleton<Form> {
  const { folder, href } = textKinds[kind];
  return {
    label: capitalise(slug.replaceAll('-', ' ')),
    path: `${folder}/${slug}`,
    previewUrl: href(slug),
    ...layOut(kind, createFields(textSchemas[kind].shape, lists), parts),
  };
}

/** The form of a kind with its text, which takes the middle of the screen where it is long. */
function layOut(kind: TextKind, form: Form, parts: Parts) {
  const isLong = textKinds[kind].text !== 'short';
  const options = { image: false, heading: isLong ? ([2, 3] as const) : false };
  const text = fields.mdx({ label: 'Tekst', options, components: parts });
  return {
    entryLayout: isLong ? ('content' as const) : ('form' as const),
    format: { contentField: 'text' },
    schema: { ...form, text },
  };
}

/** A JSON file. */
export function createData(kind: JsonKind, lists: Lists): Singleton<Form> {
  const schema = dataSchemas[kind];
  return {
    label: schema.description ?? kind,
    path: jsonKinds[kind].file.replace(/^content\/|\.json$/g, ''),
    format: 'json',
    schema: createFields(createFormSchema(schema).shape, lists),
  };
}

/** The owner's own photos, each a folder with a picture and its words. */
export function createOwnPhotos(lists: Lists): Collection<Form, string> {
  const key = {
    label: 'Sleutel',
    description: 'De naam waarmee teksten deze foto kiezen. Een foto die ergens staat, houdt zijn sleutel',
  };
  return {
    label: photoSchema.description ?? '',
    path: 'beelden/*/',
    slugField: 'alt',
    format: 'json',
    schema: {
      ...createFields(photoSchema.shape, lists),
      alt: createSlugField(photoSchema.shape.alt, 'alt', key),
    },
  };
}
