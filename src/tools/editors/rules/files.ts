import { readdirSync } from 'node:fs';
import { join, matchesGlob, relative } from 'node:path';

import { createFault, type Fault } from '../../../collections/faults/fault.ts';
import { textKinds } from '../../../collections/kinds.ts';
import { listNameFaults } from '../../../collections/loader.ts';
import { listReferenceFaults } from '../../../collections/references.ts';
import type { TextFile } from '../../../collections/text-file.ts';
import { hasRoute } from '../addresses.ts';
import { describeUnread, suggestName } from './file-names.ts';
import { placeholder } from './unfinished.ts';

/** Fields whose value only one file of a kind may have. */
const uniqueInKind = ['order', 'number'];

/** Read by no page: for the handbook, the spelling check, Git, and what an operating system leaves; pictures have rules of their own. */
const otherFiles = [
  'content/handboek/*.webp',
  'content/woordenlijst.txt',
  'content/**/{.gitkeep,.DS_Store,Thumbs.db,desktop.ini}',
  'content/beelden/**/[^.]*.!(json|md|mdx)',
];

/** Files that the site does not read, in the project at `root`: a tool could take such a file for its settings, and run it. */
export function listUnreadFiles(root: string, read: string[]): Fault[] {
  return readdirSync(join(root, 'content'), { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map(({ parentPath, name }) => relative(root, join(parentPath, name)).replaceAll('\\', '/'))
    .filter((file) => !read.includes(file) && !otherFiles.some((pattern) => matchesGlob(file, pattern)))
    .sort()
    .map((file) => createFault(file, describeUnread(file)));
}

/** File names that are no address, references to files that do not exist, and values that two files share. */
export function checkAcrossFiles(texts: TextFile[]): Fault[] {
  const owners = new Map<string, string>();
  return texts.flatMap((text) => {
    const { file, kind } = text;
    const hasNoAddress = textKinds[kind].hasOwnPage && !hasRoute(text);
    const siblings = texts.filter((other) => other.kind === kind);
    const suggestion = suggestName(file);
    const names = listNameFaults(text, siblings).map((fault) => ({
      ...fault,
      message: suggestion ? `${fault.message}; noem het ${suggestion}` : fault.message,
    }));
    return [
      ...names,
      ...(hasNoAddress ? [createFault(file, 'deze pagina heeft nog geen adres; vraag een engineer')] : []),
      ...listReferenceFaults(text, texts),
      ...['seoTitle', ...uniqueInKind].flatMap((field) => listShared(text, field, owners)),
    ];
  });
}

function listShared({ file, kind, fields, locate }: TextFile, field: string, owners: Map<string, string>) {
  const value = fields?.[field];
  if (value === undefined || String(value).startsWith(placeholder)) return [];
  const key = `${field} ${uniqueInKind.includes(field) ? kind : ''} ${String(value)}`;
  const owner = owners.get(key);
  if (owner) {
    const message = `veld "${field}": ${String(value)} staat ook in ${owner}; kies een andere`;
    return [createFault(file, message, locate([field]))];
  }
  owners.set(key, file);
  return [];
}
