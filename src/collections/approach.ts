import { getCollection } from 'astro:content';

import { routes } from '../site/routes.ts';

/** The steps of the approach in their order, each with its path and entry to render. */
export async function getApproachSteps() {
  const entries = await getCollection('approach');
  return entries
    .map((entry) => ({ ...entry.data, slug: entry.id, path: routes.approachStep(entry.id), entry }))
    .sort((a, b) => a.number - b.number);
}

export type ApproachStep = Awaited<ReturnType<typeof getApproachSteps>>[number];
