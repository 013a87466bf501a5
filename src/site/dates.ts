const readable = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });

// Sweden writes dates as ISO 8601 does.
const isoDay = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' });

const isoMoment = new Intl.DateTimeFormat('sv-SE', {
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'Europe/Amsterdam',
  timeZoneName: 'longOffset',
});

/** Formats a date in Dutch: `12 maart 2026`. */
export function formatDate(date: Date): string {
  return readable.format(date);
}

/** Formats a date for `datetime` attributes and feeds: `2026-03-12`. */
export function toIsoDate(date: Date): string {
  return isoDay.format(date);
}

/** Formats a moment with the Dutch offset: `2026-03-12T01:00:00+01:00`. */
export function toIsoMoment(date: Date): string {
  return isoMoment.format(date).replace(' ', 'T').replace(' GMT', '');
}
