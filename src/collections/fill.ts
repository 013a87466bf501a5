/** What a file becomes where it is read: the same for the site and for the content check. */
import { createCounter, fillFields, fillText, holdsCount } from './counts.ts';
import { createLister, fillLists, holdsList } from './start-lists.ts';

/** Makes what fills the counts and lists of a file, from what visitors may see at `now` below content/ in the folder `root`. */
export function createFiller(root: string, now: Date) {
  const [count, list] = [createCounter(root, now), createLister(root, now)];
  return {
    fields: <Fields>(fields: Fields): Fields => fillFields(fields, count),
    /** The lines of a list are separated by `separator`, or stand each in their own. */
    body: (text: string, separator?: string): string => fillText(fillLists(text, list, separator), count),
  };
}

/** Whether what a file becomes depends on other files. */
export function isFilled(contents: string): boolean {
  return holdsCount(contents) || holdsList(contents);
}
