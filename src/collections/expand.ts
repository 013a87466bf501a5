/**
 * Placeholders that follow from other files, filled in where a file is read: `{oplossingen}` in a field and
 * `<Count of="oplossingen" />` in a text become how many there are, `<StartList of="oplossingen" />` a list of the
 * fields `start`. An unknown name is left, and refused by the schemas.
 */
import { countFolders, countNames, startNames } from '../site/count-names.ts';
import { textKinds } from './kinds.ts';
import { describeStatus } from './status.ts';
import type { TextFile } from './text-file.ts';

/** Gives the files that visitors may see of a folder below content/. */
export type ReadFolder = (folder: string) => Pick<TextFile, 'slug' | 'fields' | 'kind'>[];

const words = 'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' ');
const countInField = /\{([^{}]*)\}/g;
const countInText = /<Count +of=["'](\w+)["'] *\/>/g;
const listInText = /^<StartList +of=["'](\w+)["'] *\/>$/gm;

/** Gives what visitors may see at `now` among `texts` of all kinds. */
export function createFolderReader(texts: TextFile[], now: Date): ReadFolder {
  const visible = texts.filter(({ fields = {} }) => describeStatus(fields, now) === undefined);
  return (folder) => visible.filter(({ kind }) => textKinds[kind].folder === folder);
}

/** A text with its placeholders filled; the lines of a list are joined with `separator`, so that line numbers can stay. */
export function expandText(text: string, read: ReadFolder, separator = '\n- '): string {
  const withLists = text.replace(listInText, (whole, name: string) =>
    startNames.includes(name) ? `- ${listStarts(read(countFolders[name] ?? '')).join(separator)}` : whole,
  );
  return expandCounts(withLists, countInText, read);
}

/** The fields, at any depth, with their placeholders filled. */
export function expandFields<Value>(value: Value, read: ReadFolder): Value {
  if (typeof value === 'string') return expandCounts(value, countInField, read) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => expandFields(item, read)) as Value;
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, expandFields<unknown>(item, read)]);
  return Object.fromEntries(entries) as Value;
}

function expandCounts(text: string, pattern: RegExp, read: ReadFolder): string {
  return text.replace(pattern, (whole, name: string) => {
    if (!countNames.includes(name)) return whole;
    const word = writeNumber(read(countFolders[name.toLowerCase()] ?? '').length);
    if (name === name.toLowerCase()) return word;
    // The capital of "één" has no accent.
    return word.charAt(0).toUpperCase().replace('É', 'E') + word.slice(1);
  });
}

/** A number as it is written in a text: a word up to twelve, digits from there on. */
function writeNumber(count: number): string {
  return words[count] ?? count.toLocaleString('nl');
}

/** The fields `start`, by order or date, with the words in brackets as the link to the page. */
function listStarts(texts: ReturnType<ReadFolder>): string[] {
  return texts
    .toSorted((a, b) => placeOf(a) - placeOf(b))
    .flatMap(({ slug, kind, fields }) => {
      const start = fields?.['start'];
      return typeof start === 'string' ? start.replace(/\[.*\]/, `$&(${textKinds[kind].href(slug)})`) : [];
    });
}

const placeOf = ({ fields }: Pick<TextFile, 'fields'>) => Number(fields?.['order'] ?? fields?.['date']);
