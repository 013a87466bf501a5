/** Two versions of a file as an editor reads them, and what differs. */
import type { z } from 'astro/zod';

import { ownPhotoKind, textKinds } from '../../collections/kinds.ts';
import { findTextKind } from '../../collections/text-file.ts';
import { formatDate } from '../../site/dates.ts';
import { partSets } from '../editors/part-sets.ts';
import { describeField } from './fields/describe.ts';
import { createFormSchema, findJson } from './json-form.ts';
import { nameFields } from './name-faults.ts';
import { markup, readFields } from './search-texts.ts';

interface Line {
  /** Of the field; the text has one too. */
  label: string;
  words: string;
  /** The heading above a line of the text. */
  under?: string;
}

/** A difference, with the words around it that both versions have. */
export interface Change {
  label: string;
  before: string;
  then: string;
  now: string;
  after: string;
}

const parts: Record<string, z.ZodObject | undefined> = { ...partSets.long, ...partSets.screens };

/** The fields of a file of content/ by their names in the form, a row of a list each, and the lines of its text in words. */
export async function readLines(file: string, text: string): Promise<Line[]> {
  const path = `content/${file}`;
  const kind = findTextKind(path);
  const kept = kind ? textKinds[kind] : (findJson(path) ?? ownPhotoKind);
  const schema = createFormSchema(await kept.schema());
  const labelOf = (at: string) =>
    nameFields(`veld "${at}"`, schema).split(', ').at(-1)?.replace(/^‘|’$/g, '') ?? at;
  const tell = (value: unknown, at: string): string => {
    if (typeof value === 'boolean') return value ? 'ja' : 'nee';
    if (value instanceof Date) return formatDate(value);
    if (Array.isArray(value)) return value.map((each) => tell(each, `${at}.1`)).join(', ');
    if (typeof value !== 'object' || !value) return String(value);
    const told = Object.entries(value).map(
      ([key, each]) => `${labelOf(`${at}.${key}`)}: ${tell(each, `${at}.${key}`)}`,
    );
    return told.join(' · ');
  };
  const { fields, body } = readFields(text, !kind);
  const rows = Object.entries(fields).flatMap(([name, value]) =>
    Array.isArray(value)
      ? value.map((each): [string, unknown] => [`${name}.1`, each])
      : [[name, value] as const],
  );
  const lines: Line[] = rows.map(([at, value]) => ({
    label: labelOf(at.replace('.1', '')),
    words: tell(value, at),
  }));
  let under = '';
  for (const line of body.split('\n')) {
    const words = line
      .replaceAll(/<([A-Z]\w*)/g, (_whole, name: string) => {
        const part = parts[name];
        return part ? describeField(part, name).label : name;
      })
      .replaceAll(/\]\(([^)]*)\)/g, ' ($1)')
      .replaceAll(markup, '')
      .trim()
      // Cells, which are as wide as their column.
      .replaceAll(/ {2,}/g, ' · ');
    if (/\w/.test(words)) lines.push({ label: 'Tekst', words, under });
    if (line.startsWith('## ')) under = words;
  }
  return lines;
}

/** What differs between a version and the one of now, in the order of the form. */
export function compareLines(then: Line[], now: Line[]): Change[] {
  const isSame = (old?: Line, line?: Line) => old?.label === line?.label && old?.words === line?.words;
  /** How many lines both have from a line of each on. */
  const shared: number[][] = [];
  const count = (i: number, j: number) => shared[i]?.[j] ?? 0;
  for (let i = then.length - 1; i >= 0; i -= 1) {
    const row: number[] = (shared[i] = []);
    for (let j = now.length - 1; j >= 0; j -= 1)
      row[j] = isSame(then[i], now[j]) ? count(i + 1, j + 1) + 1 : Math.max(count(i + 1, j), count(i, j + 1));
  }
  const changes = new Map<string, Record<'then' | 'now', string[]> & { label: string }>();
  let [i, j, same] = [0, 0, 0];
  while (i < then.length || j < now.length) {
    const [old, current] = [then[i], now[j]];
    if (isSame(old, current)) [i, j, same] = [i + 1, j + 1, same + 1];
    else {
      const isNow = current && (!old || count(i, j + 1) >= count(i + 1, j));
      const { label, under, words } = (isNow ? current : old) as Line;
      const place = under ? `${label} onder ‘${under}’` : label;
      const change = changes.get(`${same} ${place}`) ?? { label: place, then: [], now: [] };
      changes.set(`${same} ${place}`, change);
      change[isNow ? 'now' : 'then'].push(words);
      if (isNow) j += 1;
      else i += 1;
    }
  }
  return Array.from(changes.values(), (change) => ({
    label: change.label,
    ...split(change.then.join('\n'), change.now.join('\n')),
  }));
}

/** Two texts as the words that both begin with, those of each, and those that both end with. */
function split(then: string, now: string): Omit<Change, 'label'> {
  const [a, b] = [then, now].map((text) => text.split(/(?<=\s)/)) as [string[], string[]];
  const most = Math.min(a.length, b.length);
  let start = 0;
  while (start < most && a[start] === b[start]) start += 1;
  let end = 0;
  while (end < most - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const cut = (words: string[]) => words.slice(start, words.length - end).join('');
  return {
    ...{ before: a.slice(0, start).join(''), then: cut(a), now: cut(b) },
    after: a.slice(a.length - end).join(''),
  };
}
