import { globSync, lstatSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the files below the folder `root` that match a glob, sorted, with forward slashes; symbolic links are skipped. */
export function listFiles(pattern: string, root: string): string[] {
  const files = globSync(pattern, { cwd: root }).filter((file) => lstatSync(join(root, file)).isFile());
  return files.map((file) => file.replaceAll('\\', '/')).sort();
}
