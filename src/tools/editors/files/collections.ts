/**
 * Every kind of content, one row each. A schema is loaded when it is asked for: some read the company and the photos,
 * and the content check must be able to say what is wrong in those files.
 */
import type { z } from 'astro/zod';

import { jsonFiles, measurementsFile } from './json-files.ts';
import { routes, toPageHref, toScreenHref } from '../../../site/addresses.ts';

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
  /** Whether there is a text under the fields, and whether it has room for headings and the parts of texts or screens. */
  text: 'none' | 'short' | 'long' | 'screen';
}

type Schemas = typeof import('../../../content/schemas.ts');
/** A schema that is loaded when it is asked for. */
const load =
  <Name extends keyof Schemas>(name: Name) =>
  async () =>
    (await import('../../../content/schemas.ts'))[name];

const everyText = '*.mdx';

/** An entry with a page of its own. */
const page = { pattern: everyText, hasOwnPage: true, anchors: [] as string[], text: 'long' } as const;
/** An entry on the page of others. */
const item = { pattern: everyText, hasOwnPage: false, anchors: [] as string[], text: 'short' } as const;

/** The kinds of text, a file for each entry, as `content.config.ts` has them. */
export const collections = {
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
    pattern: '*/index.yaml',
    text: 'none',
  },
  screens: {
    ...item,
    folder: 'maquettes',
    schema: load('screenSchema'),
    href: toScreenHref,
    pattern: '*/*.mdx',
    text: 'screen',
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
    href: toPageHref,
    pattern: '!(home|404|bedankt|niet-verstuurd).mdx',
  },
} satisfies Record<string, TextRow>;

/** The JSON files that code imports. */
export const importedFiles = [...Object.values(jsonFiles), measurementsFile];

/** The name of a kind of text. */
export type CollectionName = keyof typeof collections;
