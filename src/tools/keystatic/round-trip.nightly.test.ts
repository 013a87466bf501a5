// Keystatic's own code opens and saves every file of content/, which keeps its bytes.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';

import { jsonKinds, textKinds } from '../../collections/kinds.ts';
import { readTexts } from '../editors/read-texts.ts';
import { root } from '../testing/trial-site.ts';
import { resaveJson, resaveText } from './testing/headless.ts';

const { createConfig } = await import('./config.ts');
const { toForm } = await import('./json-form.ts');
const { readContent } = await import('./read-content.ts');
const { prepareSave } = await import('./save/save.ts');

const content = await readContent(root);
const config = createConfig(content, {});

/** The file as a save leaves it, given what the editor writes. */
async function save(file: string, written: string): Promise<string> {
  const contents = Buffer.from(written).toString('base64');
  const addition = { path: file.replace('content/', ''), contents };
  const { additions } = await prepareSave({ additions: [addition], deletions: [] }, content, root);
  return Buffer.from(additions[0]?.contents ?? '', 'base64').toString();
}

test('every text keeps its bytes', async () => {
  for (const { file, kind, slug, text } of await readTexts(root)) {
    const folder = config.collections?.[textKinds[kind].folder];
    const entry = content.folders.includes(kind)
      ? { ...folder, slug }
      : config.singletons?.[`pagina-${slug}`];
    assert.ok(entry?.schema, file);
    assert.equal(await save(file, resaveText(text, { ...entry, schema: entry.schema })), text, file);
  }
});

test('every JSON file keeps its bytes', async () => {
  for (const [kind, { file, schema }] of Object.entries(jsonKinds)) {
    const text = await readFile(join(root, file), 'utf8');
    const entry = config.singletons?.[kind];
    assert.ok(entry, file);
    assert.equal(await save(file, resaveJson(toForm(await schema(), JSON.parse(text)), entry)), text, file);
  }
});
