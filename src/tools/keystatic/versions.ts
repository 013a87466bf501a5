/** What Git keeps of a file of content/. */
import { execFileSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A version of a file, which its commit names. */
export interface Version {
  /** `now` for what was saved since the last commit. */
  id: string;
  who: string;
  /** As ISO 8601. */
  when: string;
  subject: string;
}

/** The versions of a file, newest first; what was saved since the last commit is none yet, but stands before them. */
export function listVersions(path: string, root: string): Version[] {
  const file = `content/${path}`;
  const lines = git(root, 'log', '--format=%H%x09%an%x09%aI%x09%s', '--', file).split('\n');
  const versions = lines.filter(Boolean).map((line): Version => {
    const [id = '', who = '', when = '', subject = ''] = line.split('\t');
    return { id, who, when, subject };
  });
  if (!git(root, 'status', '--porcelain', '--', file)) return versions;
  const when = statSync(join(root, file)).mtime.toISOString();
  return [{ id: 'now', who: '', when, subject: 'Bewaard, nog geen versie' }, ...versions];
}

/** The bytes of a file at a version. */
export const readVersion = (id: string, path: string, root: string) =>
  id === 'now'
    ? readFileSync(join(root, 'content', path), 'utf8')
    : git(root, 'show', '--end-of-options', `${id}:./content/${path}`);

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8, stdio: 'pipe' });
