import type { z } from 'astro/zod';
import { defineCollection } from 'astro:content';

import { kinds } from './collections/kinds.ts';
import { jsonList, mdxFolder } from './collections/loader.ts';
import { caseCategorySchema } from './collections/schemas.ts';

const texts = <Schema extends z.ZodObject>(kind: { folder: string; pattern: string; schema: Schema }) =>
  defineCollection({ loader: mdxFolder(kind.folder, kind.schema, kind.pattern), schema: kind.schema });

export const collections = {
  solutions: texts(kinds.solutions),
  approach: texts(kinds.approach),
  expertise: texts(kinds.expertise),
  caseCategories: defineCollection({
    loader: jsonList('cases/categorieen.json', caseCategorySchema),
    schema: caseCategorySchema,
  }),
  featuredCases: texts(kinds.featuredCases),
  articles: texts(kinds.articles),
  home: texts(kinds.home),
  pages: texts(kinds.pages),
};
