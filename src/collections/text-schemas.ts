import type { TextKind } from './folders.ts';
import * as schemas from './schemas.ts';

/** What may stand in the fields of each kind of text. */
export const textSchemas = {
  solutions: schemas.solutionSchema,
  approach: schemas.approachStepSchema,
  expertise: schemas.expertiseSchema,
  featuredCases: schemas.featuredCaseSchema,
  articles: schemas.articleSchema,
  home: schemas.homeSchema,
  pages: schemas.pageSchema,
} satisfies Record<TextKind, unknown>;
