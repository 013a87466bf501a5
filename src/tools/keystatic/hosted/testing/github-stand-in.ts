// Stands in for GitHub: its API on a real bare repository of a copy of the site, whose checks and builds are the real ones.
import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { copySite } from '../../../testing/trial-site.ts';

/** As owner/name. */
export const repo = 'maquette/site';
const base = 'main';

/** What a request or a mutation may bring; who names a field that is missing gets what Git says of it. */
interface Given {
  [name: string]: string;
}
interface Commit {
  branch: { branchName: string };
  expectedHeadOid: string;
  message: { headline: string };
  fileChanges: { additions?: { path: string; contents: string }[]; deletions?: { path: string }[] };
}
interface Pull {
  number: number;
  branch: string;
  isOpen: boolean;
}
type Notes = { path: string; message: string }[];

const refuse = (status: number, message: string) => Response.json({ message }, { status });

/** Starts it; checks and builds run in `folder`, a copy of the site. */
export async function startGitHub() {
  const [folder, home] = [await copySite(), await mkdtemp(join(tmpdir(), 'maquette-github-'))];
  const person = (name: string) => ({ NAME: name, EMAIL: `${name}@example.nl` });
  const gitAs = (login: string, args: string[], input?: Buffer) => {
    const names = Object.entries(person(login)).flatMap(([key, value]) =>
      ['AUTHOR', 'COMMITTER'].map((role) => [`GIT_${role}_${key}`, value]),
    );
    const env = { ...process.env, GIT_INDEX_FILE: join(home, 'new'), ...Object.fromEntries(names) };
    const options = { input, env, encoding: 'utf8', maxBuffer: 1e9, stdio: 'pipe' } as const;
    return execFileSync('git', ['--git-dir', home, ...args], options).trim();
  };
  const git = (...args: string[]) => gitAs('github', args);
  const setBranch = (name: string, oid: string) => git('update-ref', `refs/heads/${name}`, oid);
  const find = (name: string) => git('for-each-ref', '--format=%(objectname)', `refs/heads/${name}`);
  const count = (from: string, to: string) => Number(git('rev-list', '--count', `${from}..${to}`));
  const commitTree = (login: string, message: string, tree: string, ...parents: string[]) =>
    gitAs(login, ['commit-tree', tree, '-m', message, ...parents.flatMap((oid) => ['-p', oid])]);

  git('init', '--bare', '--quiet', '--initial-branch', base);
  git('--work-tree', folder, 'add', '--all');
  const begin = commitTree('begin', 'Begin', git('write-tree'));
  setBranch(base, begin);

  const tokens = new Map<string, string>();
  const pulls: Pull[] = [];
  /** What the workflow of a commit found. */
  const checks = new Map<string, { state: string; notes: Notes }>([[begin, { state: 'SUCCESS', notes: [] }]]);
  /** Who logs in next, whether nobody can reach it, and the last work of a workflow. */
  const state = { login: '', isAway: false, work: Promise.resolve() };

  /** Runs the workflow of a branch that has a new commit. */
  function onPush(branch: string) {
    const sha = find(branch);
    const isOpen = pulls.some((pull) => pull.isOpen && pull.branch === branch);
    if ((branch !== base && !isOpen) || checks.has(sha)) return;
    const found = { state: 'PENDING', notes: [] as Notes };
    checks.set(sha, found);
    const astro = ['node_modules/astro/bin/astro.mjs', 'build', '--force'];
    const args = branch === base ? astro : ['src/tools/editors/check.ts'];
    const env = { ...process.env, GITHUB_ACTIONS: 'true', SHARE_IMAGES: 'off' };
    const run = (done: () => void) => {
      git('--work-tree', folder, 'read-tree', '--reset', '-u', sha);
      execFile(process.execPath, args, { cwd: folder, env, maxBuffer: 1e9 }, (error, output) => {
        // As the runner reads what a step prints.
        const lines = output.matchAll(/^::error file=([^,]+),.*?::(.*)$/gm);
        found.notes = Array.from(lines, ([, path = '', message = '']) => ({ path, message }));
        found.state = error ? 'FAILURE' : 'SUCCESS';
        done();
      });
    };
    state.work = state.work.then(() => new Promise(run));
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
    setBranch(to, commitTree(login, `Merge ${from}`, tree, find(to), find(from)));
    onPush(to);
    return Response.json({});
  }

  function commit(login: string, input: Commit) {
    const name = input.branch.branchName;
    const parent = find(name);
    if (parent !== input.expectedHeadOid) return { errors: [{ type: 'STALE_DATA', message: 'Stale' }] };
    git('read-tree', parent);
    for (const { path } of input.fileChanges.deletions ?? []) git('update-index', '--force-remove', path);
    for (const { path, contents } of input.fileChanges.additions ?? []) {
      const blob = gitAs(login, ['hash-object', '-w', '--stdin'], Buffer.from(contents, 'base64'));
      git('update-index', '--add', '--cacheinfo', `100644,${blob},${path}`);
    }
    setBranch(name, commitTree(login, input.message.headline, git('write-tree'), parent));
    onPush(name);
    return { data: { createCommitOnBranch: { __typename: 'Payload', ref: showRef(name) } } };
  }

  function showRef(name: string) {
    const oid = find(name);
    const tree = { __typename: 'Tree', id: `tree-${oid}`, oid: git('rev-parse', `${oid}^{tree}`) };
    return {
      __typename: 'Ref',
      id: `ref-${name}`,
      name,
      target: { __typename: 'Commit', id: oid, oid, tree },
    };
  }

  const showChecks = (oid: string) => {
    const { state: found, notes } = checks.get(oid) ?? {};
    const statusCheckRollup = found && {
      state: found,
      contexts: { nodes: [{ annotations: { nodes: notes } }] },
    };
    return { statusCheckRollup: statusCheckRollup ?? null };
  };

  function showPull({ number, branch }: Pull) {
    const url = `https://github.com/${repo}/pull/${number}`;
    return {
      ...{ number, url, headRefOid: find(branch), reviewDecision: null },
      mergeable: mergeTrees(base, branch) ? 'MERGEABLE' : 'CONFLICTING',
      comments: { nodes: [{ body: `Bekijk deze wijziging op https://pr-${number}.example.nl` }] },
      commits: { nodes: [{ commit: showChecks(find(branch)) }] },
    };
  }

  /** The operations of Keystatic's, and ours, by name. */
  const operations: Record<string, (login: string, given: Given & { input: Given & Commit }) => object> = {
    GitHubAppShell: (login) => {
      const names = git('for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads').split('\n');
      const pageInfo = { __typename: 'PageInfo', hasNextPage: false, endCursor: null };
      const repository = {
        ...{ __typename: 'Repository', id: 'R', isPrivate: true, name: 'site', viewerPermission: 'WRITE' },
        owner: { __typename: 'User', id: 'O', login: 'maquette' },
        defaultBranchRef: { __typename: 'Ref', id: `ref-${base}`, name: base },
        forks: { __typename: 'RepositoryConnection', nodes: [] },
        refs: { __typename: 'RefConnection', nodes: names.map(showRef), pageInfo },
      };
      const viewer = { __typename: 'User', id: login, name: login, login, avatarUrl: '', databaseId: 1 };
      return { data: { repository, viewer } };
    },
    CreateCommit: (login, { input }) => commit(login, input),
    CreateBranch: (_login, { input }) => {
      const name = input.name?.replace('refs/heads/', '') ?? '';
      setBranch(name, input.oid ?? '');
      return { data: { createRef: { __typename: 'Payload', ref: showRef(name) } } };
    },
    FetchRef: (_login, { ref = '' }) => {
      const found = showRef(ref.replace('refs/heads/', ''));
      return { data: { repository: { __typename: 'Repository', id: 'R', ref: found } } };
    },
    PullRequestForBranch: (_login, { refId }) => {
      const associatedPullRequests = { __typename: 'PullRequestConnection', nodes: [] };
      return { data: { node: { __typename: 'Ref', id: refId, associatedPullRequests } } };
    },
    Follow: (_login, { head: branch = '' }) => {
      const target = showChecks(find(base));
      const compare = find(branch) ? { aheadBy: count(base, branch) } : null;
      const defaultBranchRef = { name: base, target, compare };
      const nodes = pulls.filter((pull) => pull.isOpen && pull.branch === branch).map(showPull);
      const ref = compare && { associatedPullRequests: { nodes } };
      return { data: { repository: { defaultBranchRef, ref } } };
    },
  };

  /** The requests of REST, by method and path below the repository's; what an asterisk stands for comes first. */
  const routes: Record<string, (found: string, body: Given, login: string) => unknown> = {
    'GET ': () => ({ default_branch: base }),
    'GET /git/ref/heads/*': (name) => ({ object: { sha: find(name) } }),
    'GET /contents/*': (path, { ref = '' }) => new Response(git('show', `${ref}:${path}`)),
    'GET /git/blobs/*': (oid) =>
      new Response(execFileSync('git', ['--git-dir', home, 'cat-file', 'blob', oid])),
    'GET /git/trees/*': (oid) => {
      const lines = git('ls-tree', '-r', '-t', oid).split('\n');
      const rows = lines.map((line) => /^(\d+) (\w+) (\w+)\t(.*)$/.exec(line) ?? []);
      return { tree: rows.map(([, mode, type, sha, path]) => ({ mode, type, sha, path })) };
    },
    'POST /git/refs': (_found, { ref = '', sha = '' }) => setBranch(ref.replace('refs/heads/', ''), sha),
    'PATCH /git/refs/heads/*': (name, { sha = '' }) => setBranch(name, sha),
    'GET /compare/*': (range) => {
      const [from = '', to = ''] = range.split('...');
      if (!find(from) || !find(to)) return refuse(404, 'Not Found');
      const names = git('diff', '--name-only', '--no-renames', range).split('\n').filter(Boolean);
      const files = names.map((filename) => ({ filename }));
      return { ahead_by: count(from, to), behind_by: count(to, from), files };
    },
    'POST /merges': (_found, { head = '', base: to = '' }, login) => merge(login, head, to),
    'POST /pulls': (_found, { head = '' }) => {
      pulls.push({ number: pulls.length + 1, branch: head, isOpen: true });
      onPush(head);
    },
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
      const given = new URLSearchParams({ code: state.login, state: searchParams.get('state') ?? '' });
      const html = `<a href="${searchParams.get('redirect_uri')}?${given}">Authorize ${state.login}</a>`;
      return new Response(html, { headers: { 'Content-Type': 'text/html' } });
    }
    const login = searchParams.get('code') ?? searchParams.get('refresh_token') ?? '';
    const token = {
      access_token: crypto.randomUUID(),
      refresh_token: login,
      scope: '',
      token_type: 'bearer',
    };
    tokens.set(token.access_token, login);
    return Response.json({ ...token, expires_in: 28_800, refresh_token_expires_in: 15_000_000 });
  }

  /** Answers a request to github.com or api.github.com. */
  async function answer(request: Request): Promise<Response> {
    if (state.isAway) throw new TypeError('fetch failed');
    const url = new URL(request.url);
    if (url.hostname === 'github.com') return answerLogin(url);
    const login = tokens.get(request.headers.get('Authorization')?.replace('Bearer ', '') ?? '');
    if (!login) return refuse(401, 'Bad credentials');
    if (url.pathname === '/user') return Response.json({ login });
    const body = {
      ...Object.fromEntries(url.searchParams),
      ...(JSON.parse((await request.text()) || '{}') as object),
    } as Given & { variables: never };
    if (url.pathname === '/graphql') {
      const [, name = ''] = /(?:query|mutation) (\w+)/.exec(body.query ?? '') ?? [];
      return Response.json(operations[name]?.(login, body.variables) ?? { errors: [{ message: name }] });
    }
    const asked = `${request.method} ${url.pathname.replace(`/repos/${repo}`, '')}`;
    for (const [route, act] of Object.entries(routes)) {
      const match = new RegExp(`^${route.replace('*', '(.+)')}$`).exec(asked);
      if (!match) continue;
      const result = act(match[1] ?? '', body, login) ?? {};
      return result instanceof Response ? result : Response.json(result);
    }
    return refuse(404, `No such request: ${asked}`);
  }

  const stop = async () => {
    await state.work;
    for (const path of [folder, home]) await rm(path, { recursive: true, force: true, maxRetries: 5 });
  };
  return { answer, folder, git, state, tokens, stop };
}
