import { globSync, lstatSync } from 'node:fs';
import { join } from 'node:path';

/** The files below the folder `root` that match a pattern, by name, with slashes; no links, which may lead anywhere. */
export function listFiles(pattern: string, root: string): string[] {
  const files = globSync(pattern, { cwd: root }).filter((file) => lstatSync(join(root, file)).isFile());
  return files.map((file) => file.replaceAll('\\', '/')).sort();
}
