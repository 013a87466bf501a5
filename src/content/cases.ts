import { getEntry } from 'astro:content';

import { routes } from '../site/addresses.ts';
import { mapTexts } from '../site/map-texts.ts';
import { setField } from '../site/typography.ts';
import { caseCategoryIds } from './case-category-ids.ts';
import { getEntries } from './entries.ts';

/** The three groups of cases in their fixed order, each with its address. */
export async function getCaseCategories() {
  return Promise.all(
    caseCategoryIds.map(async (id) => {
      const category = await getEntry('caseCategories', id);
      if (!category) throw new Error(`content/cases/categorieen.json: de groep "${id}" ontbreekt`);
      return { ...mapTexts(category.data, setField), href: routes.caseCategory(id) };
    }),
  );
}

/** The featured cases in their order, each with its category's title and the page of its solution where there is one. */
export async function getFeaturedCases() {
  const [cases, solutions, categories] = await Promise.all([
    getEntries('featuredCases'),
    getEntries('solutions'),
    getCaseCategories(),
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
