import { formatDate } from '../site/dates.ts';

/** Returns why an entry is hidden at `now`: 'Concept' or 'Gepland voor 12 maart 2027'; `undefined` for a public one. Fields may be invalid. */
export function describeStatus(fields: object, now: Date): string | undefined {
  const { draft, date } = fields as { draft?: unknown; date?: unknown };
  if (draft === true) return 'Concept';
  return date instanceof Date && date > now ? `Gepland voor ${formatDate(date)}` : undefined;
}
