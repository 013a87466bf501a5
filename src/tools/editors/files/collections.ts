/**
 * The collections of texts. Schemas load on demand: some import the company and the photos, and the content check must
 * be able to report problems in those files.
 */
import type { z } from 'astro/zod';

import { jsonFiles, measurementsFile } from './json-files.ts';
import { entryHrefs } from '../../../site/addresses.ts';

interface TextRow {
  /** Relative to content/. */
  folder: string;
  /** Glob of the collection's files in that folder. */
  pattern: string;
  /** Loads the schema of the fields. */
  schema: () => Promise<z.ZodObject>;
  /** Returns the address of the page that shows an entry. */
  href: (slug: string) => string;
  /** Whether that page shows this entry alone, so that links may point at it. */
  hasOwnPage: boolean;
  /** Ids on that page besides those of the frame and the headings. */
  anchors: string[];
  /** The form of the text under the fields: headings and components for a long text, inline components for a short one. */
  text: 'none' | 'short' | 'long' | 'screen';
}

type Schemas = typeof import('../../../content/schemas.ts');
const load =
  <Name extends keyof Schemas>(name: Name) =>
  async () =>
    (await import('../../../content/schemas.ts'))[name];

const everyText = '*.mdx';

/** An entry with its own page. */
const page = { pattern: everyText, hasOwnPage: true, anchors: [] as string[], text: 'long' } as const;
/** An entry on a page with others. */
const item = { pattern: everyText, hasOwnPage: false, anchors: [] as string[], text: 'short' } as const;

/** The collections of `content.config.ts` that have a file for each entry. */
export const collections = {
  solutions: {
    ...page,
    folder: 'oplossingen',
    schema: load('solutionSchema'),
    href: entryHrefs.solutions,
    anchors: ['functionaliteiten', 'kosten'],
  },
  maquettes: {
    ...page,
    folder: 'maquettes',
    schema: load('maquetteSchema'),
    href: entryHrefs.maquettes,
    anchors: ['niet-getekend'],
    pattern: '*/index.yaml',
    text: 'none',
  },
  screens: {
    ...item,
    folder: 'maquettes',
    schema: load('screenSchema'),
    href: entryHrefs.screens,
    pattern: '*/*.mdx',
    text: 'screen',
  },
  approach: { ...page, folder: 'aanpak', schema: load('approachStepSchema'), href: entryHrefs.approach },
  expertise: { ...page, folder: 'expertise', schema: load('expertiseSchema'), href: entryHrefs.expertise },
  featuredCases: {
    ...item,
    folder: 'cases',
    schema: load('featuredCaseSchema'),
    href: entryHrefs.featuredCases,
  },
  team: { ...item, folder: 'team', schema: load('teamMemberSchema'), href: entryHrefs.team },
  articles: {
    ...page,
    folder: 'kennis',
    schema: load('articleSchema'),
    href: entryHrefs.articles,
    anchors: ['lees-verder'],
  },
  home: {
    ...page,
    folder: 'paginas',
    schema: load('homeSchema'),
    href: entryHrefs.home,
    pattern: 'home.mdx',
    text: 'short',
  },
  results: {
    ...item,
    folder: 'paginas',
    schema: load('pageSchema'),
    href: entryHrefs.pages,
    pattern: '{404,bedankt,niet-verstuurd}.mdx',
  },
  pages: {
    ...page,
    folder: 'paginas',
    schema: load('pageSchema'),
    href: entryHrefs.pages,
    pattern: '!(home|404|bedankt|niet-verstuurd).mdx',
  },
} satisfies Record<string, TextRow>;

/** The JSON files that code imports. */
export const importedFiles = [...Object.values(jsonFiles), measurementsFile];

/** The name of a collection of texts. */
export type CollectionName = keyof typeof collections;
