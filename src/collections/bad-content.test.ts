import assert from 'node:assert/strict';
import { test } from 'node:test';

import type { z } from 'astro/zod';

import { company, companySchema } from '../site/company.ts';
import { photoSchema, photosSchema } from '../site/photos.ts';
import { parseFields } from './loader.ts';
import * as schemas from './schemas.ts';
import * as content from '../tools/testing/trial-content.ts';

const file = 'content/kennis/artikel.mdx';

interface Case {
  what: string;
  schema: z.ZodType;
  entry: object;
  path: string;
  value: unknown;
  message: string | RegExp;
}

const article = { schema: schemas.articleSchema, entry: content.article };
const solution = { schema: schemas.solutionSchema, entry: content.solution };
const featuredCase = { schema: schemas.featuredCaseSchema, entry: content.featuredCase };
const home = { schema: schemas.homeSchema, entry: content.home };
const photo = {
  schema: photoSchema,
  entry: { id: '1586717791821-3f44a563fa4c', alt: 'Een ontwerper aan het werk', credit: 'Iemand' },
};

const cases: Case[] = [
  {
    what: 'a missing field',
    ...article,
    path: 'excerpt',
    value: undefined,
    message: 'veld "excerpt": ontbreekt',
  },
  {
    what: 'a misspelled field',
    ...article,
    path: 'autor',
    value: 'team',
    message: 'onbekend veld "autor"; kijk of het goed gespeld is',
  },
  {
    what: 'a misspelled field in a group',
    ...article,
    path: 'closing.titel',
    value: 'Zullen we praten?',
    message: 'veld "closing": onbekend veld "titel"; kijk of het goed gespeld is',
  },
  {
    what: 'a number where a text belongs',
    ...article,
    path: 'title',
    value: 2026,
    message: 'veld "title": moet een tekst zijn',
  },
  {
    what: 'a text where a number belongs',
    ...solution,
    path: 'order',
    value: 'eerste',
    message: 'veld "order": moet een getal zijn',
  },
  {
    what: 'a text where a list belongs',
    ...solution,
    path: 'useCases',
    value: 'Voor iedereen',
    message: 'veld "useCases": moet een lijst zijn',
  },
  {
    what: 'a text where a group belongs',
    ...solution,
    path: 'closing',
    value: 'Zullen we praten?',
    message: 'veld "closing": moet een groep velden zijn',
  },
  {
    what: 'a text where yes or no belongs',
    ...article,
    path: 'draft',
    value: 'ja',
    message: 'veld "draft": moet true of false zijn',
  },
  {
    what: 'a date that is a text',
    ...article,
    path: 'date',
    value: '12 maart 2026',
    message: 'veld "date": moet een datum als 2026-03-12 zijn',
  },
  {
    what: 'a date that does not exist',
    ...article,
    path: 'date',
    value: new Date('2026-02-31T'),
    message: 'veld "date": moet een datum als 2026-03-12 zijn',
  },
  {
    what: 'an unknown category',
    ...article,
    path: 'category',
    value: 'Veiligheid',
    message:
      'veld "category": kies een van: "SaaS & Businessmodellen", "PWA & UX-design", "Security & Privacy", "AI & Automatisering"',
  },
  {
    what: 'a client of an example',
    ...featuredCase,
    path: 'client',
    value: 'Jansen B.V.',
    message: 'veld "client": hoort bij een echte case; zet "example" op false',
  },
  {
    what: 'a real case without its year',
    schema: featuredCase.schema,
    entry: { ...featuredCase.entry, example: false, client: 'Jansen B.V.' },
    path: 'year',
    value: undefined,
    message: 'veld "year": verplicht bij een echte case',
  },
  {
    what: 'a range that ends before it starts',
    ...solution,
    path: 'sprints.max',
    value: 2,
    message: 'veld "sprints.max": moet meer zijn dan "min"',
  },
  {
    what: 'an unknown photo',
    ...article,
    path: 'image',
    value: 'zonder-foto',
    message:
      'veld "image": onbekende foto "zonder-foto"; kies een sleutel uit content/fotos.json of een map uit content/beelden',
  },
  {
    what: 'an unknown icon',
    ...solution,
    path: 'icon',
    value: 'raket',
    message: 'veld "icon": kies een van: "portal", ',
  },
  {
    what: 'an icon of a solution, which draws no expertise',
    schema: schemas.expertiseSchema,
    entry: content.expertise,
    path: 'icon',
    value: 'portal',
    message: 'veld "icon": kies een van: "platform", ',
  },
  {
    what: 'order zero',
    ...solution,
    path: 'order',
    value: 0,
    message: 'veld "order": te laag: minstens 1',
  },
  {
    what: 'a half order',
    ...solution,
    path: 'order',
    value: 1.5,
    message: /veld "order": .*heel getal/,
  },
  {
    what: 'a fifth step',
    schema: schemas.approachStepSchema,
    entry: content.approachStep,
    path: 'number',
    value: 5,
    message: 'veld "number": kies een van: "1", "2", "3", "4"',
  },
  {
    what: 'a menu that leads out of the model',
    schema: schemas.maquetteSchema,
    entry: content.maquette,
    path: 'roles[1].menu[1].href',
    value: '/contact',
    message: /veld "roles\[1\]\.menu\[1\]\.href": .*#week-24/,
  },
  {
    what: 'a fifth item of a menu',
    schema: schemas.maquetteSchema,
    entry: content.maquette,
    path: 'roles[1].menu',
    value: Array.from({ length: 5 }, () => ({ label: 'Begin', href: '#begin' })),
    message: /veld "roles\[1\]\.menu": te (veel|lang)/,
  },
  {
    what: 'a link that is no path',
    ...home,
    path: 'pillars.items[2].href',
    value: 'aanpak',
    message: /veld "pillars\.items\[2\]\.href": .*begin.* "\/"/,
  },
  {
    what: 'a fault deep in a list',
    ...solution,
    path: 'features[3].title',
    value: 'X',
    message: 'veld "features[3].title": te kort: minstens 3 tekens',
  },
  {
    what: 'a photo described by its file name',
    ...photo,
    path: 'alt',
    value: 'kantoor-binnen.jpg',
    message: 'veld "alt": is een bestandsnaam; beschrijf wat er te zien is',
  },
  {
    what: 'a photo with a short description',
    ...photo,
    path: 'alt',
    value: 'Kantoor',
    message: 'veld "alt": te kort: minstens 10 tekens',
  },
  {
    what: 'a photo whose id is a whole address',
    ...photo,
    path: 'id',
    value: 'https://images.unsplash.com/photo-1586717791821-3f44a563fa4c',
    message: 'veld "id": is geen foto-id; kopieer het deel na "photo-" uit het adres',
  },
  {
    what: 'a profile that is no web address',
    schema: companySchema,
    entry: company,
    path: 'profiles[1].url',
    value: 'linkedin',
    message: /veld "profiles\[1\]\.url": .*(adres|https)/,
  },
  {
    what: 'a phone number in another notation',
    schema: companySchema,
    entry: company,
    path: 'phone',
    value: '0791234567',
    message: 'veld "phone": schrijf netnummer en nummer, zoals 079 123 45 67',
  },
  {
    what: 'a photo key in capitals',
    schema: photosSchema,
    entry: {},
    path: 'Kantoor',
    value: photo.entry,
    message: /veld "Kantoor": .*kleine letters/,
  },
];

for (const { what, schema, entry, path, value, message } of cases) {
  test(`${what} is refused in Dutch, with the file and the field`, () => {
    assert.throws(
      () => parseFields(content.change(entry, path, value), file, schema),
      (error: Error) => {
        const [first, fault = '', ...others] = error.message.split('\n');
        assert.equal(first, file);
        if (message instanceof RegExp) assert.match(fault, message);
        else assert.ok(fault.startsWith(`  - ${message}`), fault);
        assert.deepEqual(others, [], 'other faults than the one that was made');
        return true;
      },
    );
  });
}

test('every fault of a file is listed at once', () => {
  const twice = content.change(content.change(content.article, 'title', 'Kort'), 'excerpt', undefined);
  assert.throws(() => parseFields(twice, file, schemas.articleSchema), {
    message: [file, '  - veld "title": te kort: minstens 10 tekens', '  - veld "excerpt": ontbreekt'].join(
      '\n',
    ),
  });
});
