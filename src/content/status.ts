import { formatDate } from '../site/dates.ts';

/** Why visitors do not see an entry at `now`: 'Concept' or 'Gepland voor 12 maart 2027'; `undefined` when they do. The fields may be of any type. */
export function describeStatus(fields: object, now: Date): string | undefined {
  const { draft, date } = fields as { draft?: unknown; date?: unknown };
  if (draft === true) return 'Concept';
  return date instanceof Date && date > now ? `Gepland voor ${formatDate(date)}` : undefined;
}
