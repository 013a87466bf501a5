import { getCollection } from 'astro:content';

import { routes } from '../site/routes.ts';

/** The pages of expertise in their order, each with its address and entry to render. */
export async function getExpertise() {
  const entries = await getCollection('expertise');
  return entries
    .map((entry) => ({ ...entry.data, slug: entry.id, href: routes.expertisePage(entry.id), entry }))
    .sort((a, b) => a.order - b.order);
}

export type Expertise = Awaited<ReturnType<typeof getExpertise>>[number];
