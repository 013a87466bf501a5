import { config } from '@keystatic/core';
import type { z } from 'astro/zod';

import { jsonKinds, textKinds, type TextKind } from '../../../collections/kinds.ts';
import { listPhotoKeys } from '../../../site/photos.ts';
import { partSets } from '../../editors/part-sets.ts';
import { createData, createFolder, createOwnPhotos, createSingle, type JsonKind } from './forms.ts';
import type { Option } from '../fields/choice.ts';
import { listRoles, listScreens } from './open-form.ts';
import { createParts, type View } from './parts.ts';

/** What there is to edit and to choose from. */
export interface Content {
  /** The texts whose kind has no folder of its own. */
  singles: { kind: TextKind; slug: string }[];
  /** The texts that are in a folder, each with what keeps it from visitors. */
  texts: { folder: string; slug: string; title: string; status?: string | undefined }[];
  /** The addresses of the site's own pages, by their titles. */
  pages: Option[];
  /** What each count and figure is in a sentence. */
  figures: Record<string, string>;
  /** Who may have written an article. */
  authors: string[];
}

/** A text in a folder. */
export const findText = ({ texts }: Content, folder: string, slug: string) =>
  texts.find((text) => text.folder === folder && text.slug === slug);

/** The kinds that are a folder in which editors make files. */
export const folderKinds = (Object.keys(textKinds) as TextKind[]).filter((kind) =>
  textKinds[kind].pattern.startsWith('**'),
);

const photos = 'beelden';
const dataKinds = Object.keys(jsonKinds) as JsonKind[];

/** The parts that any text may hold, since they are words once a file is read. */
const filled = Object.fromEntries(
  Object.entries(partSets.long).filter(([, schema]) => schema.meta()?.['filled']),
);

/** Keystatic's configuration: every kind of content with a form made from its schema, and the choices of the moment. */
export function createConfig(read: () => Content, views: Record<string, View>, site = '') {
  const lists = {
    pages: () => read().pages,
    photos: listPhotoKeys,
    authors: () => read().authors,
    screens: listScreens,
    roles: listRoles,
  };
  const make = (schemas: Record<string, z.ZodObject>) => createParts(schemas, lists, views);
  const parts = {
    short: make(filled),
    long: make(partSets.long),
    screens: make({ ...filled, ...partSets.screens }),
  };
  const findTitle = (folder: string, slug: string) => findText(read(), folder, slug)?.title;
  const setup = { lists, parts, site, findTitle };
  const folders = folderKinds.map((kind) => [textKinds[kind].folder, createFolder(kind, setup)]);
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
