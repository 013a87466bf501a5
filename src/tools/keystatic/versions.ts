/** The versions of files of content/: the commits of the branch, and after them each save, which Git keeps beside it. */
import { execFileSync } from 'node:child_process';

/** A version of a file, which its commit names. */
export interface Version {
  id: string;
  who: string;
  /** As ISO 8601. */
  when: string;
  /** Below content/, by the name that the file had then. */
  path: string;
}

/** The last save, whose history begins at the branch's. */
const ref = 'refs/redactie';

/** Keeps the content as it is now, if no version has it. */
export function keepVersion(root: string): void {
  try {
    const last = findLast(root);
    const ask = (args: string[], env = {}) => git(root, args, env).trim();
    const env = { GIT_INDEX_FILE: ask(['rev-parse', '--git-path', 'redactie-index']) };
    ask(['read-tree', last], env);
    ask(['add', '--all', 'content', 'public'], env);
    const tree = ask(['write-tree'], env);
    if (tree === ask(['rev-parse', `${last}^{tree}`])) return;
    const commit = ask(['commit-tree', tree, '-p', last, '-m', 'Redactie'], findPerson(root));
    ask(['update-ref', ref, commit]);
  } catch {
    // A folder without Git has no versions, and saves all the same.
  }
}

/** The versions of a file, newest first. */
export function listVersions(path: string, root: string): Version[] {
  keepVersion(root);
  const file = `content/${path}`;
  const format = '--format=%x00%H%x09%an%x09%aI';
  const log = git(root, [
    'log',
    '--follow',
    '--relative',
    '--name-status',
    format,
    findLast(root),
    '--',
    file,
  ]);
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

/** The text of a file at a version. */
export const readVersion = (id: string, path: string, root: string): string =>
  git(root, ['show', '--end-of-options', `${id}:./content/${path}`]);

/** The last save, unless the branch went on since. */
function findLast(root: string): string {
  try {
    git(root, ['merge-base', '--is-ancestor', 'HEAD', ref]);
    return ref;
  } catch {
    return 'HEAD';
  }
}

/** Who Git takes an editor for. */
function findPerson(root: string) {
  try {
    git(root, ['var', 'GIT_COMMITTER_IDENT']);
    return {};
  } catch {
    const name = 'Redactie';
    const email = 'redactie@localhost';
    return {
      GIT_AUTHOR_NAME: name,
      GIT_AUTHOR_EMAIL: email,
      GIT_COMMITTER_NAME: name,
      GIT_COMMITTER_EMAIL: email,
    };
  }
}

function git(root: string, args: string[], env = {}): string {
  const options = { cwd: root, encoding: 'utf8', maxBuffer: 1e8, stdio: 'pipe' } as const;
  return execFileSync('git', args, { ...options, env: { ...process.env, ...env } });
}
