import { config } from '@keystatic/core';
import type { z } from 'astro/zod';

import type { TextKind } from '../../collections/kinds.ts';
import { textKinds } from '../../collections/kinds.ts';
import { listPhotoKeys } from '../../site/photos.ts';
import { partSets } from '../editors/part-sets.ts';
import { createData, createFolder, createOwnPhotos, createSingle, dataKinds } from './forms.ts';
import { createParts, type View } from './parts.ts';

/** What there is to edit. */
export interface Content {
  /** The kinds that are a folder in which editors make files. */
  folders: TextKind[];
  /** The pages of the other kinds. */
  singles: { kind: TextKind; slug: string }[];
  /** The addresses of the site's own pages. */
  pages: string[];
  /** Who may have written an article. */
  authors: string[];
}

/** The parts that any text may hold, since they are words once a file is read. */
const filled = Object.fromEntries(
  Object.entries(partSets.long).filter(([, schema]) => schema.meta()?.['filled']),
);

/** Keystatic's configuration: every kind of content with a form made from its schema. */
export function createConfig({ folders, singles, pages, authors }: Content, views: Record<string, View>) {
  const lists = { pages: () => pages, photos: listPhotoKeys, authors: () => authors };
  const make = (schemas: Record<string, z.ZodObject>) => createParts(schemas, lists, views);
  const parts = {
    short: make(filled),
    long: make(partSets.long),
    screens: make({ ...filled, ...partSets.screens }),
  };
  const photos = 'beelden';
  const collections = Object.fromEntries([
    ...folders.map(
      (kind) => [textKinds[kind].folder, createFolder(kind, lists, parts[textKinds[kind].text])] as const,
    ),
    [photos, createOwnPhotos(lists)] as const,
  ]);
  // A page may be called like a folder.
  const texts = Object.fromEntries(
    singles.map(({ kind, slug }) => [
      `pagina-${slug}`,
      createSingle(kind, slug, lists, parts[textKinds[kind].text]),
    ]),
  );
  const data = Object.fromEntries(dataKinds.map((kind) => [kind, createData(kind, lists)]));
  return config({
    storage: { kind: 'local' },
    locale: 'nl-NL',
    ui: {
      brand: { name: 'Redactie' },
      navigation: {
        Teksten: folders.map((kind) => textKinds[kind].folder),
        'Losse pagina’s': Object.keys(texts),
        Gegevens: [photos, ...Object.keys(data)],
      },
    },
    collections,
    singletons: { ...texts, ...data },
  });
}
