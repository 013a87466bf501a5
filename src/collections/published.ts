import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

import { parseFrontmatter } from '@astrojs/internal-helpers/frontmatter';

import { describeStatus } from './status.ts';

/** A file below content/, as far as other files depend on it. */
interface Published {
  slug: string;
  fields: Readonly<Record<string, unknown>>;
}

/** Reads the files of a folder below content/ in the folder `root` that visitors may see at `now`. */
export function readPublished(root: string, folder: string, now: Date): Published[] {
  const cwd = join(root, 'content', folder);
  return globSync('**/*.mdx', { cwd })
    .map((file) => ({ slug: basename(file, '.mdx'), fields: readFields(join(cwd, file)) }))
    .filter(({ fields }) => describeStatus(fields, now) === undefined);
}

function readFields(file: string): Record<string, unknown> {
  try {
    return parseFrontmatter(readFileSync(file, 'utf8')).frontmatter;
  } catch {
    // What keeps it from being read is told where it is read itself.
    return {};
  }
}
