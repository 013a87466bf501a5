/** Who may ask the local editor, and what it may write. */
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import type { Versions } from './versions.ts';

const hosts = ['127.0.0.1', 'localhost', '[::1]'];

/** Whether a page of this server asks, or no page at all: one of another port is `same-site`, and a name of another site may lead here. */
export function isOwnRequest({ url, headers }: Pick<Request, 'url' | 'headers'>): boolean {
  const { hostname, origin: own } = new URL(url);
  if (!hosts.includes(hostname)) return false;
  const origin = headers.get('origin');
  if (origin !== null) return origin === own;
  return ['same-origin', 'none', null].includes(headers.get('sec-fetch-site'));
}

/** Why a save of files below the folder `content` may not go on, in Dutch; `undefined` when it may. */
export function describeRefusal(content: string, versions: Versions): string | undefined {
  for (const [path, version] of versions) {
    if (isOutside(content, path)) return `"${path}" ligt buiten de teksten van de site, of is een koppeling.`;
    if (readVersion(join(content, path)) !== version)
      return `Er is niets bewaard: ${path} is intussen veranderd, in een ander venster of buiten de redactie. Laad de pagina opnieuw: wat je typte staat er dan nog.`;
  }
  return undefined;
}

/** Whether a path leads out of the folder, by its dots or by a symbolic link on it. */
function isOutside(content: string, path: string): boolean {
  const names = posix.normalize(path).split('/');
  if (posix.isAbsolute(path) || names[0] === '..') return true;
  return names.some((_name, index) => {
    const part = join(content, ...names.slice(0, index + 1));
    return lstatSync(part, { throwIfNoEntry: false })?.isSymbolicLink();
  });
}

/** The id that Git gives to a file, and Keystatic too; empty for none. */
function readVersion(file: string): string {
  if (!existsSync(file)) return '';
  const bytes = readFileSync(file);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
