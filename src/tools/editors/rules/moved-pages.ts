import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { describeStatus } from '../../../content/status.ts';
import { redirectsFile } from '../../../site/moved-addresses.ts';
import { createFault, type Fault } from '../faults/fault.ts';
import { textKinds } from '../files/kinds.ts';
import { findTextKind, parseTextFile, readSlug, type TextFile } from '../files/text-file.ts';

/** Pages of `base`, a commit of Git's, that visitors have no more at their address and are not sent on from; the line to add is ready to copy. */
export function checkMovedPages(root: string, base: string, now: Date): Fault[] {
  const path = join(root, redirectsFile);
  const lines = existsSync(path) ? readFileSync(path, 'utf8').split('\n') : [];
  return listMoved(root, base).flatMap(({ before, after }) => {
    const old = findAddress(before.file);
    const isSeen = describeStatus(before.fields ?? {}, now) === undefined;
    const isSentOn = lines.some((line) => line.trim().split(/\s+/)[0] === old);
    if (!old || !isSeen || isSentOn || existsSync(join(root, before.file))) return [];
    const { folder } = textKinds[before.kind];
    const target = findAddress(after) ?? (folder === 'paginas' ? '/' : `/${folder}`);
    const message = `het adres ${old} is weg, en bezoekers hebben het nog; voeg deze regel toe: ${old} ${target} 301`;
    return [createFault(redirectsFile, message)];
  });
}

/** The address of the page that a file makes, if it makes one of its own. */
function findAddress(file: string): string | undefined {
  const kind = findTextKind(file);
  return kind && textKinds[kind].hasOwnPage ? textKinds[kind].href(readSlug(file, kind)) : undefined;
}

/** The texts that got another name since `base`, or went, with the file where each is now; none in a folder without Git or that commit. */
function listMoved(root: string, base: string): { before: TextFile; after: string }[] {
  // An index beside Git's own: what was not committed yet has moved too.
  const folder = mkdtempSync(join(tmpdir(), 'maquette-index-'));
  const env = { ...process.env, GIT_INDEX_FILE: join(folder, 'index') };
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe', env });
  try {
    const since = git('merge-base', 'HEAD', base).trim();
    git('read-tree', since);
    git('add', '--all', 'content');
    const options = ['--cached', '--relative', '--name-status', '--find-renames', '--diff-filter=DR', '-z'];
    const fields = git('diff', ...options, since, '--', 'content').split('\0');
    const moved: { before: TextFile; after: string }[] = [];
    while (fields.length > 1) {
      const [state = '', old = ''] = fields.splice(0, 2);
      const after = state.startsWith('R') ? (fields.shift() ?? '') : '';
      const kind = findTextKind(old);
      if (kind) moved.push({ before: parseTextFile(old, kind, git('show', `${since}:./${old}`)), after });
    }
    return moved;
  } catch {
    return [];
  } finally {
    rmSync(folder, { recursive: true });
  }
}
