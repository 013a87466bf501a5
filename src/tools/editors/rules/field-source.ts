import { isScalar, Scalar } from 'yaml';

import { formatDate, toIsoDate } from '../../../site/dates.ts';
import { createProblem, createTip, placeAt, type Problem } from '../problems/problem.ts';
import { describeThousands } from '../problems/json.ts';
import { describePath } from '../problems/zod.ts';
import { listValues } from '../files/list-values.ts';
import type { TextFile } from '../files/text-file.ts';

const typedDay = /^\d{4}-\d\d-\d\d$/;

/** Reports fields whose YAML value differs from the typed text; a change date in the future is a tip. */
export function checkFieldSource(text: TextFile, now: Date): Problem[] {
  const { file, yaml, fields, locate } = text;
  const days = ['date', 'updated'].flatMap((name) => {
    const reason = describeDay(fields?.[name], yaml.tree.get(name, true));
    return reason ? [createProblem(file, `veld "${name}": ${reason}`, locate([name]))] : [];
  });
  const updated = fields?.['updated'];
  const altered = listValues(fields).flatMap(({ path }) => {
    const scalar = yaml.tree.getIn(path, true);
    const reason = isScalar(scalar) && describeAltered(scalar, yaml.source);
    if (!reason) return [];
    const place = placeAt(text.text, yaml.start + (scalar.range?.[0] ?? 0));
    return [createProblem(file, `veld "${describePath(path)}": ${reason}`, place)];
  });
  if (days.length > 0 || !(updated instanceof Date && updated > now)) return [...days, ...altered];
  const message = `veld "updated": ${formatDate(updated)} moet nog komen; schrijf de dag van de laatste wijziging`;
  return [createTip(file, message, locate(['updated'])), ...altered];
}

/** Returns a problem for a date with a time, or for a nonexistent one, which the parser moves to another day. */
function describeDay(value: unknown, scalar: unknown): string | undefined {
  // The schema reports a value that is not a date.
  if (typeof value === 'string' && typedDay.test(value)) return 'haal de aanhalingstekens weg';
  if (!(value instanceof Date) || !isScalar(scalar)) return undefined;
  const { source = '', anchor, tag } = scalar;
  if (anchor ?? tag ?? !typedDay.test(source)) return 'schrijf alleen een dag, als 2026-03-12, zonder tijd';
  const day = new Date(source);
  const exists = !Number.isNaN(day.getTime()) && toIsoDate(day) === source;
  return exists ? undefined : `${source} bestaat niet; kijk op een kalender`;
}

function describeAltered(scalar: Scalar, yaml: string): string | undefined {
  const { type, value, anchor, tag, source } = scalar;
  if (anchor !== undefined || tag !== undefined)
    return 'een & of ! aan het begin maakt er iets anders van; zet de tekst tussen aanhalingstekens';
  const [start = 0, end = 0] = scalar.range ?? [];
  if (typeof value === 'number') return describeThousands(source ?? '');
  if (type !== Scalar.PLAIN || typeof value !== 'string') return undefined;
  if (/^[ \t]+#/.test(yaml.slice(end))) return 'alles vanaf # valt weg; zet de tekst tussen aanhalingstekens';
  if (!yaml.slice(start, end).includes('\n')) return undefined;
  return /^(?:[-–—•*]|\d+[.)])/.test(value)
    ? 'in een lijst begint elke regel met - en een spatie'
    : 'de tekst loopt door op de volgende regel; zet haar op één regel, of begin met >-';
}
