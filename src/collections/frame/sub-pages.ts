import type { SubPages } from '../../site/navigation.ts';
import { getApproachSteps } from '../approach.ts';
import { getExpertise } from '../expertise.ts';
import { memoize } from '../memoize.ts';
import { getSolutions } from '../solutions.ts';

/** The links that header and footer show on every page, memoized. */
export const getSubPages = memoize(collectSubPages);

async function collectSubPages(): Promise<SubPages> {
  const [solutions, steps, expertise] = await Promise.all([
    getSolutions(),
    getApproachSteps(),
    getExpertise(),
  ]);
  const toLink = ({ title, href }: { title: string; href: string }) => ({ label: title, href });
  return {
    solutions: solutions.map(toLink),
    approach: steps.map(toLink),
    expertise: expertise.map(toLink),
  };
}
