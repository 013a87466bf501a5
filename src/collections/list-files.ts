import { globSync } from 'node:fs';

/** The files below the folder `root` that match a pattern, by name, with slashes. */
export function listFiles(pattern: string, root: string): string[] {
  const files = globSync(pattern, { cwd: root });
  return files.map((file) => file.replaceAll('\\', '/')).sort();
}
