// Each asks Keystatic's own code whether it still has the problem that is offered here: one that fails says that ours may go.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { readCode, useBrowserBuild } from '../testing/keystatic-code.ts';

// As it ships.
useBrowserBuild();

const { fields } = await import('@keystatic/core');
const { inline, wrapper } = await import('@keystatic/core/content-components');

// A text that begins with a table has its cursor in a cell, which the editor marks.
Object.assign(globalThis, { document: { createElement: () => ({}) } });

const about = { label: 'Deel', schema: {}, ContentView: () => null };
const text = fields.mdx({
  label: 'Tekst',
  components: { Rate: inline(about), Callout: wrapper(about) },
}) as unknown as {
  parse: (value: undefined, file: object) => { doc: { type: { schema: Schema } } };
  serialize: (value: unknown, place: object) => { content: Uint8Array };
};

interface Schema {
  nodes: Record<string, { spec: object }>;
}

const open = (written: string) => text.parse(undefined, { content: Buffer.from(written), slug: 'een' });
const resave = (written: string) =>
  Buffer.from(text.serialize(open(written), { slug: 'een' }).content).toString();

/** Asserts that Keystatic does not keep a text as it is. */
function assertNeeded(written: string): void {
  let saved: string | undefined;
  try {
    saved = resave(written);
  } catch {
    return;
  }
  assert.notEqual(saved, written, 'Keystatic keeps this now: take the fix out of patch-keystatic.ts');
}

test('a part within a line cannot be in a cell', () => {
  assertNeeded('| Wat          |\n| ------------ |\n| Een <Rate /> |\n');
});

test('a part within bold or a link splits it', () => {
  assertNeeded('Een **prijs <Rate /> per maand**.\n');
});

test('the arrows do not stop between two parts', () => {
  const { Callout } = open('<Callout>\n  Een.\n</Callout>\n').doc.type.schema.nodes;
  const names = Object.keys(Callout?.spec ?? {});
  assert.ok(!names.includes('@@independentForGapCursor'), 'Keystatic stops there now: take the fix out');
});

test('the words in nl-NL.json are not in Keystatic yet', async () => {
  const words = await readFile(new URL('nl-NL.json', import.meta.url), 'utf8');
  const offered = JSON.parse(words) as Record<string, string>;
  const code = await readCode(dirname(fileURLToPath(import.meta.resolve('@keystatic/core/ui'))));
  const missing = Object.entries(offered).filter(([key, value]) => !code.includes(`"${key}": \`${value}\``));
  assert.notEqual(missing.length, 0, 'Keystatic says this now: take the words out of dutch.ts');
});
