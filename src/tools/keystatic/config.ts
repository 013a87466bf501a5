import { collection, config, fields, singleton } from '@keystatic/core';
import type { z } from 'astro/zod';

import { jsonKinds, textKinds, type TextKind } from '../../collections/kinds.ts';
import { partSchemas } from '../../components/mdx/schemas.ts';
import { photoKeys } from '../../site/photos.ts';
import { createFields, type Lists } from './fields/create-field.ts';
import { capitalise } from './fields/describe.ts';
import { createSlugField } from './fields/slug-field.ts';
import { createFormSchema } from './json-form.ts';
import { createParts, type View } from './parts.ts';

/** What there is to edit. */
export interface Content {
  /** The pages of kinds that are no folder of their own. */
  singles: { kind: TextKind; slug: string }[];
  /** The addresses of the site's own pages. */
  pages: string[];
}

type Kinds<Rows, Schema> = [kind: keyof Rows, schema: Schema][];

/** The schemas of every kind. */
export const schemas = {
  texts: (await load(textKinds)) as Kinds<typeof textKinds, z.ZodObject>,
  json: (await load(jsonKinds)) as Kinds<typeof jsonKinds, z.ZodType>,
};

function load(kinds: Record<string, { schema: () => Promise<z.ZodType> }>) {
  return Promise.all(Object.entries(kinds).map(async ([kind, row]) => [kind, await row.schema()]));
}

/** Whether a kind is a folder in which editors make files. */
export const isFolder = (kind: TextKind) => textKinds[kind].pattern.startsWith('**');

/** Keystatic's configuration: every kind of content with a form made from its schema. */
export function createConfig({ singles, pages }: Content, views: Record<string, View>) {
  const lists: Lists = { pages, photos: photoKeys };
  const parts = createParts(partSchemas, lists, views);
  const folders = schemas.texts.filter(([kind]) => isFolder(kind));
  const collections = Object.fromEntries(
    folders.map(([kind, { shape }]) => [textKinds[kind].folder, createFolder(kind, shape, lists, parts)]),
  );
  const texts = Object.fromEntries(
    singles.map(({ kind, slug }) => {
      const { shape = {} } = schemas.texts.find(([name]) => name === kind)?.[1] ?? {};
      return [slug, createSingle(kind, slug, shape, lists, parts)];
    }),
  );
  const data = Object.fromEntries(schemas.json.map(([kind, schema]) => createData(kind, schema, lists)));
  return config({
    storage: { kind: 'local' },
    locale: 'nl-NL',
    ui: {
      brand: { name: 'Redactie' },
      navigation: {
        Teksten: Object.keys(collections),
        'Losse pagina’s': Object.keys(texts),
        Gegevens: Object.keys(data),
      },
    },
    collections,
    singletons: { ...texts, ...data },
  });
}

type Parts = ReturnType<typeof createParts>;

function createFolder(kind: TextKind, shape: z.core.$ZodShape, lists: Lists, parts: Parts) {
  const { folder, href } = textKinds[kind];
  const slugField = 'title' in shape ? 'title' : 'name';
  const { [slugField]: named, ...rest } = shape;
  return collection({
    label: capitalise(folder),
    path: `${folder}/*`,
    slugField,
    previewUrl: href('{slug}'),
    ...layOut(
      kind,
      { [slugField]: createSlugField(named as z.ZodType, slugField), ...createFields(rest, lists) },
      parts,
    ),
  } as never);
}

function createSingle(kind: TextKind, slug: string, shape: z.core.$ZodShape, lists: Lists, parts: Parts) {
  const { folder, href } = textKinds[kind];
  return singleton({
    label: capitalise(slug.replaceAll('-', ' ')),
    path: `${folder}/${slug}`,
    previewUrl: href(slug),
    ...layOut(kind, createFields(shape, lists), parts),
  });
}

/** The form of a kind with its text, which takes the middle of the screen where it is long. */
function layOut(kind: TextKind, form: ReturnType<typeof createFields>, parts: Parts) {
  const { hasLongText } = textKinds[kind];
  const options = { image: false, heading: hasLongText ? ([2, 3] as const) : false };
  const text = fields.mdx({ label: 'Tekst', options, components: hasLongText ? parts : {} });
  return {
    entryLayout: hasLongText ? ('content' as const) : ('form' as const),
    format: { contentField: 'text' },
    schema: { ...form, text },
  };
}

function createData(kind: keyof typeof jsonKinds, schema: z.ZodType, lists: Lists) {
  const path = jsonKinds[kind].file.replace(/^content\/|\.json$/g, '');
  const form = singleton({
    label: schema.description ?? kind,
    path,
    format: 'json',
    schema: createFields(createFormSchema(schema).shape, lists),
  });
  return [path.replaceAll('/', '-'), form] as const;
}
