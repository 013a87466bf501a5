// What VS Code tells an editor about a field comes from the schemas.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import { z } from 'astro/zod';

import { caseCategorySchema } from '../collections/schemas.ts';
import { textSchemas } from '../collections/text-schemas.ts';
import { companySchema } from '../site/company.ts';
import { photosSchema } from '../site/photos.ts';

type JsonSchema = z.core.JSONSchema.JSONSchema;

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

const all = { ...textSchemas, caseCategorySchema, companySchema, photosSchema };
for (const [name, schema] of Object.entries(all)) {
  test(`every field of ${name} says in Dutch what it is for`, () => {
    assert.deepEqual(listSilent(toJson(schema), name), []);
  });
}

test('VS Code offers the photos and the icons that there are', () => {
  const { image } = toJson(textSchemas.articles).properties ?? {};
  const { icon } = toJson(textSchemas.solutions).properties ?? {};
  assert.ok((image as JsonSchema).enum?.includes('magazijn'));
  assert.ok((icon as JsonSchema).enum?.includes('planning'));
});
