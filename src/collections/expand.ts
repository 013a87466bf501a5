/**
 * Placeholders that follow from other files, filled in where a file is read: in a field and in a list of a part
 * `{oplossingen}` becomes how many there are and `{uptime}` a figure, as do `<Count of="oplossingen" />` and
 * `<Rate of="uptime" />` in a text; `<StartList of="oplossingen" />` becomes a list of the fields `start`. An unknown
 * name is left, and refused by the schemas.
 */
import { countFolders, countNames, startNames } from '../site/count-names.ts';
import { spanOf } from '../site/costs.ts';
import { listFigures } from '../site/figures.ts';
import type { Range } from '../site/rates.ts';
import { textKinds } from './kinds.ts';
import { describeStatus } from './status.ts';
import type { TextFile } from './text-file.ts';

/** Gives the files that visitors may see of a folder below content/. */
export type ReadFolder = (folder: string) => Pick<TextFile, 'slug' | 'fields' | 'kind'>[];

const words = 'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' ');
const inField = /\{([^{}]*)\}/g;
/** A part, or a name between braces in a list of a part. */
const inText = /<(?:Count|Rate) +of=["'](\w+)["'] *\/>|(?<=":"[^"\n]*)\{(\w+)\}/g;
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
  return expandNames(withLists, inText, read);
}

/** The fields, at any depth, with their placeholders filled. */
export function expandFields<Value>(value: Value, read: ReadFolder): Value {
  if (typeof value === 'string') return expandNames(value, inField, read) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => expandFields(item, read)) as Value;
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  const entries = Object.entries(value).map(([key, item]) => [key, expandFields<unknown>(item, read)]);
  return Object.fromEntries(entries) as Value;
}

function expandNames(text: string, pattern: RegExp, read: ReadFolder): string {
  return text.replace(pattern, (whole: string, ...names: (string | undefined)[]) => {
    const name = names[0] ?? names[1] ?? '';
    if (!countNames.includes(name)) return listFigures(findSprints(read))[name] ?? whole;
    const word = writeNumber(read(countFolders[name.toLowerCase()] ?? '').length);
    if (name === name.toLowerCase()) return word;
    // The capital of "één" has no accent.
    return word.charAt(0).toUpperCase().replace('É', 'E') + word.slice(1);
  });
}

/** The fewest and the most sprints of a solution. */
export const findSprints = (read: ReadFolder): Range =>
  spanOf(read('oplossingen').flatMap(({ fields }) => (fields?.['sprints'] as Range | undefined) ?? []));

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
