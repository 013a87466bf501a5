import { file } from 'astro/loaders';
import type { z } from 'astro/zod';
import { defineCollection } from 'astro:content';

import { mdxFolder } from './collections/loader.ts';
import * as schemas from './collections/schemas.ts';

const folder = <Schema extends z.ZodObject>(name: string, schema: Schema, pattern?: string) =>
  defineCollection({ loader: mdxFolder(name, schema, pattern), schema });

export const collections = {
  solutions: folder('oplossingen', schemas.solutionSchema),
  approach: folder('aanpak', schemas.approachStepSchema),
  expertise: folder('expertise', schemas.expertiseSchema),
  caseCategories: defineCollection({
    loader: file('content/cases/categorieen.json'),
    schema: schemas.caseCategorySchema,
  }),
  featuredCases: folder('cases', schemas.featuredCaseSchema),
  articles: folder('kennis', schemas.articleSchema),
  home: folder('paginas', schemas.homeSchema, 'home.mdx'),
  pages: folder('paginas', schemas.pageSchema, '!(home).mdx'),
};
