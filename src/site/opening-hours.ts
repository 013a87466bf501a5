const week = ['maandag', 'dinsdag', 'woensdag', 'donderdag', 'vrijdag', 'zaterdag', 'zondag'];

const schemaDays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;

type Day = (typeof schemaDays)[number];

/** Parses `Maandag tot en met vrijdag`, `Zaterdag en zondag` or `Weekend`; returns no days when it cannot. */
export function parseDays(text: string): Day[] {
  const words = text.toLowerCase().replace('weekend', 'zaterdag en zondag');
  const [, first = '', joint, last = first] = /^(\w+)(?: (tot en met|en) (\w+))?$/.exec(words) ?? [];
  const from = week.indexOf(first);
  const to = week.indexOf(last);
  if (from < 0 || to < from) return [];
  return schemaDays.filter((_, day) =>
    joint === 'en' ? day === from || day === to : day >= from && day <= to,
  );
}

/** Parses `9:00-17:30` into `09:00` and `17:30`; returns `undefined` when it cannot. */
export function parseHours(text: string): { opens: string; closes: string } | undefined {
  const [, opens, closes] = /^((?:[01]?\d|2[0-3]):[0-5]\d)-((?:[01]?\d|2[0-3]):[0-5]\d)$/.exec(text) ?? [];
  return opens && closes ? { opens: opens.padStart(5, '0'), closes: closes.padStart(5, '0') } : undefined;
}
