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
import { collections, type CollectionName } from '../editors/files/collections.ts';
import { componentSets } from '../editors/component-sets.ts';
import { createFields, photos } from './fields/create-field.ts';
import { capitalise } from './fields/describe.ts';
import { createSlugField } from './fields/slug-field.ts';
import { createComponents } from './components.ts';

type Form = Record<string, ComponentSchema>;
type JsonName = keyof typeof jsonFiles;

/** A page in content/paginas. */
export interface Page {
  collection: CollectionName;
  slug: string;
}

/** The settings of the local or the hosted editor. */
export interface Setup {
  storage: Config['storage'];
  /** The project at Keystatic Cloud, as team/name. */
  project?: string | undefined;
  /** The origin of the public site; empty when the editor has the same origin. */
  site: string;
  /** The pages in content/paginas, where editors cannot add any. */
  pages: Page[];
}

/** Loaded here, because Keystatic's configuration is synchronous. */
const schemas = Object.fromEntries(
  await Promise.all(
    Object.entries({ ...collections, ...jsonFiles }).map(
      async ([name, { schema }]) => [name, await schema()] as const,
    ),
  ),
) as unknown as Record<CollectionName | JsonName, z.ZodObject>;
const photoSchema = await photoWords.schema();

const jsonNames = Object.keys(jsonFiles) as JsonName[];

/** The collections that editors can add entries to. */
const folderCollections = (Object.keys(collections) as CollectionName[]).filter(
  (collection) => collections[collection].folder !== 'paginas',
);

/** Returns Keystatic's name of a collection: its folder, except for screens, which share that of their models. */
export const nameInEditor = (collection: CollectionName) =>
  collection === 'screens' ? 'schermen' : collections[collection].folder;

/** Creates Keystatic's configuration, with a form for each schema. */
export function createConfig({ storage, project, site, pages }: Setup): Config {
  const components = {
    none: {},
    short: createComponents(componentSets.short),
    long: createComponents(componentSets.long),
    screen: createComponents(componentSets.screen),
  };

  /** Lays out the fields and the text; a long text fills the middle of the screen. */
  function layOut(collection: CollectionName, form: Form) {
    const textType = collections[collection].text;
    if (textType === 'none') return { format: 'yaml' as const, schema: form };
    const isLong = textType !== 'short';
    const options = { image: false, heading: isLong ? ([2, 3] as const) : false };
    const text = fields.mdx({ label: 'Tekst', options, components: components[textType] });
    return {
      entryLayout: isLong ? ('content' as const) : ('form' as const),
      format: { contentField: 'text' },
      schema: { ...form, text },
    };
  }

  function createFolder(collection: CollectionName): Collection<Form, string> {
    const { folder, href } = collections[collection];
    const { shape } = schemas[collection];
    const slugField = 'title' in shape ? 'title' : 'name';
    const { [slugField]: named, ...rest } = shape;
    const title = createSlugField(named as z.ZodType, slugField, addressOf(collection));
    return {
      label: capitalise(nameInEditor(collection)),
      path: paths[collection] ?? `${folder}/*`,
      slugField,
      columns: [slugField, ...('date' in shape ? ['date'] : [])],
      previewUrl: site + href('{slug}'),
      ...layOut(collection, { [slugField]: title, ...createFields(rest) }),
    };
  }

  function createSingle({ collection, slug }: Page): Singleton<Form> {
    const { folder, href } = collections[collection];
    return {
      label: capitalise(slug.replaceAll('-', ' ')),
      path: `${folder}/${slug}`,
      previewUrl: site + href(slug),
      ...layOut(collection, createFields(schemas[collection].shape)),
    };
  }

  const folders = folderCollections.map(
    (collection) => [nameInEditor(collection), createFolder(collection)] as const,
  );
  // The prefix avoids clashes between pages and folders.
  const singles = pages.map((page) => [`pagina-${page.slug}`, createSingle(page)] as const);
  const data = jsonNames.map((name) => [name, createData(name)] as const);
  return config({
    storage,
    ...(project && { cloud: { project } }),
    locale: 'nl-NL',
    ui: {
      brand: { name: 'Redactie' },
      navigation: {
        Teksten: folders.map(([name]) => name),
        'Losse pagina’s': singles.map(([name]) => name),
        Gegevens: [photos, ...jsonNames],
      },
    },
    collections: Object.fromEntries([...folders, [photos, createPhotos()]]),
    singletons: Object.fromEntries([...singles, ...data]),
  });
}

/** Describes the field for the file name, which is the address. */
const addressOf = (collection: CollectionName) => ({
  label: 'Adres',
  description:
    collection === 'screens'
      ? 'De maquette, een schuine streep, de plaats van het scherm en zijn adres, zoals planning/8-nieuw-scherm'
      : 'Het laatste deel van het adres en de naam van het bestand. Wat gepubliceerd is, houdt zijn adres',
});

/** Keystatic's paths of collections that do not have a file per entry in one folder. */
const paths: Partial<Record<CollectionName, `${string}/*/` | `${string}/**`>> = {
  maquettes: 'maquettes/*/',
  screens: 'maquettes/**',
};

function createData(name: JsonName): Singleton<Form> {
  return {
    label: schemas[name].description ?? name,
    path: jsonFiles[name].file.replace(/^content\/|\.json$/g, ''),
    format: 'json',
    schema: createFields(schemas[name].shape),
  };
}

/** Creates the collection of photos; each is a folder with a JSON file and a picture. */
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
