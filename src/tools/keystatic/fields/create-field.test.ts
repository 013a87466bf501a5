import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { ArrayField, AssetFormField, ObjectField } from '@keystatic/core';
import { z } from 'astro/zod';

import type { FormField } from './checked-field.ts';
import { createField } from './create-field.ts';
import { describeField } from './describe.ts';

type Picture = AssetFormField<object | null, object, string>;

const create = (schema: z.ZodType) => createField(schema, 'veld');
const leaf = (schema: z.ZodType) => create(schema) as FormField;

test('a description becomes label and help, with the limits of the schema', () => {
  const text = z.string().min(10).max(49).describe('Titel in Google: het zoekwoord vooraan');
  const limits = 'Het zoekwoord vooraan. 10 tot 49 tekens';
  const two = z.array(z.string()).length(2);
  const described: [schema: z.ZodType, label: string, description: string][] = [
    [text, 'Titel in Google', limits],
    [text.optional(), 'Titel in Google', `${limits}. Mag leeg blijven`],
    [two.describe('Twee'), 'Twee', 'Precies 2 onderdelen'],
    [z.string().default('team').describe('Wie'), 'Wie', ''],
    [z.boolean().default(false), 'Veld', ''],
  ];
  for (const [schema, label, description] of described) {
    assert.deepEqual(describeField(schema, 'veld'), { label, description });
  }
});

/** Schemas with a stored value that is written back unchanged, and refused inputs with their messages. */
const fields: [schema: z.ZodType, stored: unknown, refused?: Record<string, string>][] = [
  [z.string().min(3), 'drie', { ab: 'te kort: minstens 3 tekens', '': 'ontbreekt' }],
  [z.string().min(3).optional(), undefined, { ab: 'te kort: minstens 3 tekens' }],
  [z.number().int().min(2), 12, { '1': 'te laag: minstens 2', x: 'moet een getal zijn' }],
  [z.number().max(100), 99.9, { '100,1': 'te hoog: hooguit 100' }],
  [z.literal([1, 2]), 2, { '3': 'kies een van: "1", "2"' }],
  [z.string().meta({ list: 'pages' }), '/over'],
  [z.array(z.string()).min(2), ['a', 'b'], { a: 'te kort: minstens 2 onderdelen' }],
  [z.array(z.string().min(2)), ['aa', 'bb'], { 'aa\nb': 'regel 2: te kort: minstens 2 tekens' }],
  [z.array(z.string().meta({ collection: 'articles' })).length(2), ['a', 'b']],
  [z.string().meta({ list: 'photos' }), 'kraan'],
  [z.string().default('team').meta({ list: 'authors' }), 'zoe'],
  [z.string().default('team').meta({ list: 'authors' }), undefined],
  [z.date(), new Date('2026-03-12')],
];

test('a field is read, written back and validated as in the build', () => {
  for (const [schema, stored, refused = {}] of fields) {
    const field = leaf(schema);
    const value: unknown = field.parse(stored as never);
    assert.equal(field.validate(value), value);
    const written = JSON.stringify(field.serialize(value).value);
    assert.equal(written, JSON.stringify(stored)?.replace('T00:00:00.000Z', ''));
    for (const [wrong, message] of Object.entries(refused)) {
      assert.throws(() => field.validate(wrong), { message });
    }
  }
  assert.throws(() => leaf(z.date()).validate(null), { message: 'ontbreekt' });
});

test('a number is read in Dutch notation and with a decimal point', () => {
  const { parse, serialize } = leaf(z.number());
  const read = (written: string) => serialize(written).value;
  assert.deepEqual(
    ['6500', '6.500', '1.250.000', '99,9', '99.9', '6.500,5', '1.5'].map(read),
    [6500, 6500, 1_250_000, 99.9, 99.9, 6500.5, 1.5],
  );
  for (const wrong of ['6,500.5', '6.50.000', '€ 6500']) assert.ok(Number.isNaN(read(wrong)), wrong);
  assert.equal(parse(99.9 as never), '99,9');
});

test('a default is selected and not written, and options may have labels', () => {
  const box = leaf(z.boolean().default(false));
  assert.deepEqual([box.serialize(false).value, box.serialize(true).value], [undefined, true]);
  const icon = z.enum(['slot', 'doos']);
  const starts = [icon.default('doos'), icon.optional(), icon].map((each) => leaf(each).defaultValue());
  assert.deepEqual(starts, ['doos', '', '']);
  const named = leaf(z.enum(['kvk']).meta({ labels: { kvk: 'KvK-nummer' } }));
  assert.partialDeepStrictEqual(named, { options: [{ value: 'kvk', label: 'KvK-nummer' }] });
});

test('a new picture is named after its folder, and an existing one keeps its name', () => {
  const field = leaf(z.string().meta({ picture: true })) as unknown as Picture;
  const place = { slug: 'kraan', suggestedFilenamePrefix: 'file' };
  const write = (filename: string) =>
    field.serialize({ data: new Uint8Array([1]), filename, extension: 'PNG' }, place);
  assert.deepEqual([write('').value, write('').asset?.filename], ['kraan.png', 'kraan.png']);
  assert.equal(write('IMG_0012.PNG').value, 'IMG_0012.PNG');
  assert.throws(() => field.validate(null), { message: /^ontbreekt$/ });
});

test('an optional group is empty or checked as a whole', () => {
  const field = leaf(z.strictObject({ text: z.string().min(3), by: z.string().optional() }).optional());
  assert.equal(field.serialize(field.parse(undefined)).value, undefined);
  const value: unknown = field.parse({ text: 'drie' } as never);
  assert.equal(JSON.stringify(field.serialize(value).value), '{"text":"drie"}');
  assert.throws(() => field.validate(field.parse({ text: 'ab' } as never)), { message: /te kort/ });
});

test('a group sorts its SEO fields last, and an unknown type throws', () => {
  const group = z.strictObject({ seoTitle: z.string(), title: z.string() });
  const list = create(z.array(group).min(1).max(3)) as ArrayField<ObjectField>;
  assert.deepEqual(list.validation, { length: { min: 1, max: 3 } });
  assert.deepEqual(Object.keys(list.element.fields), ['title', 'seoTitle']);
  assert.throws(() => create(z.map(z.string(), z.string()).describe('Kaart')), /no field for map: Kaart/);
});
