import type { z } from 'astro/zod';
import { defineCollection } from 'astro:content';

import type { TextKind } from './collections/folders.ts';
import { jsonList, mdxFolder } from './collections/loader.ts';
import { caseCategorySchema } from './collections/schemas.ts';
import { textSchemas } from './collections/text-schemas.ts';

const texts = <Schema extends z.ZodObject>(kind: TextKind, schema: Schema) =>
  defineCollection({ loader: mdxFolder(kind, schema), schema });

export const collections = {
  solutions: texts('solutions', textSchemas.solutions),
  approach: texts('approach', textSchemas.approach),
  expertise: texts('expertise', textSchemas.expertise),
  caseCategories: defineCollection({
    loader: jsonList('cases/categorieen.json', caseCategorySchema),
    schema: caseCategorySchema,
  }),
  featuredCases: texts('featuredCases', textSchemas.featuredCases),
  articles: texts('articles', textSchemas.articles),
  home: texts('home', textSchemas.home),
  pages: texts('pages', textSchemas.pages),
};
