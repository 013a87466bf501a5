import assert from 'node:assert/strict';
import { test } from 'node:test';

import { z } from 'astro/zod';

import { createFormSchema, fromForm, toForm } from './json-form.ts';

const row = z.strictObject({ alt: z.string() });
const cases: Record<string, [schema: z.ZodType, value: unknown, form: object]> = {
  'an object': [row, { alt: 'a' }, { alt: 'a' }],
  'a list': [z.array(row), [{ alt: 'a' }], { items: [{ alt: 'a' }] }],
  'an object with keys of its own': [
    z.record(z.string(), row),
    { strand: { alt: 'a' }, bos: { alt: 'b' } },
    {
      items: [
        { key: 'strand', alt: 'a' },
        { key: 'bos', alt: 'b' },
      ],
    },
  ],
};

for (const [name, [schema, value, form]] of Object.entries(cases)) {
  test(`${name} becomes a form and comes back as it was`, () => {
    assert.deepEqual(toForm(schema, value), form);
    assert.deepEqual(fromForm(schema, form), value);
    assert.deepEqual(createFormSchema(schema).parse(form), form);
  });
}
