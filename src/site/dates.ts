const readable = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });

// Swedish writes a day as ISO 8601 does.
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });

/** A date as a Dutch reader writes it: `12 maart 2026`. */
export function formatDate(date: Date): string {
  return readable.format(date);
}

/** A date for `datetime` attributes and feeds: `2026-03-12`. */
export function toIsoDate(date: Date): string {
  return isoDay.format(date);
}
