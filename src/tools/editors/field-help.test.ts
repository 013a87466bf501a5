// VS Code shows editors the descriptions of the schemas.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';

import { z } from 'astro/zod';

import { jsonFiles, photoWords } from './files/json-files.ts';
import { collections } from './files/collections.ts';
import { articleSchema, solutionSchema } from '../../content/schemas.ts';
import { screenComponentSchemas } from '../../models/components/schemas.ts';
import { componentSchemas } from '../../components/mdx/schemas.ts';
import { iconNames, solutionIconNames } from '../../site/icon-names.ts';
import { photoKeys } from '../../site/photos.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

const reference = await readFile(join(import.meta.dirname, '../../../content/NASLAG.md'), 'utf8');

const toJson = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** Returns the paths of fields without a description, at any depth. */
function listSilent(schema: JsonSchema, path: string): string[] {
  const direct = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const here = `${path}.${name}`;
    if (typeof field === 'boolean') return [];
    return [...(field.description ? [] : [here]), ...listSilent(field, here)];
  });
  const within = [schema.items, schema.additionalProperties].flatMap((inner) =>
    inner && typeof inner === 'object' && !Array.isArray(inner) ? listSilent(inner as JsonSchema, path) : [],
  );
  return [...direct, ...within];
}

test('every field has a description, and NASLAG.md names every field and icon', async () => {
  const nested = z.object({ a: z.array(z.object({ b: z.string() })).describe('Lijst') });
  assert.deepEqual(listSilent(toJson(nested), 'x'), ['x.a.b']);
  const isNamed = (word: string) => new RegExp(`\`${word}[.\`]`).test(reference);
  const missing: string[] = [];
  for (const [name, row] of Object.entries({ ...collections, ...jsonFiles, photos: photoWords })) {
    const schema = toJson(await row.schema());
    assert.deepEqual(listSilent(schema, name), []);
    if (name in jsonFiles) assert.ok(schema.description, `${name} has no name for the editor to show`);
    if (name in jsonFiles && name !== 'company') continue;
    missing.push(...Object.keys(schema.properties ?? {}).filter((field) => !isNamed(field)));
  }
  assert.deepEqual([...missing, ...iconNames.filter((icon) => !isNamed(icon))], []);
});

test('every component describes its attributes, and the reference shows them', () => {
  for (const [name, schema] of Object.entries({ ...componentSchemas, ...screenComponentSchemas })) {
    assert.deepEqual(listSilent(toJson(schema), name), []);
    const [, example = ''] = new RegExp(`<${name}\\b([^>]*)>`).exec(reference) ?? assert.fail(name);
    for (const key of Object.keys(schema.shape)) assert.match(example, new RegExp(`\\s${key}(=|\\s|$)`));
  }
});

test('VS Code offers the photos and icons that exist', () => {
  const { image } = toJson(articleSchema).properties ?? {};
  const { icon } = toJson(solutionSchema).properties ?? {};
  assert.deepEqual((image as JsonSchema).enum, photoKeys);
  assert.deepEqual((icon as JsonSchema).enum, [...solutionIconNames]);
});
