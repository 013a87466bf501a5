/**
 * Numbers that follow from the content: `{oplossingen}` in a field and `<Count of="oplossingen" />` in a text become
 * the word for how many there are, where files are read. What has no such name is left, and refused as an unknown name.
 */
import { countFolders, countNames } from '../site/count-names.ts';
import { readPublished } from './published.ts';

/** How many there are of a name. */
export type Counter = (name: string) => number;

const words = 'nul één twee drie vier vijf zes zeven acht negen tien elf twaalf'.split(' ');
const inField = /\{([^{}]*)\}/g;
const inText = /<Count +of=["'](\w+)["'] *\/>/g;

/** A number as it is written in a text: a word up to twelve, digits from there on. */
export function writeNumber(count: number): string {
  return words[count] ?? count.toLocaleString('nl');
}

/** The fields with every `{name}` in their texts filled. */
export function fillFields<Value>(value: Value, count: Counter): Value {
  if (typeof value === 'string') return fill(value, inField, count) as Value;
  if (Array.isArray(value)) return value.map((item: unknown) => fillFields(item, count)) as Value;
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, fillFields<unknown>(item, count)]),
  ) as Value;
}

/** The text with every `<Count of="name" />` filled. */
export function fillText(text: string, count: Counter): string {
  return fill(text, inText, count);
}

/** Whether what a file becomes depends on how many others there are. */
export function holdsCount(contents: string): boolean {
  return contents.search(inField) >= 0 || contents.search(inText) >= 0;
}

/** Counts the files below content/ in the folder `root` that visitors may see at `now`; a folder is read when asked for. */
export function createCounter(root: string, now: Date): Counter {
  return (name) => readPublished(root, countFolders[name] ?? '', now).length;
}

function fill(text: string, pattern: RegExp, count: Counter): string {
  return text.replace(pattern, (whole, name: string) => {
    if (!countNames.includes(name)) return whole;
    const word = writeNumber(count(name.toLowerCase()));
    if (name === name.toLowerCase()) return word;
    // The capital of "één" has no accent.
    return word.charAt(0).toUpperCase().replace('É', 'E') + word.slice(1);
  });
}
