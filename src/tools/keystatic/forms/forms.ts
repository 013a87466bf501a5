import { fields, type Collection, type ComponentSchema, type Singleton } from '@keystatic/core';
import type { z } from 'astro/zod';

import { jsonFiles, ownPhotoWords } from '../../editors/files/json-files.ts';
import { textKinds, type TextKind } from '../../editors/files/kinds.ts';
import { createFields, type Lists } from '../fields/create-field.ts';
import { capitalise } from '../fields/describe.ts';
import { createSlugField } from '../fields/slug-field.ts';
import { createFormSchema } from './json-form.ts';
import type { createParts } from './parts.ts';

/** A kind of JSON. */
export type JsonKind = keyof typeof jsonFiles;
type Form = Record<string, ComponentSchema>;

/** What forms are made with: what to choose from, and the parts of each sort of text. */
export interface Setup {
  lists: Lists;
  parts: Record<(typeof textKinds)[TextKind]['text'], ReturnType<typeof createParts>>;
  site: string;
  findTitle: (collection: string, slug: string) => string | undefined;
}

/** Loaded here, because Keystatic's configuration cannot wait for them. */
const schemas = Object.fromEntries(
  await Promise.all(
    Object.entries({ ...textKinds, ...jsonFiles }).map(
      async ([kind, { schema }]) => [kind, await schema()] as const,
    ),
  ),
) as unknown as Record<TextKind, z.ZodObject> & Record<JsonKind, z.ZodType>;
const photoSchema = await ownPhotoWords.schema();

/** What the editor calls the collection of a kind: as its folder, in which screens are beside their models. */
export const nameCollection = (kind: TextKind) => (kind === 'screens' ? 'schermen' : textKinds[kind].folder);

/** The field for the name of a file, which is its address. */
const addressOf = (kind: TextKind) =>
  kind === 'screens'
    ? {
        label: 'Adres',
        description:
          'De maquette, een schuine streep, de plaats van het scherm en zijn adres, zoals planning/8-nieuw-scherm',
      }
    : {
        label: 'Adres',
        description:
          'Het laatste deel van het adres en de naam van het bestand. Wat gepubliceerd is, houdt zijn adres',
      };

/** Where the files of a kind are, in Keystatic's form. */
const paths: Partial<Record<TextKind, `${string}/*/` | `${string}/**`>> = {
  maquettes: 'maquettes/*/',
  screens: 'maquettes/**',
};

/** The texts of a kind, a file each. */
export function createFolder(kind: TextKind, setup: Setup): Collection<Form, string> {
  const { folder, href } = textKinds[kind];
  const name = nameCollection(kind);
  const { shape } = schemas[kind];
  const slugField = 'title' in shape ? 'title' : 'name';
  const { [slugField]: named, ...rest } = shape;
  const title = createSlugField(named as z.ZodType, slugField, addressOf(kind));
  return {
    label: capitalise(name),
    path: paths[kind] ?? `${folder}/*`,
    slugField,
    columns: ['date', 'status'],
    parseSlugForSort: (slug) => setup.findTitle(name, slug) ?? slug,
    previewUrl: setup.site + href('{slug}'),
    ...layOut(kind, { [slugField]: title, ...createFields(rest, setup.lists) }, setup),
  };
}

/** One page. */
export function createSingle(kind: TextKind, slug: string, setup: Setup): Singleton<Form> {
  const { folder, href } = textKinds[kind];
  return {
    label: capitalise(slug.replaceAll('-', ' ')),
    path: `${folder}/${slug}`,
    previewUrl: setup.site + href(slug),
    ...layOut(kind, createFields(schemas[kind].shape, setup.lists), setup),
  };
}

/** Fields and text; a long text takes the middle of the screen. */
function layOut(kind: TextKind, form: Form, { parts }: Setup) {
  if (textKinds[kind].text === 'none') return { format: 'yaml' as const, schema: form };
  const isLong = textKinds[kind].text !== 'short';
  const options = { image: false, heading: isLong ? ([2, 3] as const) : false };
  const text = fields.mdx({ label: 'Tekst', options, components: parts[textKinds[kind].text] });
  return {
    entryLayout: isLong ? ('content' as const) : ('form' as const),
    format: { contentField: 'text' },
    schema: { ...form, text },
  };
}

/** A JSON file. */
export function createData(kind: JsonKind, lists: Lists): Singleton<Form> {
  return {
    label: schemas[kind].description ?? kind,
    path: jsonFiles[kind].file.replace(/^content\/|\.json$/g, ''),
    format: 'json',
    schema: createFields(createFormSchema(schemas[kind]).shape, lists),
  };
}

/** The owner's own photos, each a folder with a picture and a JSON file. */
export function createOwnPhotos(lists: Lists): Collection<Form, string> {
  const alt = createSlugField(photoSchema.shape.alt, 'alt', {
    label: 'Sleutel',
    description: 'De naam waarmee teksten deze foto kiezen. Een foto die ergens staat, houdt zijn sleutel',
  });
  return {
    label: photoSchema.description ?? '',
    path: 'beelden/*/',
    slugField: 'alt',
    columns: ['credit'],
    format: 'json',
    schema: { ...createFields(photoSchema.shape, lists), alt },
  };
}
