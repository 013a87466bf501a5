import { defineCollection } from 'astro:content';

import type { TextKind } from './collections/folders.ts';
import { jsonList, mdxFolder } from './collections/loader.ts';
import { caseCategorySchema } from './collections/schemas.ts';
import { textSchemas } from './collections/text-schemas.ts';

const texts = <Kind extends TextKind>(kind: Kind) =>
  defineCollection({ loader: mdxFolder(kind, textSchemas[kind]), schema: textSchemas[kind] });

export const collections = {
  solutions: texts('solutions'),
  approach: texts('approach'),
  expertise: texts('expertise'),
  caseCategories: defineCollection({
    loader: jsonList('cases/categorieen.json', caseCategorySchema),
    schema: caseCategorySchema,
  }),
  featuredCases: texts('featuredCases'),
  articles: texts('articles'),
  home: texts('home'),
  pages: texts('pages'),
};
