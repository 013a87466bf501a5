/** The collections in content/. `src/site` imports the JSON files with facts that all code needs. */
import { file, glob } from 'astro/loaders';
import { z } from 'astro/zod';
import { defineCollection } from 'astro:content';

import * as schemas from './content/schemas.ts';

z.config(z.locales.nl());

/** Loads the MDX files of a folder; the name of a file is its id and its address. */
const texts = (folder: string, pattern: string | string[] = '*.mdx') =>
  glob({ base: `content/${folder}`, pattern });

export const collections = {
  solutions: defineCollection({ loader: texts('oplossingen'), schema: schemas.solutionSchema }),
  approach: defineCollection({ loader: texts('aanpak'), schema: schemas.approachStepSchema }),
  expertise: defineCollection({ loader: texts('expertise'), schema: schemas.expertiseSchema }),
  articles: defineCollection({ loader: texts('kennis'), schema: schemas.articleSchema }),
  featuredCases: defineCollection({ loader: texts('cases'), schema: schemas.featuredCaseSchema }),
  caseCategories: defineCollection({
    loader: file('content/cases/categorieen.json', {
      parser: (text) =>
        (JSON.parse(text.replace(/^\uFEFF/, '')) as { categories: { id: string }[] }).categories,
    }),
    schema: schemas.caseCategorySchema,
  }),
  /** Each model is a folder with an index and a file for each screen. */
  maquettes: defineCollection({
    loader: glob({
      base: 'content/maquettes',
      pattern: '*/index.yaml',
      generateId: ({ entry }) => entry.replace('/index.yaml', ''),
    }),
    schema: schemas.maquetteSchema,
  }),
  screens: defineCollection({ loader: texts('maquettes', '*/*.mdx'), schema: schemas.screenSchema }),
  team: defineCollection({ loader: texts('team'), schema: schemas.teamMemberSchema }),
  home: defineCollection({ loader: texts('paginas', 'home.mdx'), schema: schemas.homeSchema }),
  pages: defineCollection({ loader: texts('paginas', ['*.mdx', '!home.mdx']), schema: schemas.pageSchema }),
};
