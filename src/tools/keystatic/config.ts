import { config } from '@keystatic/core';

import type { TextKind } from '../../collections/kinds.ts';
import { textKinds } from '../../collections/kinds.ts';
import { partSchemas } from '../../components/mdx/schemas.ts';
import { photoKeys } from '../../site/photos.ts';
import { createData, createFolder, createSingle, dataKinds } from './forms.ts';
import { createParts, type View } from './parts.ts';

/** What there is to edit. */
export interface Content {
  /** The kinds that are a folder in which editors make files. */
  folders: TextKind[];
  /** The pages of the other kinds. */
  singles: { kind: TextKind; slug: string }[];
  /** The addresses of the site's own pages. */
  pages: string[];
}

/** Keystatic's configuration: every kind of content with a form made from its schema. */
export function createConfig({ folders, singles, pages }: Content, views: Record<string, View>) {
  const lists = { pages, photos: photoKeys };
  const parts = createParts(partSchemas, lists, views);
  const collections = Object.fromEntries(
    folders.map((kind) => [textKinds[kind].folder, createFolder(kind, lists, parts)]),
  );
  // A page may be called like a folder.
  const texts = Object.fromEntries(
    singles.map(({ kind, slug }) => [`pagina-${slug}`, createSingle(kind, slug, lists, parts)]),
  );
  const data = Object.fromEntries(dataKinds.map((kind) => [kind, createData(kind, lists)]));
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
