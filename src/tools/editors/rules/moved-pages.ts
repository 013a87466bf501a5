import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describeStatus } from '../../../content/status.ts';
import { redirectsFile } from '../../../site/moved-addresses.ts';
import { createProblem, type Problem } from '../problems/problem.ts';
import { collections } from '../files/collections.ts';
import { findCollection, parseTextFile, readSlug, type TextFile } from '../files/text-file.ts';

/** Reports pages that were public in the Git commit `base`, are gone now and have no redirect, with the redirect to copy. */
export function checkMovedPages(root: string, base: string, now: Date): Problem[] {
  const path = join(root, redirectsFile);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  const isSeen = (text: TextFile | undefined) =>
    text !== undefined && describeStatus(text.fields ?? {}, now) === undefined;
  return listChanged(root, base).flatMap(({ before, after }) => {
    const old = findAddress(before.file);
    const isSentOn = lines.some((line) => line.trim().split(/\s+/)[0] === old);
    if (!old || !isSeen(before) || isSentOn || isSeen(readText(root, before.file))) return [];
    const { folder } = collections[before.collection];
    const target = isSeen(readText(root, after)) ? findAddress(after) : undefined;
    const overview = folder === 'paginas' ? '/' : `/${folder}`;
    const message = `het adres ${old} is weg, en bezoekers hebben het nog; voeg deze regel toe: ${old} ${target ?? overview} 301`;
    return [createProblem(redirectsFile, message)];
  });
}

/** Returns the address of a file's own page, if it has one. */
function findAddress(file: string): string | undefined {
  const collection = findCollection(file);
  return collection && collections[collection].hasOwnPage
    ? collections[collection].href(readSlug(file, collection))
    : undefined;
}

function readText(root: string, file: string): TextFile | undefined {
  const collection = findCollection(file);
  const path = join(root, file);
  return collection && existsSync(path)
    ? parseTextFile(file, collection, readFileSync(path, 'utf8'))
    : undefined;
}

/** Returns the texts that changed, moved or went since `base`, with their current file; none without Git or that commit. */
function listChanged(root: string, base: string): { before: TextFile; after: string }[] {
  // A separate index, to include changes that are not committed yet.
  const folder = mkdtempSync(join(tmpdir(), 'maquette-index-'));
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, 'index') };
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe', env });
  try {
    const since = git('merge-base', 'HEAD', base).trim();
    git('read-tree', since);
    git('add', '--all', 'content');
    const options = ['--cached', '--relative', '--name-status', '--find-renames', '--diff-filter=DMR', '-z'];
    const fields = git('diff', ...options, since, '--', 'content').split('\0');
    const changed: { before: TextFile; after: string }[] = [];
    while (fields.length > 1) {
      const [state = '', old = ''] = fields.splice(0, 2);
      const after = state.startsWith('R') ? (fields.shift() ?? '') : old;
      const collection = findCollection(old);
      if (collection)
        changed.push({ before: parseTextFile(old, collection, git('show', `${since}:./${old}`)), after });
    }
    return changed;
  } catch {
    return [];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
