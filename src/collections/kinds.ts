/**
 * Every kind of content, one row each. A schema is loaded when it is asked for: some read the company and the photos,
 * and the content check must be able to say what is wrong in those files.
 */
import type { z } from 'astro/zod';

import { routes } from '../site/addresses.ts';

interface TextRow {
  /** Below content/. */
  folder: string;
  /** Which of the folder's files are of this kind. */
  pattern: string;
  /** Of the fields. */
  schema: () => Promise<z.ZodObject>;
  /** The address of the page that shows an entry. */
  href: (slug: string) => string;
  /** Whether that page is the entry's own, so that links may lead to it. */
  hasOwnPage: boolean;
  /** Ids on that page that a link may point at, besides those of the frame and the headings. */
  anchors: string[];
  /** Whether the text has room for headings and parts, or is made of screens. */
  text: 'short' | 'long' | 'screens';
}

interface JsonRow {
  /** From the project's folder. */
  file: string;
  /** Of the whole file. */
  schema: () => Promise<z.ZodType>;
}

type Schemas = typeof import('./schemas.ts');
/** A schema that is loaded when it is asked for. */
const load =
  <Name extends keyof Schemas>(name: Name) =>
  async () =>
    (await import('./schemas.ts'))[name];

const everyText = '**/*.{md,mdx}';

/** An entry with a page of its own. */
const page = { pattern: everyText, hasOwnPage: true, anchors: [] as string[], text: 'long' } as const;
/** An entry on the page of others. */
const item = { pattern: everyText, hasOwnPage: false, anchors: [] as string[], text: 'short' } as const;

/** The kinds of text, an MDX file for each entry; each kind is a collection of Astro. */
export const textKinds = {
  solutions: {
    ...page,
    folder: 'oplossingen',
    schema: load('solutionSchema'),
    href: routes.solution,
    anchors: ['functionaliteiten', 'kosten'],
  },
  maquettes: {
    ...page,
    folder: 'maquettes',
    schema: load('maquetteSchema'),
    href: routes.maquette,
    anchors: ['niet-getekend'],
    text: 'screens',
  },
  approach: { ...page, folder: 'aanpak', schema: load('approachStepSchema'), href: routes.approachStep },
  expertise: { ...page, folder: 'expertise', schema: load('expertiseSchema'), href: routes.expertisePage },
  featuredCases: { ...item, folder: 'cases', schema: load('featuredCaseSchema'), href: () => routes.cases },
  team: { ...item, folder: 'team', schema: load('teamMemberSchema'), href: () => routes.about },
  articles: {
    ...page,
    folder: 'kennis',
    schema: load('articleSchema'),
    href: routes.article,
    anchors: ['lees-verder'],
  },
  home: {
    ...page,
    folder: 'paginas',
    schema: load('homeSchema'),
    href: () => routes.home,
    pattern: 'home.mdx',
    text: 'short',
  },
  results: {
    ...item,
    folder: 'paginas',
    schema: load('pageSchema'),
    href: (slug: string) => `/${slug}`,
    pattern: '{404,bedankt,niet-verstuurd}.mdx',
  },
  pages: {
    ...page,
    folder: 'paginas',
    schema: load('pageSchema'),
    href: (slug: string) => `/${slug}`,
    pattern: '!(home|404|bedankt|niet-verstuurd).mdx',
  },
} satisfies Record<string, TextRow>;

/** The kinds of JSON, one file each; code imports them, so little works while they cannot be read. */
export const jsonKinds = {
  company: {
    file: 'content/bedrijf.json',
    schema: async () => (await import('../site/company.ts')).companySchema,
  },
  photos: {
    file: 'content/fotos.json',
    schema: async () => (await import('../site/photos.ts')).photosSchema,
  },
  promises: {
    file: 'content/beloften.json',
    schema: async () => (await import('../site/promises.ts')).promisesSchema,
  },
  rates: {
    file: 'content/tarieven.json',
    schema: async () => (await import('../site/rates.ts')).ratesSchema,
  },
  ownMaquette: {
    file: 'content/eigen-maquette.json',
    schema: async () => (await import('../site/own-maquette.ts')).ownMaquetteSchema,
  },
  caseCategories: { file: 'content/cases/categorieen.json', schema: load('caseCategoriesSchema') },
} satisfies Record<string, JsonRow>;

/** What `npm run meten` writes and no editor does. */
const measuredKind: JsonRow = {
  file: 'content/metingen.json',
  schema: async () => (await import('../site/measurements.ts')).measurementsSchema,
};

/** The JSON files that code imports. */
export const importedKinds: JsonRow[] = [...Object.values(jsonKinds), measuredKind];

/** The owner's own photos: the words of each are a JSON file of its own, beside the picture. */
export const ownPhotoKind = {
  pattern: 'content/beelden/*/index.json',
  schema: async () => (await import('../site/own-photo-schema.ts')).ownPhotoSchema,
};

/** A kind of text, which is a collection of Astro too. */
export type TextKind = keyof typeof textKinds;
