/** What Git keeps of a file of content/. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A version of a file, which its commit names. */
export interface Version {
  /** `now` for what was saved since the last commit. */
  id: string;
  who: string;
  /** As ISO 8601. */
  when: string;
  /** Below content/, by the name that the file had then. */
  path: string;
}

/** The versions of a file, newest first; what was saved since the last commit is none yet, but stands before them. */
export function listVersions(path: string, root: string): Version[] {
  const file = `content/${path}`;
  const versions = listCommits(file, root);
  if (!existsSync(join(root, file)) || !git(root, 'status', '--porcelain', '--', file)) return versions;
  const when = statSync(join(root, file)).mtime.toISOString();
  return [{ id: 'now', who: 'Bewaard, nog geen versie', when, path }, ...versions];
}

/** The bytes of a file at a version. */
export function readVersion(id: string, path: string, root: string): string {
  const file = `content/${path}`;
  if (id === 'now') return readFileSync(join(root, file), 'utf8');
  return git(root, 'show', '--end-of-options', `${id}:./${file}`);
}

/** The versions that are commits. */
function listCommits(file: string, root: string): Version[] {
  const format = '--format=%x00%H%x09%an%x09%aI';
  const log = git(root, 'log', '--follow', '--relative', '--name-status', format, '--', file);
  const commits = log
    .split('\0')
    .slice(1)
    .map((commit) => {
      const [line = '', , change = ''] = commit.split('\n');
      const [id = '', who = '', when = ''] = line.split('\t');
      const [kind = '', ...names] = change.split('\t');
      return { id, who, when, kind, path: (names.at(-1) ?? file).slice('content/'.length) };
    });
  // Git goes on where a file was copied, to the versions of another text.
  const copied = commits.findIndex(({ kind }) => kind.startsWith('C'));
  return commits.slice(0, copied + 1 || undefined).filter(({ kind }) => kind !== 'D');
}

const git = (root: string, ...args: string[]) =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1e8, stdio: 'pipe' });
