/** Keystatic without a browser: its own code reads an entry as the editor does on opening, and writes it as on saving. */
import { createRequire, registerHooks } from 'node:module';
import { readFile } from 'node:fs/promises';

import type { ComponentSchema } from '@keystatic/core';

import { patchKeystatic } from '../patch-keystatic.ts';

// Under Node its package gives a build that can read entries but not edit them.
registerHooks({
  resolve: (specifier, context, next) => {
    const isKeystatic = specifier.startsWith('@keystatic/core');
    const { url, ...rest } = next(specifier, context);
    return { ...rest, url: isKeystatic ? url.replace('.node.js', '.js') : url };
  },
  load: (url, context, next) => {
    const { source, ...rest } = next(url, context);
    const isKeystatic = url.includes('@keystatic/core/dist');
    return { ...rest, source: isKeystatic ? patchKeystatic(String(source)) : source };
  },
});

const { fields } = await import('@keystatic/core');

type Visit = (schema: never, value: unknown, path: (string | number)[]) => unknown;
interface Inner {
  parseProps: (
    schema: ComponentSchema,
    value: unknown,
    path: [],
    slugs: [],
    visit: Visit,
    reads: boolean,
  ) => unknown;
  serializeProps: (
    value: unknown,
    schema: ComponentSchema,
    slugField: string | undefined,
    slug: string | undefined,
    suggests: boolean,
  ) => { value: unknown; extraFiles: { contents: Uint8Array }[] };
}

/** What the page of an entry calls, which no export names. */
const inner = await (async () => {
  const entry = import.meta.resolve('@keystatic/core');
  const [chunk = ''] = /\.\/index-\w+\.js/.exec(await readFile(new URL(entry), 'utf8')) ?? [];
  const functions = Object.values((await import(new URL(chunk, entry).href)) as object).filter(
    (value) => typeof value === 'function',
  );
  return Object.fromEntries(
    functions.map((each) => [each.name.replace(/\$\d+$/, ''), each]),
  ) as unknown as Inner;
})();

const yaml = createRequire(import.meta.resolve('@keystatic/core'))('js-yaml') as {
  load: (text: string) => unknown;
  dump: (value: unknown) => string;
};

/** A form of Keystatic's, and the entry's slug if it has one. */
interface Entry {
  schema: Record<string, ComponentSchema>;
  slugField?: string;
  slug?: string;
}

/** What saving an MDX file writes when nothing was changed since it was opened. */
export function resaveText(text: string, { schema, slugField, slug }: Entry): string {
  const [, frontmatter = '', body = ''] = /^---\n(.*?)^---\n(.*)/ms.exec(text) ?? [];
  const root = fields.object(schema);
  const visit = (
    field: { formKind?: string; parse: (...args: unknown[]) => unknown },
    value: unknown,
    path: unknown[],
  ) => {
    if (path.length === 1 && path[0] === slugField) return field.parse(value, { slug });
    if (field.formKind !== 'content') return field.parse(value, undefined);
    return field.parse(value, { content: Buffer.from(body), other: new Map(), external: new Map(), slug });
  };
  const state = inner.parseProps(root, yaml.load(frontmatter), [], [], visit as Visit, false);
  const { value, extraFiles } = inner.serializeProps(state, root, slugField, slug, true);
  return `---\n${yaml.dump(value)}---\n${Buffer.from(extraFiles[0]?.contents ?? []).toString()}`;
}

/** What saving a JSON file's form writes when nothing was changed since it was opened. */
export function resaveJson(form: unknown, { schema }: Entry): string {
  const root = fields.object(schema);
  const visit = (field: { parse: (value: unknown, extra: undefined) => unknown }, value: unknown) =>
    field.parse(value, undefined);
  const state = inner.parseProps(root, form, [], [], visit as Visit, false);
  const { value } = inner.serializeProps(state, root, undefined, undefined, true);
  return `${JSON.stringify(value, null, 2)}\n`;
}
