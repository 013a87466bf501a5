// What VS Code tells an editor about a field comes from the schemas.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { test } from 'node:test';

import { z } from 'astro/zod';

import { jsonKinds, ownPhotoKind, textKinds } from '../../collections/kinds.ts';
import { articleSchema, solutionSchema } from '../../collections/schemas.ts';
import { screenPartSchemas } from '../../components/maquette/schemas.ts';
import { partSchemas } from '../../components/mdx/schemas.ts';
import { solutionIconNames } from '../../site/icon-names.ts';
import { photoKeys } from '../../site/photos.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

const reference = await readFile(join(import.meta.dirname, '../../../content/NASLAG.md'), 'utf8');

const toJson = (schema: z.ZodType) => z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });

/** The paths of the fields, at any depth, that say nothing about themselves. */
function listSilent(schema: JsonSchema, path: string): string[] {
  const own = Object.entries(schema.properties ?? {}).flatMap(([name, field]) => {
    const here = `${path}.${name}`;
    if (typeof field === 'boolean') return [];
    return [...(field.description ? [] : [here]), ...listSilent(field, here)];
  });
  const within = [schema.items, schema.additionalProperties].flatMap((inner) =>
    inner && typeof inner === 'object' && !Array.isArray(inner) ? listSilent(inner as JsonSchema, path) : [],
  );
  return [...own, ...within];
}

test('a field without a description is found, at any depth', () => {
  const schema = z.object({ a: z.array(z.object({ b: z.string() })).describe('Lijst') });
  assert.deepEqual(listSilent(toJson(schema), 'x'), ['x.a.b']);
});

for (const [name, row] of Object.entries({ ...textKinds, ...jsonKinds, ownPhotos: ownPhotoKind })) {
  test(`every field of ${name} says in Dutch what it is for`, async () => {
    assert.deepEqual(listSilent(toJson(await row.schema()), name), []);
  });
}

const { company } = jsonKinds;
for (const [name, row] of Object.entries({ ...textKinds, company, ownPhotos: ownPhotoKind })) {
  test(`the reference names every field of ${name}`, async () => {
    const { properties = {} } = toJson(await row.schema());
    const unnamed = Object.keys(properties).filter((field) => !new RegExp(`\`${field}[.\`]`).test(reference));
    assert.deepEqual(unnamed, []);
  });
}

for (const [name, { schema }] of Object.entries(jsonKinds)) {
  test(`${name} has a Dutch name, which the editor in the browser shows`, async () => {
    assert.ok((await schema()).description);
  });
}

for (const [name, schema] of Object.entries({ ...partSchemas, ...screenPartSchemas })) {
  test(`${name} says in Dutch what it may be given, and the reference shows how`, async () => {
    assert.deepEqual(listSilent(toJson(schema), name), []);
    const [, example = ''] = new RegExp(`<${name}\\b([^>]*)>`).exec(reference) ?? assert.fail('no example');
    for (const key of Object.keys(schema.shape)) assert.match(example, new RegExp(`\\s${key}(=|\\s|$)`));
  });
}

test('VS Code offers the photos and the icons that there are', () => {
  const { image } = toJson(articleSchema).properties ?? {};
  const { icon } = toJson(solutionSchema).properties ?? {};
  assert.deepEqual((image as JsonSchema).enum, photoKeys);
  assert.deepEqual((icon as JsonSchema).enum, [...solutionIconNames]);
});
