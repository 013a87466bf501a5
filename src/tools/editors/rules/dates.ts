import { createFault, createTip, type Fault } from '../faults/fault.ts';
import type { TextFile } from '../files/text-file.ts';
import { formatDate, toIsoDate } from '../../../site/dates.ts';

const names = ['date', 'updated'];
const typed = /^\d{4}-\d\d-\d\d$/;

/** Days that do not exist, which the reader takes for another, or that have a time; a tip for a change that is still to come. */
export function checkDates({ file, text, fields, locate }: TextFile, now: Date): Fault[] {
  const wrong = names.flatMap((name) => {
    const value = fields?.[name];
    // The schema refuses what is no day at all.
    const isText = typeof value === 'string' && typed.test(value);
    if (!isText && !(value instanceof Date)) return [];
    const reason = isText ? 'haal de aanhalingstekens weg' : describeDay(readSource(text, name));
    return reason ? [createFault(file, `veld "${name}": ${reason}`, locate([name]))] : [];
  });
  const updated = fields?.['updated'];
  const isAhead = wrong.length === 0 && updated instanceof Date && updated > now;
  const message = `veld "updated": ${isAhead ? formatDate(updated) : ''} moet nog komen; schrijf de dag van de laatste wijziging`;
  return isAhead ? [createTip(file, message, locate(['updated']))] : wrong;
}

/** A field as it is typed, without a comment behind it. */
function readSource(text: string, name: string): string {
  const [, source = ''] = new RegExp(`^["']?${name}["']?[ \\t]*:[ \\t]*(.*)$`, 'm').exec(text) ?? [];
  return source.replace(/[ \t]+#.*/, '').trim();
}

function describeDay(source: string): string | undefined {
  if (!typed.test(source)) return 'schrijf alleen een dag, als 2026-03-12, zonder tijd';
  const day = new Date(source);
  const exists = !Number.isNaN(day.getTime()) && toIsoDate(day) === source;
  return exists ? undefined : `${source} bestaat niet; kijk op een kalender`;
}
