import { formatDate } from '../site/dates.ts';

/** Why visitors do not see an entry at `now`: 'Concept' or 'Gepland voor 12 maart 2027'; `undefined` when they do. */
export function describeStatus(entry: { draft?: boolean; date?: Date }, now: Date): string | undefined {
  if (entry.draft) return 'Concept';
  return entry.date && entry.date > now ? `Gepland voor ${formatDate(entry.date)}` : undefined;
}
