import type { SubPages } from '../../site/navigation.ts';
import { getEntries } from '../entries.ts';

/** Returns the links in the header and footer of every page. */
export async function getSubPages(): Promise<SubPages> {
  return {
    solutions: await listLinks('solutions'),
    approach: await listLinks('approach'),
    expertise: await listLinks('expertise'),
  };
}

async function listLinks(collection: 'solutions' | 'approach' | 'expertise') {
  const entries = await getEntries(collection);
  return entries.map(({ title, href }) => ({ label: title, href }));
}
