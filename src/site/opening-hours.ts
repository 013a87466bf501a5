/** Opening hours as content/bedrijf.json writes them, read for search engines. */
const week = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'];

const schemaDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

/** A day as schema.org names it. */
type Day = (typeof schemaDays)[number];

/** The days in a Dutch text such as `Maandag tot en met vrijdag`, `Zaterdag en zondag` or `Weekend`; none when it is not understood. */
export function parseDays(text: string): Day[] {
  const words = text.toLowerCase().replace('weekend', 'zaterdag en zondag');
  const [, first = '', joint, last = first] = /^(\w+)(?: (tot en met|en) (\w+))?$/.exec(words) ?? [];
  const [from, to] = [week.indexOf(first), week.indexOf(last)];
  if (from < 0 || to < from) return [];
  return schemaDays.filter((_, day) =>
    joint === 'en' ? day === from || day === to : day >= from && day <= to,
  );
}

/** The times in a text such as `9:00-17:30`, as `09:00` and `17:30`; none when it is not understood. */
export function parseHours(text: string): { opens: string; closes: string } | undefined {
  const [, opens, closes] = /^((?:[01]?\d|2[0-3]):[0-5]\d)-((?:[01]?\d|2[0-3]):[0-5]\d)$/.exec(text) ?? [];
  return opens && closes ? { opens: opens.padStart(5, '0'), closes: closes.padStart(5, '0') } : undefined;
}
