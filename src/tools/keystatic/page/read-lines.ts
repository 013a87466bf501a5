/** What differs between two versions of a file, as an editor reads them. */
import type { z } from 'astro/zod';

import { ownPhotoWords } from '../../editors/files/json-files.ts';
import { textKinds } from '../../editors/files/kinds.ts';
import { findTextKind } from '../../editors/files/text-file.ts';
import { formatDate } from '../../../site/dates.ts';
import { partSets } from '../../editors/part-sets.ts';
import { describeField } from '../fields/describe.ts';
import { createFormSchema, findJson } from '../forms/json-form.ts';
import { nameFields } from '../saves/name-faults.ts';
import { markup, readFields } from './search-texts.ts';

/** A field, a row of a list or a line of the text; `place` also names the heading above it. */
type Line = Record<'label' | 'place' | 'words', string>;

/** A difference, with the words around it that both versions have. */
export type Change = Record<'place' | 'before' | 'then' | 'now' | 'after', string>;

const parts: Record<string, z.ZodObject | undefined> = { ...partSets.long, ...partSets.screen };

/** What a version of a file of content/ has that the one of now has not, and the other way round. */
export async function compareVersions(file: string, then: string, now: string): Promise<Change[]> {
  const old = await readLines(file, then);
  const current = await readLines(file, now);
  const only = (mine: Line[], other: Line[]) =>
    mine.filter(({ label, words }) => !other.some((each) => each.label === label && each.words === words));
  const gone = only(old, current);
  const added = only(current, old);
  const places = new Set([...added, ...gone].map(({ place }) => place));
  return [...places].flatMap((place) => {
    const [a, b] = [gone, added].map((lines) =>
      lines.filter((line) => line.place === place).map(({ words }) => words),
    ) as [string[], string[]];
    // As many as before: each is one that changed.
    const pairs =
      a.length === b.length ? a.map((words, index) => [words, b[index]]) : [[a.join('\n'), b.join('\n')]];
    return pairs.map(([was = '', is = '']) => ({ place, ...split(was, is) }));
  });
}

/** The fields of a file by their names in the form, and its text in words. */
async function readLines(file: string, text: string): Promise<Line[]> {
  const path = `content/${file}`;
  const kind = findTextKind(path);
  const schema = createFormSchema(
    await (kind ? textKinds[kind] : (findJson(path) ?? ownPhotoWords)).schema(),
  );
  const name = (at: string) => nameFields(`veld "${at}"`, schema).replace(/.*‘(.+)’$/, '$1');
  const tell = (value: unknown, at: string): string => {
    if (typeof value === 'boolean') return value ? 'ja' : 'nee';
    if (value instanceof Date) return formatDate(value);
    if (Array.isArray(value)) return value.map((each) => tell(each, `${at}.1`)).join(', ');
    if (typeof value !== 'object' || !value) return String(value);
    const told = Object.entries(value).map(([key, each]) => [`${at}.${key}`, each] as const);
    return told.map(([key, each]) => `${name(key)}: ${tell(each, key)}`).join(' · ');
  };
  const { fields, body } = readFields(path, text);
  const lines = Object.entries(fields).flatMap(([key, value]): Line[] => {
    const label = name(key);
    const isList = Array.isArray(value);
    const rows: unknown[] = isList ? (value as []) : [value];
    return rows.map((row) => ({ label, place: label, words: tell(row, isList ? `${key}.1` : key) }));
  });
  const label = 'Tekst';
  let place = label;
  for (const line of body.split('\n')) {
    const words = line
      .replaceAll(/<([A-Z]\w*)/g, (_whole, part: string) =>
        parts[part] ? describeField(parts[part], part).label : part,
      )
      .replaceAll(/\]\(([^)]*)\)/g, ' ($1)')
      .replaceAll(markup, '')
      .trim()
      // Cells, which are as wide as their column.
      .replaceAll(/ {2,}/g, ' · ');
    if (/\w/.test(words)) lines.push({ label, place, words });
    if (line.startsWith('## ')) place = `Tekst onder ‘${words}’`;
  }
  return lines;
}

/** Two texts as the words that both begin with, those of each, and those that both end with. */
function split(then: string, now: string) {
  const [a, b] = [then, now].map((text) => text.split(/(?<=\s)/)) as [string[], string[]];
  let start = 0;
  let end = 0;
  const most = Math.min(a.length, b.length);
  while (start < most && a[start] === b[start]) start += 1;
  while (end < most - start && a.at(-1 - end) === b.at(-1 - end)) end += 1;
  const cut = (words: string[], from: number, to = words.length) => words.slice(from, to).join('');
  const before = cut(a, 0, start);
  const after = cut(a, a.length - end);
  return { before, then: cut(a, start, a.length - end), now: cut(b, start, b.length - end), after };
}
