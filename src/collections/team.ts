import { globSync } from 'node:fs';

import { getEntries } from './entries.ts';

/** The people of the agency in their order; `npm run dev` shows drafts too, with their status. */
export async function getTeam() {
  // Astro warns of a collection without entries, and this one may have none.
  const team = globSync('content/team/**/*.mdx').length > 0 ? await getEntries('team') : [];
  return team.sort((a, b) => a.order - b.order);
}

export type TeamMember = Awaited<ReturnType<typeof getTeam>>[number];
