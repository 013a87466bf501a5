/** Who may ask the local editor, and where it may write. */
import { lstatSync } from 'node:fs';
import { join, posix } from 'node:path';

import { redirectsFile } from '../../site/moved-addresses.ts';
import { ContentError } from '../editors/faults/fault.ts';

/** Whether a page of this server asks, or no page at all: one of another port is `same-site`. */
export function isOwnRequest({ url, headers }: Pick<Request, 'url' | 'headers'>): boolean {
  const origin = headers.get('origin');
  if (origin !== null) return origin === new URL(url).origin;
  return ['same-origin', 'none', null].includes(headers.get('sec-fetch-site'));
}

/** Whether a file below `root`, or a folder on its path, is a symbolic link, which Git keeps too. */
export function isLinked(root: string, file: string): boolean {
  const names = file.split('/');
  return names.some((_name, index) => {
    const path = join(root, ...names.slice(0, index + 1));
    return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink();
  });
}

/** Throws a ContentError for a file that is not in the content of the project at `root`, or that a link leads out of it. */
export function refuseOutside(root: string, files: string[]): void {
  const outside = files.filter((file) => {
    const isContent = posix.normalize(file).startsWith('content/');
    return !(isContent || file === redirectsFile) || isLinked(root, file);
  });
  if (outside.length === 0) return;
  const faults = outside.map((file) => ({
    message: `"${file}" ligt buiten de teksten van de site, of is een koppeling; vraag een engineer`,
  }));
  throw new ContentError('', faults);
}
