// Reads and writes every file of content/ with Keystatic's fields.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { test } from 'node:test';

import type { ComponentSchema } from '@keystatic/core';

import { jsonFiles } from '../editors/files/json-files.ts';
import { collections } from '../editors/files/collections.ts';
import { parseTextFile, readTextFiles, type TextFile } from '../editors/files/text-file.ts';
import { readBody } from '../editors/body.ts';
import { root } from '../testing/site-copy.ts';
import { patchKeystatic } from './patch-keystatic.ts';
import { useBrowserBuild } from './testing/keystatic-code.ts';

useBrowserBuild(patchKeystatic);

const { createConfig, nameInEditor } = await import('./config.ts');
const { listPages } = await import('./list-pages.ts');

/** Writes YAML as Keystatic does. */
const { dump, load } = createRequire(import.meta.resolve('@keystatic/core'))('js-yaml') as {
  dump: (value: object) => string;
  load: (text: string) => Record<string, unknown>;
};

// In a text that starts with a table, the editor selects the first cell, which needs these globals.
Object.assign(globalThis, { document: { createElement: () => ({}) } });

const { collections: folders = {}, singletons = {} } = createConfig({
  storage: { kind: 'local' },
  site: '',
  pages: listPages(),
});

/** A field that is neither a list nor a group. */
interface Leaf {
  parse: (stored: unknown, place?: object) => unknown;
  serialize: (value: unknown, place?: object) => { value: unknown; content?: Uint8Array };
  serializeWithSlug: (value: unknown) => { value: unknown };
}

interface Entry {
  schema: Record<string, Leaf> & { text: Leaf };
  slugField?: string;
}

/** Reads a stored value with a field, and returns what it writes. */
function rewrite(field: ComponentSchema, stored: unknown): unknown {
  if (field.kind === 'object') return rewriteAll(field.fields, (stored ?? {}) as Record<string, unknown>);
  if (field.kind === 'array') return ((stored ?? []) as never[]).map((item) => rewrite(field.element, item));
  const leaf = field as unknown as Leaf;
  return leaf.serialize(leaf.parse(stored)).value;
}

function rewriteAll(schema: Record<string, ComponentSchema>, stored: Record<string, unknown>) {
  const rows = Object.entries(schema).map(([name, field]) => [name, rewrite(field, stored[name])]);
  return Object.fromEntries(rows.filter(([, value]) => value !== undefined)) as object;
}

function resaveText({ collection, slug, text }: TextFile): string {
  const entry = folders[nameInEditor(collection)] ?? singletons[`pagina-${slug}`];
  const { schema, slugField = '' } = entry as unknown as Entry;
  const { text: content, [slugField]: named, ...others } = schema;
  const [, frontmatter = text, body = ''] = /^---\n(.*?)^---\n(.*)/ms.exec(text) ?? [];
  const stored = load(frontmatter);
  const title = named?.serializeWithSlug(named.parse(stored[slugField], { slug })).value;
  const fields = { ...(named && { [slugField]: title }), ...rewriteAll(others as never, stored) };
  if (collection === 'maquettes') return dump(fields);
  const opened = content.parse(undefined, { content: Buffer.from(body), slug });
  const written = Buffer.from(content.serialize(opened, { slug }).content ?? []).toString();
  return `---\n${dump(fields)}---\n${written}`;
}

/** Returns the content of a text without its notation. */
async function readMeaning(text: TextFile) {
  const nodes = readBody(text).nodes.map(({ type, name, url, depth, value, attributes }) => ({
    name,
    url,
    depth,
    attributes: JSON.stringify(attributes)?.replace(/\\n|[\s\\"']/g, ''),
    value: value?.replace(/\s+/g, ' '),
    type: /^(mdxJsx|paragraph|root)/.test(type) ? '' : type,
  }));
  const schema = await collections[text.collection].schema();
  return { fields: schema.parse(text.fields), nodes };
}

test('a text that the editor saved is written back byte for byte, any other keeps its meaning', async (context) => {
  for (const text of readTextFiles(root)) {
    const written = resaveText(text);
    assert.equal(resaveText({ ...text, text: written }), written, text.file);
    if (written === text.text) continue;
    context.diagnostic(`${text.file}: a first save in the editor rewrites it in Keystatic's form`);
    const after = parseTextFile(text.file, text.collection, written);
    assert.deepEqual(await readMeaning(after), await readMeaning(text), text.file);
  }
});

test('a JSON file keeps its values', async () => {
  for (const [name, { file }] of Object.entries(jsonFiles)) {
    const stored = JSON.parse(await readFile(join(root, file), 'utf8')) as Record<string, unknown>;
    assert.deepEqual(rewriteAll(singletons[name]?.schema ?? {}, stored), stored, file);
  }
});
