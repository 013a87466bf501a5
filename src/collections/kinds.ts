/**
 * Every kind of content: one row each, from which the collections, the content check, the editors' commands and the
 * JSON schemas are made. A schema is loaded when it is asked for: some read the company and the photos, and the check
 * must be able to say what is wrong in those files.
 */
import type { z } from 'astro/zod';

import { routes } from '../site/addresses.ts';

interface TextRow {
  /** Below content/. */
  folder: string;
  /** Which of the folder's files are of this kind. */
  pattern: string;
  /** What may stand in the fields. */
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
  /** What may stand in the whole file. */
  schema: () => Promise<z.ZodType>;
  /** Whether code imports the file, so that little works while it cannot be read; others are collections of Astro. */
  isImported: boolean;
}

const schemas = () => import('./schemas.ts');
const everyText = '**/*.{md,mdx}';

/** The kinds of text, an MDX file for each entry; each kind is a collection of Astro. */
export const textKinds = {
  solutions: {
    folder: 'oplossingen',
    pattern: everyText,
    schema: async () => (await schemas()).solutionSchema,
    href: routes.solution,
    hasOwnPage: true,
    anchors: ['functionaliteiten', 'kosten'],
    text: 'long',
  },
  maquettes: {
    folder: 'maquettes',
    pattern: everyText,
    schema: async () => (await schemas()).maquetteSchema,
    href: routes.maquette,
    hasOwnPage: true,
    anchors: ['niet-getekend'],
    text: 'screens',
  },
  approach: {
    folder: 'aanpak',
    pattern: everyText,
    schema: async () => (await schemas()).approachStepSchema,
    href: routes.approachStep,
    hasOwnPage: true,
    anchors: [],
    text: 'long',
  },
  expertise: {
    folder: 'expertise',
    pattern: everyText,
    schema: async () => (await schemas()).expertiseSchema,
    href: routes.expertisePage,
    hasOwnPage: true,
    anchors: [],
    text: 'long',
  },
  featuredCases: {
    folder: 'cases',
    pattern: everyText,
    schema: async () => (await schemas()).featuredCaseSchema,
    href: () => routes.cases,
    hasOwnPage: false,
    anchors: [],
    text: 'short',
  },
  team: {
    folder: 'team',
    pattern: everyText,
    schema: async () => (await schemas()).teamMemberSchema,
    href: () => routes.about,
    hasOwnPage: false,
    anchors: [],
    text: 'short',
  },
  articles: {
    folder: 'kennis',
    pattern: everyText,
    schema: async () => (await schemas()).articleSchema,
    href: routes.article,
    hasOwnPage: true,
    anchors: ['lees-verder'],
    text: 'long',
  },
  home: {
    folder: 'paginas',
    pattern: 'home.mdx',
    schema: async () => (await schemas()).homeSchema,
    href: () => routes.home,
    hasOwnPage: true,
    anchors: [],
    text: 'short',
  },
  notFound: {
    folder: 'paginas',
    pattern: '404.mdx',
    schema: async () => (await schemas()).pageSchema,
    href: () => routes.notFound,
    hasOwnPage: false,
    anchors: [],
    text: 'short',
  },
  results: {
    folder: 'paginas',
    pattern: '{bedankt,niet-verstuurd}.mdx',
    schema: async () => (await schemas()).pageSchema,
    href: (slug: string) => `/${slug}`,
    hasOwnPage: false,
    anchors: [],
    text: 'short',
  },
  pages: {
    folder: 'paginas',
    pattern: '!(home|404|bedankt|niet-verstuurd).mdx',
    schema: async () => (await schemas()).pageSchema,
    href: (slug: string) => `/${slug}`,
    hasOwnPage: true,
    anchors: [],
    text: 'long',
  },
} satisfies Record<string, TextRow>;

/** The kinds of JSON, one file each. */
export const jsonKinds = {
  company: {
    file: 'content/bedrijf.json',
    schema: async () => (await import('../site/company.ts')).companySchema,
    isImported: true,
  },
  photos: {
    file: 'content/fotos.json',
    schema: async () => (await import('../site/photos.ts')).photosSchema,
    isImported: true,
  },
  promises: {
    file: 'content/beloften.json',
    schema: async () => (await import('../site/promises.ts')).promisesSchema.describe('Beloften'),
    isImported: true,
  },
  rates: {
    file: 'content/tarieven.json',
    schema: async () => (await import('../site/rates.ts')).ratesSchema.describe('Tarieven'),
    isImported: true,
  },
  caseCategories: {
    file: 'content/cases/categorieen.json',
    schema: async () => (await schemas()).caseCategoriesSchema,
    isImported: false,
  },
} satisfies Record<string, JsonRow>;

/** The owner's own photos: the words of each are a JSON file of its own, beside the picture. */
export const ownPhotoKind = {
  pattern: 'content/beelden/*/index.json',
  schema: async () => (await import('../site/own-photo-schema.ts')).ownPhotoSchema,
};

/** A kind of text, which is a collection of Astro too. */
export type TextKind = keyof typeof textKinds;

/** The files that code imports. */
export const importedFiles = Object.values(jsonKinds).filter(({ isImported }) => isImported);
