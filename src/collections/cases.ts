import { getCollection } from 'astro:content';

import { routes } from '../site/addresses.ts';
import { caseCategoryIds } from './case-category-ids.ts';
import { checkSolutions } from './case-solution.ts';
import { getEntries } from './entries.ts';
import { getSolutions } from './solutions.ts';

/** The three groups of cases in their fixed order, each with its address. */
export async function getCaseCategories() {
  const entries = await getCollection('caseCategories');
  const byId = new Map(entries.map(({ data }) => [data.id, data]));
  return caseCategoryIds
    .flatMap((id) => byId.get(id) ?? [])
    .map((data) => ({ ...data, href: routes.caseCategory(data.id) }));
}

/** The featured cases in their order, each with its category's title and the page of its solution where there is one; `npm run dev` shows drafts too, with their status. */
export async function getFeaturedCases() {
  const [cases, categories, solutions, known] = await Promise.all([
    getEntries('featuredCases'),
    getCaseCategories(),
    getSolutions(),
    getCollection('solutions'),
  ]);
  const titles = new Map(categories.map(({ id, title }) => [id, title]));
  checkSolutions(
    cases.map(({ entry }) => entry),
    known.map(({ id }) => id),
  );
  return cases
    .map((featured) => ({
      ...featured,
      mark: featured.example ? 'Voorbeelduitwerking' : undefined,
      anchor: `case-${featured.slug}`,
      categoryTitle: titles.get(featured.category) ?? '',
      solutionPage: solutions.find(({ slug }) => slug === featured.solution),
    }))
    .sort((a, b) => a.order - b.order);
}

export type CaseCategory = Awaited<ReturnType<typeof getCaseCategories>>[number];
export type FeaturedCase = Awaited<ReturnType<typeof getFeaturedCases>>[number];
