import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename, join, relative } from 'node:path';

import type { Loader, LoaderContext } from 'astro/loaders';
import { file, glob } from 'astro/loaders';
import type { z } from 'astro/zod';

import { describeFrontmatterFault } from './faults/fields.ts';
import { parseJsonFile } from './faults/json.ts';
import { ContentError, describeIssues } from './faults/zod.ts';
import { createFiller, isFilled } from './fill.ts';

type StoredEntry = Parameters<LoaderContext['store']['set']>[0];

const kebabCase = /^[a-z0-9]+(-[a-z0-9]+)*\.mdx$/;

/** Names that an overview needs for itself and its pages, such as `/kennis/pagina/2`. */
const reserved = ['index', 'pagina', 'categorie'];

/** Astro's glob loader over the MDX files of one kind, with strict file names and errors in Dutch. */
export function mdxFolder(
  { folder, pattern }: { folder: string; pattern: string },
  schema: z.ZodType,
): Loader {
  const base = `content/${folder}`;
  const files = new Map<string, string>();
  const inner = glob({ base, pattern, generateId: ({ entry }) => claimSlug(entry, base, files) });
  return {
    name: 'mdx-folder',
    load: async (context) => {
      const fill = createFiller('', new Date());
      try {
        await inner.load({
          ...context,
          store: { ...context.store, set: (entry) => context.store.set(withoutModule(entry, fill.body)) },
          parseData: ({ data, filePath = base }) =>
            Promise.resolve(parseFields<typeof data>(fill.fields(data), relative('', filePath), schema)),
        });
      } catch (cause) {
        throw cause instanceof ContentError ? cause : describeFrontmatterFault(cause, base);
      }
    },
  };
}

/** An entry whose text is left to `render.ts`, on the lines on which the editor sees it. */
function withoutModule(
  { digest = '', body = '', filePath = '', ...entry }: StoredEntry,
  fillBody: (text: string) => string,
): StoredEntry {
  const contents = readFileSync(filePath, 'utf8');
  return {
    ...entry,
    filePath,
    body: fillBody(keepLines(contents, body)),
    // By its digest Astro knows a file that it need not read again.
    ...(!isFilled(contents) && { digest }),
    deferredRender: false,
  };
}

/** The text behind a file's fields, with an empty line for every line above it. */
function keepLines(contents: string, body: string): string {
  const above = contents.slice(0, contents.lastIndexOf(body));
  return '\n'.repeat(above.split('\n').length - 1) + body;
}

/** Astro's file loader over a JSON list at `path`, with errors in Dutch. */
export function jsonList(path: string, schema: z.ZodType): Loader {
  const inner = file(path);
  return {
    name: 'json-list',
    load: async (context) => {
      // The inner loader only logs that it cannot read a file, and goes on without it.
      parseJsonFile(await readFile(path, 'utf8'), path);
      await inner.load({
        ...context,
        parseData: ({ id, data }) =>
          Promise.resolve(parseFields<typeof data>(data, `${path}, "${id}"`, schema)),
      });
    },
  };
}

/** The slug of a file, refused when its name is no address or another file has the same one. */
export function claimSlug(entry: string, base: string, files: Map<string, string>): string {
  const file = join(base, entry);
  const name = basename(entry);
  if (!kebabCase.test(name)) {
    throw new ContentError(file, [
      'de bestandsnaam wordt het adres: alleen kleine letters, cijfers en streepjes, met .mdx erachter',
    ]);
  }
  const slug = name.replace(/\.mdx$/, '');
  if (reserved.includes(slug)) {
    throw new ContentError(file, [
      `"${slug}" gebruikt de site zelf in adressen; geef dit bestand een andere naam`,
    ]);
  }
  const other = files.get(slug);
  if (other && other !== file && existsSync(other)) {
    throw new ContentError(file, [`heeft hetzelfde adres als ${other}; geef een van beide een andere naam`]);
  }
  files.set(slug, file);
  return slug;
}

/** The fields of a content file as its schema reads them; throws a ContentError that lists every wrong one. */
export function parseFields<T>(data: unknown, file: string, schema: z.ZodType): T {
  const result = schema.safeParse(data, { reportInput: true });
  if (!result.success) throw new ContentError(file, describeIssues(result.error.issues));
  return result.data as T;
}
