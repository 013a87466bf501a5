import { getCollection } from 'astro:content';

import { routes } from '../site/routes.ts';

/** The solutions in their order, each with its address and entry to render. */
export async function getSolutions() {
  const entries = await getCollection('solutions');
  return entries
    .map((entry) => ({ ...entry.data, slug: entry.id, href: routes.solution(entry.id), entry }))
    .sort((a, b) => a.order - b.order);
}

export type Solution = Awaited<ReturnType<typeof getSolutions>>[number];
