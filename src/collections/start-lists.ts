/**
 * `<StartList of="vakgebieden" />` in a text becomes a list, where files are read: the line `start` of each file that
 * visitors may see, with the words in brackets as the link to its page.
 */
import { countFolders, startNames } from '../site/count-names.ts';
import { textKinds } from './kinds.ts';
import { readPublished } from './published.ts';

/** The lines of a list, in Markdown. */
export type Lister = (name: string) => string[];

const inText = /^<StartList +of=["'](\w+)["'] *\/>$/gm;

/** The text with every list filled: a line for each item, or all in one so that what follows keeps its line. */
export function fillLists(text: string, list: Lister, separator = '\n- '): string {
  return text.replace(inText, (whole, name: string) =>
    startNames.includes(name) ? `- ${list(name).join(separator)}` : whole,
  );
}

/** Whether a text holds such a list. */
export function holdsList(text: string): boolean {
  return text.search(inText) >= 0;
}

/** Lists the lines of a folder by place or day, of the files below content/ in the folder `root`. */
export function createLister(root: string, now: Date): Lister {
  return (name) => {
    const folder = countFolders[name] ?? '';
    const row = Object.values(textKinds).find((kind) => kind.folder === folder);
    return readPublished(root, folder, now)
      .toSorted((a, b) => placeOf(a.fields) - placeOf(b.fields))
      .flatMap(({ slug, fields: { start } }) =>
        typeof start === 'string' && row ? [start.replace(/\[.*\]/, `$&(${row.href(slug)})`)] : [],
      );
  };
}

function placeOf({ order, date }: Readonly<Record<string, unknown>>): number {
  return Number(order ?? date);
}
