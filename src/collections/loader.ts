/** Loaders of content/. Astro's own have no Dutch faults, no placeholders, and make a module of each file. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';

import type { Loader, LoaderContext } from 'astro/loaders';
import type { z } from 'astro/zod';

import { createFolderReader, expandFields, expandText } from './expand.ts';
import { parseJsonFile } from './faults/json.ts';
import { ContentError, listFieldFaults } from './faults/zod.ts';
import type { TextKind } from './kinds.ts';
import { listTextNames, readTextFiles, type TextName } from './text-file.ts';
import { listReferenceFaults } from './references.ts';

type Name = Pick<TextName, 'file' | 'slug'>;
type Entry = Parameters<LoaderContext['store']['set']>[0];

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*\.mdx$/;

/** Names that an overview needs for itself and its pages, such as `/kennis/pagina/2`. */
const reserved = ['index', 'pagina', 'categorie'];

/** Loads the MDX files of a kind. */
export function mdxFolder(kind: TextKind, schema: z.ZodType): Loader {
  return createLoader('mdx-folder', () => {
    const names = listTextNames('');
    const own = names.filter((name) => name.kind === kind);
    const published = createFolderReader('', new Date());
    return readTextFiles('', own).map((text) => {
      const { file, slug, fields, faults, body } = text;
      const wrong = [
        ...describeName(text, own),
        ...faults.map(({ line, message }) => `regel ${line}: ${message}`),
        ...listReferenceFaults(text, names).map(({ message }) => message),
      ];
      if (wrong.length > 0) throw new ContentError(file, wrong);
      const data = parseFields<Entry['data']>(expandFields(fields, published), file, schema);
      return { id: slug, data, filePath: file, body: expandText(body, published) };
    });
  });
}

/** Loads a list of objects with an `id` from a JSON file. */
export function jsonList(file: string, schema: z.ZodType): Loader {
  return createLoader('json-list', async () => {
    const value = parseJsonFile(await readFile(file, 'utf8'), file);
    return parseFields<{ id: string }[]>(value, file, schema).map((data) => ({ id: data.id, data }));
  });
}

/** Reads everything anew when a file of content/ changes, since files depend on each other. */
function createLoader(name: string, readEntries: () => Entry[] | Promise<Entry[]>): Loader {
  return {
    name,
    load: async ({ store, watcher, logger }) => {
      const reload = async () => {
        const entries = await readEntries();
        store.clear();
        for (const entry of entries) store.set(entry);
      };
      await reload();
      watcher?.add('content');
      watcher?.on('all', (_event, path) => {
        if (!/\bcontent\b.*\.(mdx|json)$/.test(path)) return;
        reload().catch((cause: unknown) => logger.error((cause as Error).message));
      });
    },
  };
}

/** What is wrong with a file's name, which becomes its address, among the `others` of its kind. */
export function describeName({ file, slug }: Name, others: Name[]): string[] {
  if (!kebabCase.test(basename(file))) {
    return [
      'de bestandsnaam wordt het adres: alleen kleine letters, cijfers en streepjes, met .mdx erachter',
    ];
  }
  if (reserved.includes(slug)) {
    return [`"${slug}" gebruikt de site zelf in adressen; geef dit bestand een andere naam`];
  }
  const twin = others.find((other) => other.slug === slug && other.file !== file);
  return twin ? [`heeft hetzelfde adres als ${twin.file}; geef een van beide een andere naam`] : [];
}

/** The fields of a content file as its schema reads them; throws a ContentError that lists every wrong one. */
export function parseFields<T>(data: unknown, file: string, schema: z.ZodType): T {
  const result = schema.safeParse(data, { reportInput: true });
  if (result.success) return result.data as T;
  const faults = listFieldFaults(result.error.issues);
  throw new ContentError(
    file,
    faults.map(({ message }) => message),
  );
}
