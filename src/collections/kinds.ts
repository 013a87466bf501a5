import * as schemas from './schemas.ts';

/** Every kind of text file: its folder below content/, which of that folder's files it is, and what may stand in it. */
export const kinds = {
  solutions: { folder: 'oplossingen', pattern: '**/*.{md,mdx}', schema: schemas.solutionSchema },
  approach: { folder: 'aanpak', pattern: '**/*.{md,mdx}', schema: schemas.approachStepSchema },
  expertise: { folder: 'expertise', pattern: '**/*.{md,mdx}', schema: schemas.expertiseSchema },
  featuredCases: { folder: 'cases', pattern: '**/*.{md,mdx}', schema: schemas.featuredCaseSchema },
  articles: { folder: 'kennis', pattern: '**/*.{md,mdx}', schema: schemas.articleSchema },
  home: { folder: 'paginas', pattern: 'home.mdx', schema: schemas.homeSchema },
  pages: { folder: 'paginas', pattern: '!(home).mdx', schema: schemas.pageSchema },
};

/** The name of a kind of text file. */
export type KindName = keyof typeof kinds;
