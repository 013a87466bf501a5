import type { SubPages } from '../../site/navigation.ts';
import { getApproachSteps } from '../approach.ts';
import { getExpertise } from '../expertise.ts';
import { getSolutions } from '../solutions.ts';

/** The links that header and footer show on every page. */
export async function getSubPages(): Promise<SubPages> {
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
