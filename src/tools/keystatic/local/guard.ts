/** Protects the local editor against other sites, and files against lost updates. */
import { createHash } from 'node:crypto';
import { existsSync, lstatSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';

import type { Versions } from './versions.ts';

const hosts = ['127.0.0.1', 'localhost', '[::1]'];

/**
 * Returns whether a request comes from this server's own pages, or from no page. Checks the host, because any
 * domain may resolve to this computer.
 */
export function isTrustedRequest({ url, headers }: Pick<Request, 'url' | 'headers'>): boolean {
  const { hostname, origin: expected } = new URL(url);
  if (!hosts.includes(hostname)) return false;
  const origin = headers.get('origin');
  if (origin !== null) return origin === expected;
  return ['same-origin', 'none', null].includes(headers.get('sec-fetch-site'));
}

/** Returns in Dutch why a save below the folder `content` is refused, or `undefined`. */
export function describeRefusal(content: string, versions: Versions): string | undefined {
  for (const [path, version] of versions) {
    if (isOutside(content, path)) return `"${path}" ligt buiten de teksten van de site, of is een koppeling.`;
    if (readVersion(join(content, path)) !== version)
      return `Er is niets bewaard: ${path} is intussen veranderd, in een ander venster of buiten de redactie. Laad de pagina opnieuw: wat je typte staat er dan nog.`;
  }
  return undefined;
}

/** Returns whether a path leaves the folder, through dots or a symbolic link. */
function isOutside(content: string, path: string): boolean {
  const names = posix.normalize(path).split('/');
  if (posix.isAbsolute(path) || names[0] === '..') return true;
  return names.some((_name, index) => {
    const ancestor = join(content, ...names.slice(0, index + 1));
    return lstatSync(ancestor, { throwIfNoEntry: false })?.isSymbolicLink();
  });
}

/** Returns the Git id of a file, which Keystatic uses too; empty for a missing file. */
function readVersion(file: string): string {
  if (!existsSync(file)) return '';
  const bytes = readFileSync(file);
  return createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
}
