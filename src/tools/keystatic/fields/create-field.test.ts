// What a schema says becomes a field; the field's own look is tried in a browser.
import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { ArrayField, AssetFormField, ComponentSchema, ObjectField } from '@keystatic/core';
import { z } from 'astro/zod';

import type { FormField } from './checked-field.ts';
import { createField, createFields } from './create-field.ts';
import { describeField } from './describe.ts';

type Picture = AssetFormField<object | null, object, string>;

const create = (schema: z.ZodType) => createField(schema, 'veld', { pages: () => ['/over'] });
const leaf = (schema: z.ZodType) => create(schema) as FormField;

test('a description gives the name and the help, with the limits of the schema', () => {
  const text = z.string().min(10).max(49).describe('Titel in Google: het zoekwoord vooraan');
  assert.deepEqual(describeField(text, 'veld'), {
    label: 'Titel in Google',
    description: 'Het zoekwoord vooraan. 10 tot 49 tekens',
  });
  assert.deepEqual(
    describeField(text.optional(), 'veld').description,
    'Het zoekwoord vooraan. 10 tot 49 tekens. Mag leeg blijven',
  );
  assert.equal(
    describeField(z.array(z.string()).length(2).describe('Twee'), 'veld').description,
    'Precies 2 onderdelen',
  );
  assert.equal(describeField(z.array(z.string()).length(2).describe('Precies twee'), 'veld').description, '');
  assert.equal(describeField(z.string().default('team').describe('Wie'), 'veld').description, '');
  assert.deepEqual(describeField(z.boolean().default(false), 'concept'), {
    label: 'Concept',
    description: '',
  });
});

/** What a field reads from a file, writes back, and refuses with the words behind it. */
const fields: Record<
  string,
  [schema: z.ZodType, stored: unknown, refused: [value: unknown, words: RegExp][]]
> = {
  text: [
    z.string().min(3),
    'drie',
    [
      ['ab', /^te kort: minstens 3 tekens$/],
      ['', /^ontbreekt$/],
    ],
  ],
  'text that may lack': [z.string().min(3).optional(), undefined, [['ab', /^te kort/]]],
  number: [
    z.number().int().min(2),
    12,
    [
      ['1', /^te laag: minstens 2$/],
      ['x', /^moet een getal zijn$/],
    ],
  ],
  choice: [z.literal([1, 2]), 2, [['3', /^kies een van: "1", "2"$/]]],
  'choice that may lack': [z.enum(['a', 'b']).optional(), undefined, []],
  page: [z.string().meta({ list: 'pages' }), '/over', []],
  'choice with a value by default': [z.string().default('/over').meta({ list: 'pages' }), undefined, []],
  texts: [
    z.array(z.string().min(2)).min(2),
    ['aa', 'bb'],
    [
      ['aa', /^te kort: minstens 2 onderdelen$/],
      ['aa\nb', /^regel 2: te kort/],
    ],
  ],
  entries: [z.array(z.string().meta({ kind: 'articles' })).length(2), ['a', 'b'], [[['a'], /^te kort/]]],
  day: [z.date(), new Date('2026-03-12'), [[null, /^ontbreekt$/]]],
};

for (const [name, [schema, stored, refused]] of Object.entries(fields)) {
  test(`a ${name} is read, written back and checked as the build does`, () => {
    const field = leaf(schema);
    const value: unknown = field.parse(stored as never);
    assert.equal(field.validate(value), value);
    assert.deepEqual(
      JSON.stringify(field.serialize(value).value),
      JSON.stringify(stored)?.replace('T00:00:00.000Z', ''),
    );
    for (const [wrong, words] of refused) assert.throws(() => field.validate(wrong), { message: words });
  });
}

test('what is so by default is not written', () => {
  const field = leaf(z.boolean().default(false));
  assert.equal(field.parse(undefined), false);
  assert.equal(field.serialize(false).value, undefined);
  assert.equal(field.serialize(true).value, true);
});

test('a choice that is made by default starts there; one that may lack starts with none', () => {
  const list = { list: 'pages' };
  assert.equal(leaf(z.string().default('/over').meta(list)).defaultValue(), '/over');
  assert.equal(leaf(z.string().optional().meta(list)).defaultValue(), '');
  assert.equal(leaf(z.string().meta(list)).defaultValue(), '/over');
});

test('a picture that was chosen is named after its folder, and one that was there keeps its name', () => {
  const field = leaf(z.string().meta({ picture: true })) as unknown as Picture;
  const place = { slug: 'kraan', suggestedFilenamePrefix: 'file' };
  const data = new Uint8Array([1]);
  const name = (filename: string) => {
    const { value, asset } = field.serialize({ data, filename, extension: 'PNG' }, place);
    assert.deepEqual(asset, { filename: value, content: data });
    return value;
  };
  assert.deepEqual([name(''), name('IMG_0012.PNG')], ['kraan.png', 'IMG_0012.PNG']);
  assert.deepEqual(field.serialize(null, place).value, undefined);
  assert.throws(() => field.validate(null), { message: /^ontbreekt$/ });
});

test('a group that may lack is empty or checked as a whole', () => {
  const field = leaf(z.strictObject({ text: z.string().min(3), by: z.string().optional() }).optional());
  assert.equal(field.parse(undefined), null);
  assert.equal(field.serialize(null).value, undefined);
  const value: unknown = field.parse({ text: 'drie' } as never);
  assert.equal(JSON.stringify(field.serialize(value).value), '{"text":"drie"}');
  assert.throws(() => field.validate(field.parse({ text: 'ab' } as never)), { message: /te kort/ });
});

test('groups and lists of groups have fields of their own; what search engines show comes last', () => {
  const group = z.strictObject({ seoTitle: z.string(), title: z.string() });
  const list = create(z.array(group).min(1).max(3)) as ArrayField<ComponentSchema>;
  assert.deepEqual(list.validation, { length: { min: 1, max: 3 } });
  assert.deepEqual(Object.keys((list.element as ObjectField).fields), ['title', 'seoTitle']);
  assert.deepEqual(Object.keys(createFields(group.shape, {})), ['title', 'seoTitle']);
});

test('a kind of value that no field is for is named', () => {
  assert.throws(() => create(z.map(z.string(), z.string()).describe('Kaart')), /no field for map: Kaart/);
});
