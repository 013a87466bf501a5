// Each test asserts that Keystatic still has a bug; when one fails, remove our patch for it.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { readCode, useBrowserBuild } from '../testing/keystatic-code.ts';

// Without our patches.
useBrowserBuild();

const { fields } = await import('@keystatic/core');
const { inline, wrapper } = await import('@keystatic/core/content-components');

// In a text that starts with a table, the editor selects the first cell, which needs these globals.
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

/** Asserts that Keystatic changes a text. */
function assertNeeded(written: string): void {
  let saved: string | undefined;
  try {
    saved = resave(written);
  } catch {
    return;
  }
  assert.notEqual(saved, written, 'Keystatic keeps this now: take the fix out of patch-keystatic.ts');
}

test('an inline component cannot be in a table cell', () => {
  assertNeeded('| Wat          |\n| ------------ |\n| Een <Rate /> |\n');
});

test('an inline component splits the bold text or link around it', () => {
  assertNeeded('Een **prijs <Rate /> per maand**.\n');
});

test('the arrow keys do not stop between two components', () => {
  const { Callout } = open('<Callout>\n  Een.\n</Callout>\n').doc.type.schema.nodes;
  const names = Object.keys(Callout?.spec ?? {});
  assert.ok(!names.includes('@@independentForGapCursor'), 'Keystatic stops there now: take the fix out');
});

test('Keystatic does not have the translations of nl-NL.json yet', async () => {
  const words = await readFile(new URL('nl-NL.json', import.meta.url), 'utf8');
  const offered = JSON.parse(words) as Record<string, string>;
  const code = await readCode(dirname(fileURLToPath(import.meta.resolve('@keystatic/core/ui'))));
  const missing = Object.entries(offered).filter(([key, value]) => !code.includes(`"${key}": \`${value}\``));
  assert.notEqual(missing.length, 0, 'Keystatic says this now: take the words out of dutch.ts');
});
