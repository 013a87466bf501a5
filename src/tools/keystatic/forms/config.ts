import { config } from '@keystatic/core';
import type { z } from 'astro/zod';

import { jsonFiles } from '../../editors/files/json-files.ts';
import { textKinds, type TextKind } from '../../editors/files/kinds.ts';
import { listPhotoKeys } from '../../../site/photos.ts';
import { partSets } from '../../editors/part-sets.ts';
import {
  createData,
  createFolder,
  createOwnPhotos,
  createSingle,
  nameCollection,
  type JsonKind,
} from './forms.ts';
import type { Option } from '../fields/choice.ts';
import { createParts, type View } from './parts.ts';

/** What there is to edit and to choose from. */
export interface Content {
  /** The texts whose kind has no folder of its own. */
  singles: { kind: TextKind; slug: string }[];
  /** The texts of a collection, each with what keeps it from visitors. */
  texts: { collection: string; slug: string; title: string; status?: string | undefined }[];
  /** The addresses of the site's own pages, by their titles. */
  pages: Option[];
  /** What each count and figure is in a sentence. */
  figures: Record<string, string>;
  /** Who may have written an article. */
  authors: string[];
  /** What the screens of a model choose from, by its slug. */
  models: Record<string, { roles: string[]; screens: Option[] }>;
}

/** A text in a collection. */
export const findText = ({ texts }: Content, collection: string, slug: string) =>
  texts.find((text) => text.collection === collection && text.slug === slug);

/** The kinds of which editors make files. */
export const collectionKinds = (Object.keys(textKinds) as TextKind[]).filter(
  (kind) => textKinds[kind].folder !== 'paginas',
);

/** The model whose form is open in the browser, or a screen of it. */
function findOpenModel({ models }: Content) {
  const path = typeof location === 'undefined' ? '' : decodeURIComponent(location.pathname);
  const [, slug = ''] = /\/collection\/(?:maquettes|schermen)\/item\/([^/]+)/.exec(path) ?? [];
  return models[slug];
}

const photos = 'beelden';
const dataKinds = Object.keys(jsonFiles) as JsonKind[];

/** Keystatic's configuration: every kind of content with a form made from its schema, and the choices of the moment. */
export function createConfig(read: () => Content, views: Record<string, View>, site = '') {
  const lists = {
    pages: () => read().pages,
    photos: listPhotoKeys,
    authors: () => read().authors,
    screens: () => findOpenModel(read())?.screens ?? [],
    roles: () => findOpenModel(read())?.roles ?? [],
  };
  const make = (schemas: Record<string, z.ZodObject>) => createParts(schemas, lists, views);
  const parts = {
    none: make(partSets.none),
    short: make(partSets.short),
    long: make(partSets.long),
    screen: make(partSets.screen),
  };
  const findTitle = (collection: string, slug: string) => findText(read(), collection, slug)?.title;
  const setup = { lists, parts, site, findTitle };
  const folders = collectionKinds.map((kind) => [nameCollection(kind), createFolder(kind, setup)]);
  // A page may be called like a folder.
  const texts = read().singles.map(({ kind, slug }) => [`pagina-${slug}`, createSingle(kind, slug, setup)]);
  const data = dataKinds.map((kind) => [kind, createData(kind, lists)]);
  return config({
    storage: { kind: 'local' },
    locale: 'nl-NL',
    ui: {
      brand: { name: 'Redactie' },
      navigation: {
        Teksten: folders.map(([name]) => String(name)),
        'Losse pagina’s': texts.map(([name]) => String(name)),
        Gegevens: [photos, ...dataKinds],
      },
    },
    collections: { ...Object.fromEntries(folders), [photos]: createOwnPhotos(lists) },
    singletons: Object.fromEntries([...texts, ...data]),
  });
}
