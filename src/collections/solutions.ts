import { getEntries } from './entries.ts';

/** The solutions in their order, each with its address and entry to render; `npm run dev` shows drafts too, with their status. */
export async function getSolutions() {
  const solutions = await getEntries('solutions');
  return solutions.sort((a, b) => a.order - b.order);
}

export type Solution = Awaited<ReturnType<typeof getSolutions>>[number];
