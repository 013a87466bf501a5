import { getEntries } from './entries.ts';

/** The pages of expertise in their order, each with its address and entry to render. */
export async function getExpertise() {
  const pages = await getEntries('expertise');
  return pages.sort((a, b) => a.order - b.order);
}

export type Expertise = Awaited<ReturnType<typeof getExpertise>>[number];
