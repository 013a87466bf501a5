import { getEntry } from 'astro:content';

import { routes } from '../site/addresses.ts';
import { mapTexts } from '../site/map-texts.ts';
import { setField } from '../site/typography.ts';
import { caseCategoryIds } from './case-category-ids.ts';
import { getEntries } from './entries.ts';

/** Returns the case categories in their fixed order, with their addresses. */
export async function getCaseCategories() {
  return Promise.all(
    caseCategoryIds.map(async (id) => {
      const category = await getEntry('caseCategories', id);
      if (!category) throw new Error(`content/cases/categorieen.json: de groep "${id}" ontbreekt`);
      return { ...mapTexts(category.data, setField), href: routes.caseCategory(id) };
    }),
  );
}

/** Returns the featured cases in order, with the title of their category and the page of their solution, if any. */
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
