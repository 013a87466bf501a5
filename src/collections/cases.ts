import { getCollection } from 'astro:content';

import { routes } from '../site/routes.ts';
import { caseCategoryIds } from './case-category-ids.ts';
import { describeStatus } from './status.ts';

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
  const [entries, categories] = await Promise.all([
    getCollection('featuredCases', ({ data }) => import.meta.env.DEV || !data.draft),
    getCaseCategories(),
  ]);
  const titles = new Map(categories.map(({ id, title }) => [id, title]));
  return entries
    .map((entry) => ({
      ...entry.data,
      categoryTitle: titles.get(entry.data.category) ?? '',
      status: describeStatus(entry.data, new Date()),
      entry,
    }))
    .sort((a, b) => a.order - b.order);
}

export type CaseCategory = Awaited<ReturnType<typeof getCaseCategories>>[number];
export type FeaturedCase = Awaited<ReturnType<typeof getFeaturedCases>>[number];
