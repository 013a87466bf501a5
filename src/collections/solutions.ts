import { getCollection } from 'astro:content';

import { routes } from '../site/routes.ts';
import { describeStatus } from './status.ts';

/** The solutions in their order, each with its address and entry to render; `npm run dev` shows drafts too, with their status. */
export async function getSolutions() {
  const entries = await getCollection('solutions', ({ data }) => import.meta.env.DEV || !data.draft);
  return entries
    .map((entry) => ({
      ...entry.data,
      slug: entry.id,
      href: routes.solution(entry.id),
      status: describeStatus(entry.data, new Date()),
      entry,
    }))
    .sort((a, b) => a.order - b.order);
}

export type Solution = Awaited<ReturnType<typeof getSolutions>>[number];
