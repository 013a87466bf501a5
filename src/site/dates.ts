const readable = new Intl.DateTimeFormat('nl-NL', { dateStyle: 'long', timeZone: 'Europe/Amsterdam' });

// Swedish dates have the format of ISO 8601.
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

/** A date in Dutch: `12 maart 2026`. */
export function formatDate(date: Date): string {
  return readable.format(date);
}

/** A date for `datetime` attributes and feeds: `2026-03-12`. */
export function toIsoDate(date: Date): string {
  return isoDay.format(date);
}

/** A moment with the Dutch offset: `2026-03-12T01:00:00+01:00`. */
export function toIsoMoment(date: Date): string {
  return isoMoment.format(date).replace(' ', 'T').replace(' GMT', '');
}
