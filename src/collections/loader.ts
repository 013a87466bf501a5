/** Loads the MDX files of a kind. Astro's own loaders have no Dutch faults, no placeholders, and make a module of each file. */
import { existsSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';

import type { Loader, LoaderContext } from 'astro/loaders';
import type { z } from 'astro/zod';

import { buildMoment } from '../site/build-moment.ts';
import { renewJson } from '../site/renew-json.ts';
import { createFolderReader, expandFields, expandText } from './expand.ts';
import { ContentError, createFault, nameLines, type Fault } from './faults/fault.ts';
import { listFieldFaults } from './faults/zod.ts';
import type { TextKind } from './kinds.ts';
import { listReferenceFaults } from './references.ts';
import { readTextFiles, type TextFile } from './text-file.ts';

type Entry = Parameters<LoaderContext['store']['set']>[0];

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*\.mdx$/;

/** After the last change to a file, in milliseconds. */
const writingMs = 100;

/** Names that an overview needs for itself and its pages, such as `/kennis/pagina/2`. */
const reserved = ['index', 'pagina', 'categorie'];

/** Loads the MDX files of a kind; all anew when a file of content/ changes, since files depend on each other. */
export function mdxFolder(kind: TextKind, schema: z.ZodType): Loader {
  return {
    name: 'mdx-folder',
    load: async ({ store, watcher, logger }) => {
      const reload = () => {
        const entries = readEntries(kind, schema);
        store.clear();
        for (const entry of entries) store.set(entry);
      };
      reload();
      watcher?.add('content');
      let timer: NodeJS.Timeout;
      const renew = () => {
        try {
          renewJson((file) => (existsSync(file) ? readFileSync(file, 'utf8') : undefined));
          reload();
        } catch (cause) {
          logger.error((cause as Error).message);
        }
      };
      watcher?.on('all', (_event, path) => {
        if (!/\bcontent\b.*\.(mdx|json)$/.test(path)) return;
        // A file that is being written is not whole yet.
        clearTimeout(timer);
        timer = setTimeout(renew, writingMs);
      });
    },
  };
}

function readEntries(kind: TextKind, schema: z.ZodType): Entry[] {
  const texts = readTextFiles('');
  const own = texts.filter((text) => text.kind === kind);
  const published = createFolderReader(texts, buildMoment);
  return own.map((text) => {
    const { file, slug, fields, faults, body } = text;
    const wrong = [...listNameFaults(text, own), ...nameLines(faults), ...listReferenceFaults(text, texts)];
    if (wrong.length > 0) throw new ContentError(file, wrong);
    const data = parseFields<Entry['data']>(expandFields(fields, published), file, schema);
    return { id: slug, data, filePath: file, body: expandText(body, published) };
  });
}

/** What is wrong with a file's name, which becomes its address, among the `others` of its kind. */
export function listNameFaults(
  { file, slug }: Pick<TextFile, 'file' | 'slug'>,
  others: Pick<TextFile, 'file' | 'slug'>[],
): Fault[] {
  const same = others.find((other) => other.slug === slug && other.file !== file);
  const message = !kebabCase.test(basename(file))
    ? 'de bestandsnaam wordt het adres: alleen kleine letters, cijfers en streepjes, met .mdx erachter'
    : reserved.includes(slug)
      ? `"${slug}" gebruikt de site zelf in adressen; kies een andere naam`
      : same && `heeft hetzelfde adres als ${same.file}; geef een van beide een andere naam`;
  return message ? [createFault(file, message)] : [];
}

/** The fields of a content file as its schema reads them; throws a ContentError that lists every wrong one. */
export function parseFields<T>(data: unknown, file: string, schema: z.ZodType): T {
  const result = schema.safeParse(data, { reportInput: true });
  if (result.success) return result.data as T;
  throw new ContentError(file, listFieldFaults(result.error.issues));
}
