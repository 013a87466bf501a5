import categoriesFile from '../../content/cases/categorieen.json' with { type: 'json' };
import { routes } from '../site/addresses.ts';
import { setFields } from '../site/typography.ts';
import { caseCategoryIds } from './case-category-ids.ts';
import { getEntries } from './entries.ts';
import { caseCategoriesSchema } from './schemas.ts';

const categories = setFields(caseCategoriesSchema.parse(categoriesFile));

/** The three groups of cases in their fixed order, each with its address. */
export const caseCategories = caseCategoryIds.flatMap((id) => {
  const category = categories.find((each) => each.id === id);
  return category ? { ...category, href: routes.caseCategory(id) } : [];
});

/** The featured cases in their order, each with its category's title and the page of its solution where there is one. */
export async function getFeaturedCases() {
  const [cases, solutions] = await Promise.all([getEntries('featuredCases'), getEntries('solutions')]);
  return cases.map((featured) => ({
    ...featured,
    mark: featured.example ? 'Voorbeelduitwerking' : undefined,
    anchor: `case-${featured.slug}`,
    categoryTitle: caseCategories.find(({ id }) => id === featured.category)?.title ?? '',
    solutionPage: solutions.find(({ slug }) => slug === featured.solution),
  }));
}

export type CaseCategory = (typeof caseCategories)[number];
export type FeaturedCase = Awaited<ReturnType<typeof getFeaturedCases>>[number];
