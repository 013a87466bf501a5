// A bare repository of a copy of the site, which runs the real content check.
import { execFile, execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { copySite } from '../../testing/site-copy.ts';

/** The published branch, deliberately not called main. */
export const published = 'hoofd';

/** The result of `controleer`, with its annotations. */
export interface Checked {
  hasPassed: boolean;
  annotations: { path: string; message: string }[];
}

/** Creates a repository; the check runs in the copy `folder`. */
export async function makeRepository() {
  const folder = await copySite();
  const env = { ...process.env, GIT_DIR: join(folder, 'bare.git'), GIT_WORK_TREE: folder };
  const gitAs = (login: string, args: string[], input?: Buffer) => {
    const person = ['-c', `user.name=${login}`, '-c', `user.email=${login}@example.nl`];
    const options = { cwd: folder, env, input, encoding: 'utf8', maxBuffer: 1e9, stdio: 'pipe' } as const;
    return execFileSync('git', [...person, ...args], options).trim();
  };
  const git = (...args: string[]) => gitAs('github', args);
  const find = (branch: string) => git('for-each-ref', '--format=%(objectname)', `refs/heads/${branch}`);
  const setBranch = (branch: string, oid: string) => git('update-ref', `refs/heads/${branch}`, oid);

  execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch', published, env.GIT_DIR]);
  git('add', '--all', '--', ':!bare.git');
  git('commit', '--quiet', '--message', 'Begin');

  /** Returns the tree of two merged branches, or `undefined` if they conflict. */
  function mergeTrees(ours: string, theirs: string): string | undefined {
    try {
      return git('merge-tree', '--write-tree', ours, theirs);
    } catch {
      return undefined;
    }
  }

  /** Merges a branch into another; throws if they conflict. */
  function merge(login: string, from: string, to: string): void {
    const tree = mergeTrees(to, from);
    if (!tree) throw new Error('Failed to merge: "Merge conflict"');
    const parents = ['-p', find(to), '-p', find(from)];
    setBranch(to, gitAs(login, ['commit-tree', tree, '-m', `Merge ${from}`, ...parents]));
  }

  /** Commits files, with base64 contents, on a branch. */
  function commit(
    login: string,
    branch: string,
    headline: string,
    files: { additions: { path: string; contents: string }[]; deletions: { path: string }[] },
  ): void {
    const writes = files.additions.flatMap(({ path, contents }) => {
      const bytes = Buffer.from(contents, 'base64');
      return [Buffer.from(`M 100644 inline ${path}\ndata ${bytes.length}\n`), bytes];
    });
    const head = `commit refs/heads/${branch}\ncommitter ${login} <${login}@example.nl> now\ndata <<END\n${headline}\nEND\nfrom ${find(branch)}\n`;
    const removals = files.deletions.map(({ path }) => `D ${path}\n`).join('');
    const stream = Buffer.concat([Buffer.from(head + removals), ...writes]);
    gitAs(login, ['fast-import', '--quiet', '--date-format=now'], stream);
  }

  /** Runs the content check on the merge of a branch, as the workflow does. */
  async function check(branch: string): Promise<Checked> {
    git('read-tree', '--reset', '-u', mergeTrees(published, branch) ?? branch);
    const settings = { ...env, GITHUB_ACTIONS: 'true', BASE: published };
    return new Promise((resolve) => {
      execFile(
        process.execPath,
        ['src/tools/editors/check.ts'],
        { cwd: folder, env: settings, maxBuffer: 1e9 },
        (error, output) => {
          // Decoded as by the runner of GitHub Actions.
          const lines = output.matchAll(/^::error file=([^,]+),.*?::(.*)$/gm);
          const annotations = Array.from(lines, ([, path = '', message = '']) => ({ path, message }));
          resolve({ hasPassed: !error, annotations });
        },
      );
    });
  }

  const count = (from: string, to: string) => Number(git('rev-list', '--count', `${from}..${to}`));
  const readBlob = (oid: string) => execFileSync('git', ['cat-file', 'blob', oid], { cwd: folder, env });
  /** Returns the text of a file on a branch, on one line. */
  const read = (branch: string, file: string) => git('show', `${branch}:${file}`).replaceAll(/\s+/g, ' ');
  const stop = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  return { folder, git, find, setBranch, mergeTrees, merge, commit, check, count, readBlob, read, stop };
}
