import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { z } from 'astro/zod';

import { company } from '../site/company.ts';
import { parseFields } from './loader.ts';
import * as schemas from './schemas.ts';
import * as content from '../tools/testing/trial-content.ts';

const file = 'content/map/bestand.mdx';

interface Kind {
  schema: z.ZodType;
  entry: object;
  /** Fewest and most characters of a text. */
  texts: Record<string, [least: number, most: number]>;
  /** Fewest and most parts of a list. */
  lists: Record<string, [least: number, most: number]>;
}

const search = { seoDescription: [50, 160] } satisfies Kind['texts'];
const closing = { 'closing.title': [10, 60], 'closing.text': [50, 230] } satisfies Kind['texts'];
const closingWithButton = { ...closing, 'closing.label': [5, 30] } satisfies Kind['texts'];
const screen = { ...search, title: [3, 40], subtitle: [30, 120] } satisfies Kind['texts'];
const page = { ...search, ...closingWithButton, title: [3, 60], lead: [60, 260] } satisfies Kind['texts'];

const kinds: Record<string, Kind> = {
  solution: {
    schema: schemas.solutionSchema,
    entry: content.solution,
    texts: {
      ...screen,
      ...closing,
      description: [300, 900],
      'card.description': [50, 140],
      'card.features[2]': [5, 45],
      'useCases[1]': [15, 140],
      'benefits[1]': [15, 140],
      'features[6].title': [3, 40],
      'features[6].description': [50, 200],
    },
    lists: { 'card.features': [4, 4], useCases: [4, 6], benefits: [4, 6], features: [6, 6] },
  },
  maquette: {
    schema: schemas.maquetteSchema,
    entry: content.maquette,
    texts: {
      ...search,
      ...closing,
      title: [10, 60],
      lead: [60, 260],
      app: [2, 20],
      company: [60, 260],
      'roles[1].name': [3, 24],
      'roles[1].person': [2, 24],
      'roles[1].menu[1].label': [2, 16],
      'notDrawn[4].title': [3, 40],
      'notDrawn[4].description': [50, 200],
    },
    lists: { roles: [1, 4], notDrawn: [4, 4] },
  },
  'approach step': {
    schema: schemas.approachStepSchema,
    entry: content.approachStep,
    texts: {
      ...screen,
      ...closingWithButton,
      description: [300, 900],
      duration: [3, 24],
      price: [5, 50],
      'deliverables[1]': [15, 140],
      'yourPart[1]': [15, 140],
    },
    lists: { deliverables: [4, 6], yourPart: [3, 5] },
  },
  expertise: {
    schema: schemas.expertiseSchema,
    entry: content.expertise,
    texts: { ...screen, ...closing, description: [200, 650], 'card.description': [50, 140] },
    lists: {},
  },
  'case category': {
    schema: schemas.caseCategorySchema,
    entry: content.caseCategory,
    texts: { title: [3, 30], description: [60, 180] },
    lists: {},
  },
  'featured case': {
    schema: schemas.featuredCaseSchema,
    entry: content.featuredCase,
    texts: { title: [10, 70], challenge: [100, 320], result: [100, 320], 'features[1]': [3, 28] },
    lists: { features: [3, 5] },
  },
  article: {
    schema: schemas.articleSchema,
    entry: content.article,
    texts: { ...search, ...closing, title: [10, 80], excerpt: [80, 200] },
    lists: { related: [2, 2] },
  },
  page: { schema: schemas.pageSchema, entry: content.page, texts: page, lists: {} },
  home: {
    schema: schemas.homeSchema,
    entry: content.home,
    texts: {
      ...page,
      eyebrow: [5, 45],
      'figures[3].value': [1, 22],
      'figures[3].label': [5, 70],
      'introduction.title': [10, 70],
      'vibeCode.title': [10, 70],
      'vibeCode.text': [80, 280],
      'vibeCode.benefits[4].title': [3, 40],
      'vibeCode.benefits[4].description': [50, 200],
      'pillars.title': [10, 70],
      'pillars.text': [40, 160],
      'pillars.items[1].title': [3, 40],
      'pillars.items[1].description': [50, 200],
      'pillars.items[1].measure': [3, 24],
      'pillars.items[1].linkLabel': [5, 40],
      'solutions.title': [10, 70],
      'solutions.text': [40, 180],
      'knowledge.title': [10, 70],
      'knowledge.text': [40, 180],
    },
    lists: {
      figures: [3, 3],
      'vibeCode.benefits': [4, 4],
      'pillars.items': [3, 3],
    },
  },
};

const escape = (text: string) => text.replace(/[.[\]]/g, '\\$&');

function accept({ schema, entry }: Kind, path: string, value: unknown): void {
  assert.doesNotThrow(() => parseFields(content.change(entry, path, value), file, schema));
}

function refuse({ schema, entry }: Kind, path: string, value: unknown, reason: string): void {
  const message = new RegExp(`^${escape(file)}\\n.*veld "${escape(path)}": ${reason}`);
  assert.throws(() => parseFields(content.change(entry, path, value), file, schema), { message });
}

for (const [name, kind] of Object.entries(kinds)) {
  test(`a good ${name} is accepted`, () => {
    assert.doesNotThrow(() => parseFields(kind.entry, file, kind.schema));
  });

  for (const [path, [least, most]] of Object.entries(kind.texts)) {
    test(`${path} of a ${name} has ${least} to ${most} characters`, () => {
      refuse(kind, path, content.textOf(least - 1), least === 1 ? '' : `te kort: minstens ${least} tekens`);
      accept(kind, path, content.textOf(least));
      accept(kind, path, content.textOf(most));
      refuse(kind, path, content.textOf(most + 1), `te lang: hooguit ${most} tekens`);
    });
  }

  for (const [path, [least, most]] of Object.entries(kind.lists)) {
    test(`${path} of a ${name} has ${least} to ${most} parts`, () => {
      const list = path
        .split('.')
        .reduce<unknown>((node, key) => (node as Record<string, unknown>)[key], kind.entry);
      const partsOf = (count: number) => Array.from({ length: count }, () => (list as unknown[])[0]);
      refuse(kind, path, partsOf(least - 1), `te kort: minstens ${least} onderdelen`);
      accept(kind, path, partsOf(least));
      accept(kind, path, partsOf(most));
      refuse(kind, path, partsOf(most + 1), `te lang: hooguit ${most} onderdelen`);
    });
  }
}

test('a search title has 10 to 60 characters, the name of the site included', () => {
  const suffix = ` | ${company.name}`;
  const kind = kinds['article'];
  assert.ok(kind);
  refuse(kind, 'seoTitle', content.textOf(9), 'te kort: minstens 10 tekens');
  accept(kind, 'seoTitle', content.textOf(10));
  accept(kind, 'seoTitle', content.textOf(60 - suffix.length));
  refuse(
    kind,
    'seoTitle',
    content.textOf(61 - suffix.length),
    'te lang: met het achtervoegsel 61 tekens, hooguit 60',
  );
});

test('a search title with its own bar gets no suffix and so may have 60 characters', () => {
  const kind = kinds['article'];
  assert.ok(kind);
  accept(kind, 'seoTitle', `Eigen | ${content.textOf(52)}`);
  refuse(kind, 'seoTitle', `Eigen | ${content.textOf(53)}`, 'te lang: met het achtervoegsel 61 tekens');
});

test('an amount in a price has a form that search engines get too', () => {
  const kind = kinds['approach step'];
  assert.ok(kind);
  accept(kind, 'price', '€ 2.500 tot € 7.500 excl. btw');
  accept(kind, 'price', 'vrijblijvend eerste gesprek');
  refuse(kind, 'price', '€ 2.500 - € 7.500', 'schrijf een bedrag als "€ 2.500 tot € 7.500 excl. btw"');
});

test('spaces around a text do not count', () => {
  const kind = kinds['article'];
  assert.ok(kind);
  refuse(kind, 'excerpt', `${content.textOf(79)}     `, 'te kort');
  accept(kind, 'excerpt', `  ${content.textOf(200)}  `);
});
