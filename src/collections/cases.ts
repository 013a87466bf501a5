import { getCollection } from 'astro:content';

import { routes } from '../site/routes.ts';
import { caseCategoryIds } from './schemas.ts';

/** The three groups of cases in their fixed order, each with its address. */
export async function getCaseCategories() {
  const entries = await getCollection('caseCategories');
  const byId = new Map(entries.map(({ data }) => [data.id, data]));
  return caseCategoryIds
    .flatMap((id) => byId.get(id) ?? [])
    .map((data) => ({ ...data, href: routes.caseCategory(data.id) }));
}

/** The featured cases in their order, each with its category's title. */
export async function getFeaturedCases() {
  const [entries, categories] = await Promise.all([getCollection('featuredCases'), getCaseCategories()]);
  const titles = new Map(categories.map(({ id, title }) => [id, title]));
  return entries
    .map((entry) => ({ ...entry.data, categoryTitle: titles.get(entry.data.category) ?? '', entry }))
    .sort((a, b) => a.order - b.order);
}

export type CaseCategory = Awaited<ReturnType<typeof getCaseCategories>>[number];
export type FeaturedCase = Awaited<ReturnType<typeof getFeaturedCases>>[number];
