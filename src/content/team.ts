import { globSync } from 'node:fs';

import { getEntries } from './entries.ts';

/** The people of the agency in their order. */
export async function getTeam() {
  // Astro warns of a collection without entries, and this one may have none.
  return globSync('content/team/**/*.mdx').length > 0 ? getEntries('team') : [];
}

export type TeamMember = Awaited<ReturnType<typeof getTeam>>[number];
