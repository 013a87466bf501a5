import { getCollection } from 'astro:content';

import { routes } from '../site/addresses.ts';
import { caseCategoryIds } from './case-category-ids.ts';
import { getEntries } from './entries.ts';

/** The three groups of cases in their fixed order, each with its address. */
export async function getCaseCategories() {
  const entries = await getCollection('caseCategories');
  const byId = new Map(entries.map(({ data }) => [data.id, data]));
  return caseCategoryIds
    .flatMap((id) => byId.get(id) ?? [])
    .map((data) => ({ ...data, href: routes.caseCategory(data.id) }));
}

/** The featured cases in their order, each with its category's title; `npm run dev` shows drafts too, with their status. */
export async function getFeaturedCases() {
  const [cases, categories] = await Promise.all([getEntries('featuredCases'), getCaseCategories()]);
  const titles = new Map(categories.map(({ id, title }) => [id, title]));
  return cases
    .map((featured) => ({ ...featured, categoryTitle: titles.get(featured.category) ?? '' }))
    .sort((a, b) => a.order - b.order);
}

export type CaseCategory = Awaited<ReturnType<typeof getCaseCategories>>[number];
export type FeaturedCase = Awaited<ReturnType<typeof getFeaturedCases>>[number];
