import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { readMoves, redirectsFile } from '../../../build/hosts/own-redirects.ts';
import { createFault, type Fault } from '../faults/fault.ts';
import { listFiles } from '../files/list-files.ts';
import { routes } from '../../../site/addresses.ts';
import type { Addresses } from '../addresses.ts';

/** Redirects in the project at `root` that lead elsewhere than from an old address to a page. */
export function checkRedirects(root: string, { pages, aliases }: Addresses): Fault[] {
  const file = join(root, redirectsFile);
  if (!existsSync(file)) return [];
  const visible = [...pages].filter(([, { status }]) => status === undefined).map(([path]) => path);
  const files = listFiles('public/**/*.*', root).map((path) => path.slice('public'.length));
  const known = new Set<unknown>([...visible, ...aliases.keys(), ...files, ...Object.values(routes)]);
  return readMoves(readFileSync(file, 'utf8'), (path) => known.has(path)).faults.map(({ line, message }) =>
    createFault(redirectsFile, message, { line, column: 1 }),
  );
}
