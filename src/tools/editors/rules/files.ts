import { readdirSync } from 'node:fs';
import { join, matchesGlob, relative } from 'node:path';

import { createProblem, type Problem } from '../problems/problem.ts';
import type { TextFile } from '../files/text-file.ts';
import { describeUnread } from './names.ts';
import { placeholder } from './unfinished.ts';

/** Fields whose value is unique within a collection. */
const uniqueInCollection = ['order', 'number'];

/** Files that no page reads: the handbook, the spelling list, and what Git and operating systems leave; `checkPhotos` reports pictures. */
const otherFiles = [
  'content/handboek/*.webp',
  'content/woordenlijst.txt',
  'content/**/{.gitkeep,.DS_Store,Thumbs.db,desktop.ini}',
  'content/beelden/**/[^.]*.!(json|md|mdx)',
];

/** Reports files that the site does not read: a tool could load one as its configuration, and run it. */
export function listUnreadFiles(root: string, read: { file: string }[]): Problem[] {
  const names = new Set(read.map(({ file }) => file));
  return readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((file) => !names.has(file) && !otherFiles.some((pattern) => matchesGlob(file, pattern)))
    .sort()
    .map((file) => createProblem(file, describeUnread(file)));
}

/** Reports values that two files share. */
export function checkAcrossFiles(texts: TextFile[]): Problem[] {
  const owners = new Map<string, string>();
  return texts.flatMap((text) =>
    ['seoTitle', ...uniqueInCollection].flatMap((field) => listShared(text, field, owners)),
  );
}

function listShared(
  { file, collection, fields, locate }: TextFile,
  field: string,
  owners: Map<string, string>,
) {
  const value = fields?.[field];
  if (value === undefined || String(value).startsWith(placeholder)) return [];
  const key = `${field} ${uniqueInCollection.includes(field) ? collection : ''} ${String(value)}`;
  const owner = owners.get(key);
  if (owner) {
    const message = `veld "${field}": ${String(value)} staat ook in ${owner}; kies een andere`;
    return [createProblem(file, message, locate([field]))];
  }
  owners.set(key, file);
  return [];
}
