import {
  config,
  fields,
  type Collection,
  type ComponentSchema,
  type Config,
  type Singleton,
} from '@keystatic/core';
import type { z } from 'astro/zod';

import { jsonFiles, photoWords } from '../editors/files/json-files.ts';
import { textKinds, type TextKind } from '../editors/files/kinds.ts';
import { partSets } from '../editors/part-sets.ts';
import { createFields, photos } from './fields/create-field.ts';
import { capitalise } from './fields/describe.ts';
import { createSlugField } from './fields/slug-field.ts';
import { createParts } from './parts.ts';

type Form = Record<string, ComponentSchema>;
type JsonKind = keyof typeof jsonFiles;

/** A page whose kind has no folder of its own. */
export interface Page {
  kind: TextKind;
  slug: string;
}

/** What the editor is told where it is started or built. */
export interface Setup {
  storage: Config['storage'];
  /** At Keystatic Cloud, as team/name. */
  project?: string | undefined;
  /** The address of the public site; empty where that answers beside the editor. */
  site: string;
  /** The single pages, of which editors make no new ones. */
  pages: Page[];
}

/** Loaded here, because Keystatic's configuration cannot wait for them. */
const schemas = Object.fromEntries(
  await Promise.all(
    Object.entries({ ...textKinds, ...jsonFiles }).map(
      async ([kind, { schema }]) => [kind, await schema()] as const,
    ),
  ),
) as unknown as Record<TextKind | JsonKind, z.ZodObject>;
const photoSchema = await photoWords.schema();

const dataKinds = Object.keys(jsonFiles) as JsonKind[];

/** The kinds of which editors make files. */
const folderKinds = (Object.keys(textKinds) as TextKind[]).filter(
  (kind) => textKinds[kind].folder !== 'paginas',
);

/** What the editor calls the collection of a kind: as its folder, in which screens are beside their models. */
export const nameCollection = (kind: TextKind) => (kind === 'screens' ? 'schermen' : textKinds[kind].folder);

/** Keystatic's configuration: every kind of content with a form made from its schema. */
export function createConfig({ storage, project, site, pages }: Setup): Config {
  const parts = {
    none: {},
    short: createParts(partSets.short),
    long: createParts(partSets.long),
    screen: createParts(partSets.screen),
  };

  /** Fields and text; a long text takes the middle of the screen. */
  function layOut(kind: TextKind, form: Form) {
    const sort = textKinds[kind].text;
    if (sort === 'none') return { format: 'yaml' as const, schema: form };
    const isLong = sort !== 'short';
    const options = { image: false, heading: isLong ? ([2, 3] as const) : false };
    const text = fields.mdx({ label: 'Tekst', options, components: parts[sort] });
    return {
      entryLayout: isLong ? ('content' as const) : ('form' as const),
      format: { contentField: 'text' },
      schema: { ...form, text },
    };
  }

  function createFolder(kind: TextKind): Collection<Form, string> {
    const { folder, href } = textKinds[kind];
    const { shape } = schemas[kind];
    const slugField = 'title' in shape ? 'title' : 'name';
    const { [slugField]: named, ...rest } = shape;
    const title = createSlugField(named as z.ZodType, slugField, addressOf(kind));
    return {
      label: capitalise(nameCollection(kind)),
      path: paths[kind] ?? `${folder}/*`,
      slugField,
      columns: [slugField, ...('date' in shape ? ['date'] : [])],
      previewUrl: site + href('{slug}'),
      ...layOut(kind, { [slugField]: title, ...createFields(rest) }),
    };
  }

  function createSingle({ kind, slug }: Page): Singleton<Form> {
    const { folder, href } = textKinds[kind];
    return {
      label: capitalise(slug.replaceAll('-', ' ')),
      path: `${folder}/${slug}`,
      previewUrl: site + href(slug),
      ...layOut(kind, createFields(schemas[kind].shape)),
    };
  }

  const folders = folderKinds.map((kind) => [nameCollection(kind), createFolder(kind)] as const);
  // A page may be called like a folder.
  const singles = pages.map((page) => [`pagina-${page.slug}`, createSingle(page)] as const);
  const data = dataKinds.map((kind) => [kind, createData(kind)] as const);
  return config({
    storage,
    ...(project && { cloud: { project } }),
    locale: 'nl-NL',
    ui: {
      brand: { name: 'Redactie' },
      navigation: {
        Teksten: folders.map(([name]) => name),
        'Losse pagina’s': singles.map(([name]) => name),
        Gegevens: [photos, ...dataKinds],
      },
    },
    collections: Object.fromEntries([...folders, [photos, createPhotos()]]),
    singletons: Object.fromEntries([...singles, ...data]),
  });
}

/** The field for the name of a file, which is its address. */
const addressOf = (kind: TextKind) => ({
  label: 'Adres',
  description:
    kind === 'screens'
      ? 'De maquette, een schuine streep, de plaats van het scherm en zijn adres, zoals planning/8-nieuw-scherm'
      : 'Het laatste deel van het adres en de naam van het bestand. Wat gepubliceerd is, houdt zijn adres',
});

/** Where the files of a kind are, in Keystatic's form. */
const paths: Partial<Record<TextKind, `${string}/*/` | `${string}/**`>> = {
  maquettes: 'maquettes/*/',
  screens: 'maquettes/**',
};

/** A JSON file. */
function createData(kind: JsonKind): Singleton<Form> {
  return {
    label: schemas[kind].description ?? kind,
    path: jsonFiles[kind].file.replace(/^content\/|\.json$/g, ''),
    format: 'json',
    schema: createFields(schemas[kind].shape),
  };
}

/** The photos, each a folder with a JSON file, and its picture beside it. */
function createPhotos(): Collection<Form, string> {
  const alt = createSlugField(photoSchema.shape.alt, 'alt', {
    label: 'Sleutel',
    description: 'De naam waarmee teksten deze foto kiezen. Een foto die ergens staat, houdt zijn sleutel',
  });
  return {
    label: photoSchema.description ?? '',
    path: `${photos}/*/`,
    slugField: 'alt',
    columns: ['alt', 'credit'],
    format: 'json',
    schema: { ...createFields(photoSchema.shape), alt },
  };
}
