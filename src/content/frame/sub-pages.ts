import type { SubPages } from '../../site/navigation.ts';
import { getEntries } from '../entries.ts';

/** The links that header and footer show on every page. */
export async function getSubPages(): Promise<SubPages> {
  return {
    solutions: await listLinks('solutions'),
    approach: await listLinks('approach'),
    expertise: await listLinks('expertise'),
  };
}

async function listLinks(kind: 'solutions' | 'approach' | 'expertise') {
  const entries = await getEntries(kind);
  return entries.map(({ title, href }) => ({ label: title, href }));
}
