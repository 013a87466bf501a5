import { ContentError } from './faults/zod.ts';

/** Throws a ContentError for a case whose `solution` is none of the `slugs` in content/oplossingen. */
export function checkSolutions(cases: { id: string; data: { solution: string } }[], slugs: string[]): void {
  for (const { id, data } of cases) {
    if (slugs.includes(data.solution)) continue;
    throw new ContentError(`content/cases/${id}.mdx`, [describeUnknownSolution(data.solution)]);
  }
}

/** What a case is told whose solution does not exist. */
export const describeUnknownSolution = (slug: string): string =>
  `veld "solution": er is geen oplossing "${slug}" in content/oplossingen`;
