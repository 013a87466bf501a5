import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { z } from 'astro/zod';

import { exampleFigures } from '../site/figures.ts';
import * as schemas from './schemas.ts';
import { listFieldProblems } from '../tools/editors/problems/zod.ts';
import * as content from '../tools/testing/sample-content.ts';

/** Each schema with a valid entry. */
const samples = {
  solution: { schema: schemas.solutionSchema, entry: content.solution },
  maquette: { schema: schemas.maquetteSchema, entry: content.maquette },
  screen: { schema: schemas.screenSchema, entry: content.screen },
  step: { schema: schemas.approachStepSchema, entry: content.approachStep },
  expertise: { schema: schemas.expertiseSchema, entry: content.expertise },
  category: { schema: schemas.caseCategorySchema, entry: content.caseCategory },
  case: { schema: schemas.featuredCaseSchema, entry: content.featuredCase },
  realCase: {
    schema: schemas.featuredCaseSchema,
    entry: { ...content.featuredCase, example: false, client: 'Jansen B.V.', year: 2025 },
  },
  member: { schema: schemas.teamMemberSchema, entry: content.teamMember },
  article: { schema: schemas.articleSchema, entry: content.article },
  page: { schema: schemas.pageSchema, entry: content.page },
  home: { schema: schemas.homeSchema, entry: content.home },
} satisfies Record<string, { schema: z.ZodType; entry: object }>;

type Name = keyof typeof samples;

/** Returns the problems when the field at `path` has this value. */
function listProblems(name: Name, path: string, value: unknown): string[] {
  const { schema, entry } = samples[name];
  return listProblemsOf(schema, change(entry, path, value));
}

function listProblemsOf(schema: z.ZodType, entry: object): string[] {
  const { error } = schema.safeParse(entry, { reportInput: true });
  return listFieldProblems(error?.issues ?? []).map(({ message }) => message);
}

/** Asserts that a value is refused with one problem, whose message starts like this. */
function refuse(name: Name, path: string, value: unknown, message: string): void {
  const [problem = '', ...others] = listProblems(name, path, value);
  assert.ok(problem.startsWith(`veld "${path}": ${message}`), `${name} ${path}: ${problem}`);
  assert.deepEqual(others, [], `${name} ${path}: other problems`);
}

function accept(name: Name, path: string, value: unknown): void {
  assert.deepEqual(listProblems(name, path, value), [], `${name} ${path}`);
}

const texts: [name: Name, path: string, least: number, most: number][] = [
  ['solution', 'seoDescription', 50, 160],
  ['solution', 'title', 3, 40],
  ['solution', 'card.features[2]', 5, 45],
  ['solution', 'closing.text', 50, 230],
  ['maquette', 'company', 60, 260],
  ['step', 'price', 5, 50],
  ['step', 'closing.label', 5, 30],
  ['case', 'title', 10, 70],
  ['article', 'title', 10, 80],
  ['article', 'excerpt', 80, 200],
  ['page', 'title', 3, 60],
  ['home', 'eyebrow', 5, 45],
];

test('a text has a minimum and maximum number of characters', () => {
  for (const [name, path, least, most] of texts) {
    refuse(name, path, content.textOf(least - 1), `te kort: minstens ${least} tekens`);
    accept(name, path, content.textOf(least));
    accept(name, path, content.textOf(most));
    refuse(name, path, content.textOf(most + 1), `te lang: hooguit ${most} tekens`);
  }
  refuse('article', 'excerpt', `${content.textOf(79)}   `, 'te kort');
});

const lists: [name: Name, path: string, item: unknown, least: number, most: number][] = [
  ['solution', 'card.features', content.solution.card.features[0], 4, 4],
  ['solution', 'features', content.solution.features[0], 6, 6],
  ['maquette', 'roles', content.maquette.roles[0], 1, 4],
  ['maquette', 'roles[1].menu', { label: 'Begin', href: '#begin' }, 0, 4],
  ['article', 'related', content.article.related[0], 2, 2],
  ['home', 'pillars.items', content.home.pillars.items[0], 3, 3],
];

test('a list has a minimum and maximum number of items', () => {
  for (const [name, path, item, least, most] of lists) {
    const itemsOf = (count: number) => Array.from({ length: count }, () => item);
    if (least > 0) refuse(name, path, itemsOf(least - 1), `te kort: minstens ${least} onderdelen`);
    accept(name, path, itemsOf(least));
    accept(name, path, itemsOf(most));
    refuse(name, path, itemsOf(most + 1), `te lang: hooguit ${most} onderdelen`);
  }
});

test('an SEO title has 10 to 49 characters, or 60 with a vertical bar', () => {
  const room = 49;
  refuse('article', 'seoTitle', content.textOf(9), 'te kort: minstens 10 tekens');
  accept('article', 'seoTitle', content.textOf(10));
  accept('article', 'seoTitle', content.textOf(room));
  refuse('article', 'seoTitle', content.textOf(room + 1), `te lang: hooguit ${room} tekens`);
  accept('article', 'seoTitle', `Eigen | ${content.textOf(52)}`);
  refuse('article', 'seoTitle', `Eigen | ${content.textOf(53)}`, 'te lang: hooguit 60 tekens');
});

const categories =
  '"SaaS & Businessmodellen", "PWA & UX-design", "Security & Privacy", "AI & Automatisering"';
const price = 'schrijf een bedrag als "€ 2.500 tot € 7.500 excl. btw"';

const wrong: [name: Name, path: string, value: unknown, message: string][] = [
  ['article', 'excerpt', undefined, 'ontbreekt'],
  ['article', 'title', 2026, 'moet een tekst zijn'],
  ['solution', 'order', 1.5, 'moet een heel getal zijn'],
  ['solution', 'order', 0, 'te laag: minstens 1'],
  ['solution', 'closing', 'Zullen we praten?', 'moet een groep velden zijn'],
  ['article', 'draft', 'ja', 'moet true of false zijn'],
  ['article', 'date', '2026-03-12', 'moet een datum als 2026-03-12 zijn'],
  ['article', 'updated', new Date('2026-03-11'), 'ligt voor "date"'],
  ['article', 'category', 'Veiligheid', `kies een van: ${categories}`],
  ['article', 'image', 'zonder-foto', 'onbekende foto "zonder-foto"; kies er een uit Foto’s'],
  ['article', 'title', 'Wat {oplosingen} kosten', '{oplosingen} kan hier niet; tussen accolades staat '],
  ['article', 'title', 'Wat kost { ongeveer', 'een losse { of } kan hier niet'],
  ['article', 'reader', 'Je vraagt een paar offertes aan', 'eindig met een punt'],
  ['solution', 'icon', 'raket', 'kies een van: "portal", '],
  ['expertise', 'icon', 'portal', 'kies een van: "platform", '],
  ['solution', 'sprints.max', 2, 'moet meer zijn dan het laagste getal'],
  ['step', 'number', 5, 'kies een van: "1", "2", "3", "4"'],
  ['step', 'price', '€ 2.500 - € 7.500 excl. btw', price],
  ['maquette', 'roles[1].menu[1].href', '/contact', 'schrijf # en de kop van het scherm'],
  ['case', 'client', 'Jansen B.V.', 'hoort bij een echte case; zet "example" uit'],
  ['realCase', 'year', undefined, 'verplicht bij een echte case'],
  [
    'case',
    'sum',
    [{ label: 'Handwerk', how: '10 uur van € 45', euros: 450 }],
    'vul ook de kop van de som in',
  ],
  ['realCase', 'link', 'jansen.nl', 'schrijf een volledig adres, met https://'],
  ['home', 'pillars.items[2].href', 'aanpak', 'begin met "/"'],
];

test('an invalid value is refused in Dutch, with its field', () => {
  for (const [name, path, value, message] of wrong) refuse(name, path, value, message);
});

test('a figure counts as the words that visitors read', () => {
  const room = 80 - ` ${exampleFigures['sprintprijs']}`.length;
  accept('article', 'title', `${content.textOf(room)} {sprintprijs}`);
  refuse('article', 'title', `${content.textOf(room + 1)} {sprintprijs}`, 'te lang: hooguit 80 tekens');
});

test('valid values are accepted', () => {
  accept('step', 'price', '€ 2.500 tot € 7.500 excl. btw');
  accept('step', 'price', 'vrijblijvend eerste gesprek');
  accept('article', 'updated', new Date('2026-03-12'));
  accept('realCase', 'link', 'https://www.jansen.nl');
});

test('an unknown field is named, and all problems of a file are reported at once', () => {
  const misspelled = (name: string) => `onbekend veld "${name}"; kijk of het goed gespeld is`;
  assert.deepEqual(listProblems('article', 'autor', 'team'), [misspelled('autor')]);
  assert.deepEqual(listProblems('article', 'closing.titel', 'Tot ziens'), [
    `veld "closing": ${misspelled('titel')}`,
  ]);
  const twice = change(change(content.article, 'title', 'Kort'), 'excerpt', undefined);
  assert.deepEqual(listProblemsOf(schemas.articleSchema, twice), [
    'veld "title": te kort: minstens 10 tekens',
    'veld "excerpt": ontbreekt',
  ]);
});

/** Returns a copy of an entry with `value` at `path` (`card.features[1]`, counting from 1); `undefined` removes the field. */
function change(entry: object, path: string, value: unknown): object {
  const copy = structuredClone(entry) as Record<string, unknown>;
  const steps = path.split(/[.[\]]+/).filter((step) => step !== '');
  const keys = steps.map((step) => (/^\d+$/.test(step) ? String(Number(step) - 1) : step));
  const last = keys.pop() ?? '';
  const parent = keys.reduce((node, key) => node[key] as Record<string, unknown>, copy);
  if (value === undefined) Reflect.deleteProperty(parent, last);
  else parent[last] = value;
  return copy;
}
