import { getCollection } from 'astro:content';

import { routes } from '../site/addresses.ts';
import { caseCategoryIds } from './case-category-ids.ts';
import { getEntries } from './entries.ts';
import { getSolutions } from './solutions.ts';

/** The three groups of cases in their fixed order, each with its address. */
export async function getCaseCategories() {
  const entries = await getCollection('caseCategories');
  return caseCategoryIds
    .flatMap((id) => entries.find(({ data }) => data.id === id)?.data ?? [])
    .map((data) => ({ ...data, href: routes.caseCategory(data.id) }));
}

/** The featured cases in their order, each with its category's title and the page of its solution where there is one. */
export async function getFeaturedCases() {
  const [cases, categories, solutions] = await Promise.all([
    getEntries('featuredCases'),
    getCaseCategories(),
    getSolutions(),
  ]);
  return cases.map((featured) => ({
    ...featured,
    mark: featured.example ? 'Voorbeelduitwerking' : undefined,
    anchor: `case-${featured.slug}`,
    categoryTitle: categories.find(({ id }) => id === featured.category)?.title ?? '',
    solutionPage: solutions.find(({ slug }) => slug === featured.solution),
  }));
}

export type CaseCategory = Awaited<ReturnType<typeof getCaseCategories>>[number];
export type FeaturedCase = Awaited<ReturnType<typeof getFeaturedCases>>[number];
