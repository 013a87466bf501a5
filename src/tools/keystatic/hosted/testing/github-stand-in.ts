// Stands in for GitHub: its API on a real repository of a copy of the site, whose checks and builds are the real ones.
import { execFile, execFileSync } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import { copySite } from '../../../testing/trial-site.ts';
import { base } from '../github.ts';

/** As owner/name. */
export const repo = 'maquette/site';

/** What a request may bring; who names a field that is missing gets what Git says of it. */
type Given = Record<string, string>;
interface Commit {
  branch: { branchName: string };
  expectedHeadOid: string;
  message: { headline: string };
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
}
interface Pull {
  number: number;
  branch: string;
  isOpen: boolean;
}

const refuse = (status: number, message: string) => Response.json({ message }, { status });

/** Starts it; checks and builds run in `folder`, a copy of the site. */
export async function startGitHub() {
  const folder = await copySite();
  const gitAs = (login: string, args: string[], input?: Buffer, variables = {}) => {
    const env = { ...process.env, ...variables };
    const person = ['-c', `user.name=${login}`, '-c', `user.email=${login}@example.nl`];
    const options = { cwd: folder, env, input, encoding: 'utf8', maxBuffer: 1e9, stdio: 'pipe' } as const;
    return execFileSync('git', [...person, ...args], options).trim();
  };
  const git = (...args: string[]) => gitAs('github', args);
  const setBranch = (name: string, sha: string) => git('update-ref', `refs/heads/${name}`, sha);
  const find = (name: string) => git('for-each-ref', '--format=%(objectname)', `refs/heads/${name}`);
  const count = (from: string, to: string) => Number(git('rev-list', '--count', `${from}..${to}`));
  git('init', '--quiet', '--initial-branch', base);
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Begin');

  const tokens = new Map<string, string>();
  const pulls: Pull[] = [];
  /** What the workflow of a commit found. */
  const checks = new Map<string, { state: string; notes: Given[] }>();
  /** Who logs in next, and whether nobody can reach it. */
  const state = { login: '', isAway: false };

  /** Runs the workflow of a branch: the check of the texts, or the build that is published. */
  async function runWorkflow(branch: string): Promise<void> {
    const sha = find(branch);
    git('read-tree', '--reset', '-u', sha);
    const build = ['node_modules/astro/bin/astro.mjs', 'build', '--force'];
    const args = branch === base ? build : ['src/tools/editors/check.ts'];
    const env = { ...process.env, GITHUB_ACTIONS: 'true', SHARE_IMAGES: 'off' };
    await new Promise<void>((resolve) => {
      execFile(process.execPath, args, { cwd: folder, env, maxBuffer: 1e9 }, (error, output) => {
        // As the runner reads what a step prints.
        const lines = output.matchAll(/^::error file=([^,]+),.*?::(.*)$/gm);
        const notes = Array.from(lines, ([, path = '', message = '']) => ({ path, message }));
        checks.set(sha, { state: error ? 'FAILURE' : 'SUCCESS', notes });
        resolve();
      });
    });
  }

  /** The tree of two branches together; `undefined` where both changed the same lines. */
  function mergeTrees(ours: string, theirs: string) {
    try {
      return git('merge-tree', '--write-tree', ours, theirs);
    } catch {
      return undefined;
    }
  }

  function merge(login: string, from: string, to: string): Response {
    const tree = mergeTrees(to, from);
    if (!tree) return refuse(409, 'Merge conflict');
    const parents = ['-p', find(to), '-p', find(from)];
    setBranch(to, gitAs(login, ['commit-tree', tree, '-m', `Merge ${from}`, ...parents]));
    return Response.json({});
  }

  function commit(login: string, { branch, expectedHeadOid, message, fileChanges }: Commit) {
    const name = branch.branchName;
    if (find(name) !== expectedHeadOid) return { errors: [{ message: 'Stale' }] };
    const writes = fileChanges.additions.flatMap(({ path, contents }) => {
      const bytes = Buffer.from(contents, 'base64');
      return [Buffer.from(`M 100644 inline ${path}\ndata ${bytes.length}\n`), bytes];
    });
    const head = `commit refs/heads/${name}\ncommitter ${login} <${login}@example.nl> now\ndata <<END\n${message.headline}\nEND\nfrom ${expectedHeadOid}\n`;
    const removals = fileChanges.deletions.map(({ path }) => `D ${path}\n`);
    const stream = Buffer.concat([Buffer.from(head + removals.join('')), ...writes]);
    gitAs(login, ['fast-import', '--quiet', '--date-format=now'], stream);
    return { data: {} };
  }

  const showChecks = (sha: string) => {
    const { state: found, notes } = checks.get(sha) ?? {};
    if (!found) return { statusCheckRollup: null };
    return {
      statusCheckRollup: { state: found, contexts: { nodes: [{ annotations: { nodes: notes } }] } },
    };
  };

  function showPull({ number, branch }: Pull) {
    const url = `https://github.com/${repo}/pull/${number}`;
    return {
      ...{ number, url, headRefOid: find(branch), reviewDecision: null },
      mergeable: mergeTrees(base, branch) ? 'MERGEABLE' : 'CONFLICTING',
      comments: {
        nodes: [`pr-${number}.example.nl`, 'vreemde.example'].map((host, index) => ({
          body: `Bekijk deze wijziging op https://${host}`,
          author: { login: index === 0 ? 'github-actions' : 'vreemde' },
        })),
      },
      commits: { nodes: [{ commit: showChecks(find(branch)) }] },
    };
  }

  function follow(branch: string) {
    const compare = find(branch) ? { aheadBy: count(base, branch) } : null;
    const nodes = pulls.filter((pull) => pull.isOpen && pull.branch === branch).map(showPull);
    return {
      defaultBranchRef: { target: showChecks(find(base)), compare },
      ref: compare && { associatedPullRequests: { nodes } },
    };
  }

  const readBlob = (sha: string) => execFileSync('git', ['cat-file', 'blob', sha], { cwd: folder });

  /** The objects that a query names: texts by their ids, or files of commits. */
  const showObjects = (words = '') =>
    Object.fromEntries(
      Array.from(words.matchAll(/(\w+): object\((\w+): "([^"]+)"\)/g), ([, alias = '', by, name = '']) => [
        alias,
        by === 'oid' ? { text: readBlob(name).toString() } : hasFile(name) ? { oid: name } : null,
      ]),
    );

  /** Whether a commit has a file, as `commit:path`. */
  const hasFile = (name: string) => git('ls-tree', ...name.split(':')) !== '';

  /** The requests by method and path below the repository's; what an asterisk stands for comes first. */
  const routes: Record<string, (found: string, body: Given, login: string) => unknown> = {
    'GET /git/ref/heads/*': (name) => ({ object: { sha: find(name) } }),
    'GET /contents/*': (path, { ref = '' }) => new Response(git('show', `${ref}:${path}`)),
    'GET /commits': (_found, { sha = '', path = '' }) => {
      const lines = git('log', '--format=%H%x09%an%x09%aI%x09%P', sha, '--', path).split('\n');
      const rows = lines.map((line) => line.split('\t'));
      return rows.map(([id, name, date, parents = '']) => ({
        sha: id,
        commit: { author: { name, date } },
        parents: parents.split(' ').flatMap((parent) => (parent ? { sha: parent } : [])),
      }));
    },
    'GET /commits/*': (sha) => {
      const rows = git('show', '--format=', '--name-status', '-M', sha).split('\n');
      const files = rows.map((row) => row.split('\t'));
      return {
        files: files.map(([kind = '', old, filename = old]) => ({
          ...{ filename, previous_filename: old },
          status: kind.startsWith('R') ? 'renamed' : 'modified',
        })),
      };
    },
    'GET /git/blobs/*': (sha) => new Response(readBlob(sha)),
    'GET /git/trees/*': (name) => {
      const lines = git('ls-tree', '-r', '-t', name).split('\n');
      const rows = lines.map((line) => /^(\d+) (\w+) (\w+)\t(.*)$/.exec(line) ?? []);
      return {
        sha: git('rev-parse', `${name}^{tree}`),
        tree: rows.map(([, mode, type, sha, path]) => ({ mode, type, sha, path })),
      };
    },
    'POST /git/refs': (_found, { ref = '', sha = '' }) => setBranch(ref.replace('refs/heads/', ''), sha),
    'PATCH /git/refs/heads/*': (name, { sha = '' }) => setBranch(name, sha),
    'GET /compare/*': (range) => {
      const [from = '', to = ''] = range.split('...');
      if (!find(to) && !/^[0-9a-f]{40}$/.test(to)) return refuse(404, 'Not Found');
      const lines = git('diff', '--raw', '--abbrev=40', '-M', range).split('\n').filter(Boolean);
      const files = lines.map((line) => {
        const [, , , sha, kind = '', old, filename = old] = line.split(/[ \t]/);
        const patch = git('diff', range, '--', filename ?? '');
        const renamed = { status: 'renamed', previous_filename: old };
        const status = kind === 'D' ? 'removed' : 'modified';
        return { filename, status, sha, patch, ...(kind.startsWith('R') && renamed) };
      });
      return { ahead_by: count(from, to), behind_by: count(to, from), files };
    },
    'POST /git/trees': (_found, { base_tree: old = '', tree: entries }) => {
      const write = (text: string) => gitAs('github', ['hash-object', '-w', '--stdin'], Buffer.from(text));
      const lines = (entries as unknown as Given[]).map(({ path, mode, sha, content }) => {
        const blob = content === undefined ? sha : write(content);
        return blob ? `${mode} blob ${blob}\t${path}` : `0 ${'0'.repeat(40)}\t${path}`;
      });
      const index = { GIT_INDEX_FILE: join(folder, '.git/made') };
      const change = (args: string[], input?: Buffer) => gitAs('github', args, input, index);
      change(['read-tree', old]);
      change(['update-index', '--index-info'], Buffer.from(`${lines.join('\n')}\n`));
      return { sha: change(['write-tree']) };
    },
    'POST /git/commits': (_found, { message = '', tree = '', parents }, login) => {
      const [parent = ''] = parents as unknown as string[];
      return { sha: gitAs(login, ['commit-tree', tree, '-m', message, '-p', parent]) };
    },
    'POST /merges': (_found, { head = '', base: to = '' }, login) => merge(login, head, to),
    'POST /pulls': (_found, { head = '' }) =>
      pulls.push({ number: pulls.length + 1, branch: head, isOpen: true }),
    'PUT /pulls/*/merge': (number, { sha = '' }, login) => {
      const pull = pulls[Number(number) - 1] as Pull;
      const isChecked = sha === find(pull.branch) && checks.get(sha)?.state === 'SUCCESS';
      if (!isChecked) return refuse(405, 'Required status check is expected.');
      pull.isOpen = false;
      const answer = merge(login, pull.branch, base);
      // A setting of repositories.
      git('update-ref', '-d', `refs/heads/${pull.branch}`);
      return answer;
    },
  };

  function answerLogin({ pathname, searchParams }: URL): Response {
    if (pathname === '/login/oauth/authorize') {
      const back = `${searchParams.get('redirect_uri')}?code=${state.login}&state=${searchParams.get('state')}`;
      const html = `<a href="${back}">Authorize ${state.login}</a>`;
      return new Response(html, { headers: { 'Content-Type': 'text/html' } });
    }
    const login = searchParams.get('code') ?? searchParams.get('refresh_token') ?? '';
    const names = {
      access_token: crypto.randomUUID(),
      refresh_token: login,
      scope: '',
      token_type: 'bearer',
    };
    tokens.set(names.access_token, login);
    return Response.json({ ...names, expires_in: 28_800, refresh_token_expires_in: 15_000_000 });
  }

  /** Answers a request to github.com or api.github.com. */
  async function answer(request: Request): Promise<Response> {
    if (state.isAway) throw new TypeError('fetch failed');
    const url = new URL(request.url);
    if (url.hostname === 'github.com') return answerLogin(url);
    const login = tokens.get(request.headers.get('Authorization')?.replace('Bearer ', '') ?? '');
    if (!login) return refuse(401, 'Bad credentials');
    if (url.pathname === '/user') return Response.json({ login });
    const sent = JSON.parse((await request.text()) || '{}') as Given & {
      variables: Given & { input?: Commit };
    };
    if (url.pathname === '/graphql') {
      const { input, head } = sent.variables;
      if (input) return Response.json(commit(login, input));
      return Response.json({ data: { repository: head ? follow(head) : showObjects(sent['query']) } });
    }
    const asked = `${request.method} ${url.pathname.replace(`/repos/${repo}`, '')}`;
    for (const [route, act] of Object.entries(routes)) {
      const match = new RegExp(`^${route.replace('*', '(.+)')}$`).exec(asked);
      if (!match) continue;
      const result = act(match[1] ?? '', { ...Object.fromEntries(url.searchParams), ...sent }, login) ?? {};
      return result instanceof Response ? result : Response.json(result);
    }
    return refuse(404, `No such request: ${asked}`);
  }

  const stop = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  return { answer, folder, git, runWorkflow, state, tokens, stop };
}
