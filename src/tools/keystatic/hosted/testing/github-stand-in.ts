// Stands in for GitHub: its API on a real bare repository of a copy of the site, whose checks and builds are the real ones.
import { execFile, execFileSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

import { copySite } from '../../../testing/trial-site.ts';

/** As owner/name. */
export const repo = 'maquette/site';
const base = 'main';
const run = promisify(execFile);

interface Run {
  id: number;
  name: string;
  status: string;
  conclusion: string | null;
  html_url: string;
  annotations: { path: string; message: string }[];
}

interface Pull {
  number: number;
  title: string;
  branch: string;
  labels: { name: string }[];
  isOpen: boolean;
}

/** A refusal, as GitHub answers it. */
class Refusal extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** Starts it; `folder` is the copy of the site that checks and builds run in. */
export async function startGitHub() {
  const folder = await copySite();
  const home = await mkdtemp(join(tmpdir(), 'maquette-github-'));
  const gitIn =
    (env: Record<string, string>, input?: string | Buffer) =>
    (...args: string[]) =>
      execFileSync('git', ['--git-dir', home, ...args], {
        ...{ input, encoding: 'utf8', maxBuffer: 1e9, stdio: ['pipe', 'pipe', 'pipe'] },
        env: { ...process.env, GIT_INDEX_FILE: join(home, 'new-index'), ...env },
      }).trim();
  const git = gitIn({});
  const asAuthor = (login: string) => {
    const [name, email] = [login, `${login}@example.nl`];
    return {
      GIT_AUTHOR_NAME: name,
      GIT_AUTHOR_EMAIL: email,
      GIT_COMMITTER_NAME: name,
      GIT_COMMITTER_EMAIL: email,
    };
  };
  git('init', '--bare', '--quiet', '--initial-branch', base);
  git('--work-tree', folder, 'add', '--all');
  const commitTree = (login: string, message: string, tree: string, ...parents: string[]) =>
    gitIn(asAuthor(login))(
      'commit-tree',
      tree,
      '-m',
      message,
      ...parents.flatMap((parent) => ['-p', parent]),
    );
  const setBranch = (name: string, oid: string) => git('update-ref', `refs/heads/${name}`, oid);
  const begin = commitTree('begin', 'Begin', git('write-tree'));
  setBranch(base, begin);

  const tokens = new Map<string, string>();
  const pulls: Pull[] = [];
  const done = { status: 'completed', conclusion: 'success', html_url: 'https://x', annotations: [] };
  const runs = new Map<string, Run[]>([[begin, [{ id: 1, name: 'publish', ...done }]]]);
  const state = {
    /** Who logs in next. */
    login: 'anna',
    /** Whether nobody can reach it. */
    isAway: false,
    /** The last work that a workflow does. */
    work: Promise.resolve(),
  };

  const headOf = (name: string) => {
    try {
      return git('rev-parse', '--verify', `refs/heads/${name}`);
    } catch {
      throw new Refusal(404, 'Not Found');
    }
  };
  const listFiles = (from: string, to: string) =>
    git('diff', '--name-status', '--no-renames', `${from}...${to}`)
      .split('\n')
      .filter(Boolean)
      .map((line) => ({ status: line[0], filename: line.slice(2) }));
  const count = (range: string) => Number(git('rev-list', '--count', range));

  /** Starts a workflow on a commit in the copy of the site. */
  function startRun(sha: string, name: string, args: string[]) {
    const all = runs.get(sha) ?? [];
    runs.set(sha, all);
    if (all.some((each) => each.name === name)) return;
    const id = [...runs.values()].flat().length + 1;
    const row: Run = { id, name, status: 'queued', conclusion: null, html_url: 'https://x', annotations: [] };
    all.push(row);
    state.work = state.work.then(async () => {
      git('--work-tree', folder, 'read-tree', '--reset', '-u', sha);
      const env = {
        ...process.env,
        GITHUB_ACTIONS: 'true',
        SHARE_IMAGES: 'off',
        ASTRO_TELEMETRY_DISABLED: '1',
      };
      const options = { cwd: folder, env, maxBuffer: 1e9 };
      const result = await run(process.execPath, args, options).catch((cause: { stdout: string }) => cause);
      // As the runner reads what a step prints.
      const lines = result.stdout.matchAll(/^::error file=([^,]+),.*?::(.*)$/gm);
      row.annotations = Array.from(lines, ([, path = '', message = '']) => ({ path, message }));
      Object.assign(row, {
        status: 'completed',
        conclusion: result instanceof Error ? 'failure' : 'success',
      });
    });
  }

  /** What GitHub does when a branch has a new commit. */
  function onPush(name: string) {
    const isShown = pulls.some(({ branch, isOpen }) => isOpen && branch === name);
    if (isShown) startRun(headOf(name), 'content', ['src/tools/editors/check.ts']);
    if (name === base)
      startRun(headOf(name), 'publish', ['node_modules/astro/bin/astro.mjs', 'build', '--force']);
  }

  /** Merges `from` into the branch `to`; refuses what both changed. */
  function merge(login: string, from: string, to: string) {
    const [theirs, ours] = [headOf(from), headOf(to)];
    if (count(`${ours}..${theirs}`) === 0) return;
    let tree = '';
    try {
      tree = git('merge-tree', '--write-tree', ours, theirs);
    } catch {
      throw new Refusal(409, 'Merge conflict');
    }
    setBranch(to, commitTree(login, `Merge ${from}`, tree, ours, theirs));
    onPush(to);
  }

  const showRef = (name: string) => {
    const oid = headOf(name);
    const tree = { __typename: 'Tree', id: `tree-${oid}`, oid: git('rev-parse', `${oid}^{tree}`) };
    return {
      __typename: 'Ref',
      id: `ref-${name}`,
      name,
      target: { __typename: 'Commit', id: oid, oid, tree },
    };
  };
  const showRepository = () => ({
    ...{ __typename: 'Repository', id: 'R', isPrivate: true, name: 'site', viewerPermission: 'WRITE' },
    owner: { __typename: 'User', id: 'O', login: 'maquette' },
    defaultBranchRef: { __typename: 'Ref', id: `ref-${base}`, name: base },
    forks: { __typename: 'RepositoryConnection', nodes: [] },
    refs: {
      __typename: 'RefConnection',
      nodes: git('for-each-ref', '--format=%(refname:lstrip=2)', 'refs/heads').split('\n').map(showRef),
      pageInfo: { __typename: 'PageInfo', hasNextPage: false, endCursor: null },
    },
  });
  const showPull = ({ branch, ...pull }: Pull) => ({
    ...pull,
    ...{ html_url: `https://github.com/${repo}/pull/${pull.number}`, head: { sha: headOf(branch) } },
  });

  interface Input {
    name: string;
    oid: string;
    branch: { branchName: string };
    expectedHeadOid: string;
    message: { headline: string };
    fileChanges: { additions?: { path: string; contents: string }[]; deletions?: { path: string }[] };
  }

  function commit(login: string, input: Input) {
    const name = input.branch.branchName;
    const parent = headOf(name);
    if (parent !== input.expectedHeadOid) return { errors: [{ type: 'STALE_DATA', message: 'Stale' }] };
    git('read-tree', parent);
    for (const { path } of input.fileChanges.deletions ?? []) git('update-index', '--force-remove', path);
    for (const { path, contents } of input.fileChanges.additions ?? []) {
      const blob = gitIn({}, Buffer.from(contents, 'base64'))('hash-object', '-w', '--stdin');
      git('update-index', '--add', '--cacheinfo', `100644,${blob},${path}`);
    }
    setBranch(name, commitTree(login, input.message.headline, git('write-tree'), parent));
    onPush(name);
    return { data: { createCommitOnBranch: { __typename: 'Payload', ref: showRef(name) } } };
  }

  function answerGraphQL(
    login: string,
    query: string,
    variables: { input: Input; ref: string; refId: string },
  ) {
    const [, operation] = /(?:query|mutation) (\w+)/.exec(query) ?? [];
    const viewer = { __typename: 'User', id: login, name: login, login, avatarUrl: '', databaseId: 1 };
    switch (operation) {
      case 'GitHubAppShell':
        return { data: { repository: showRepository(), viewer } };
      case 'CreateCommit':
        return commit(login, variables.input);
      case 'FetchRef': {
        const ref = showRef(variables.ref.replace('refs/heads/', ''));
        return { data: { repository: { __typename: 'Repository', id: 'R', ref } } };
      }
      case 'CreateBranch': {
        const name = variables.input.name.replace('refs/heads/', '');
        setBranch(name, variables.input.oid);
        return { data: { createRef: { __typename: 'CreateRefPayload', ref: showRef(name) } } };
      }
      case 'PullRequestForBranch': {
        const associatedPullRequests = { __typename: 'PullRequestConnection', nodes: [] };
        return { data: { node: { __typename: 'Ref', id: variables.refId, associatedPullRequests } } };
      }
      default:
        throw new Refusal(500, `No such operation: ${operation}`);
    }
  }

  /** Answers a request to the repository's part of the REST API. */
  function answerRest(
    login: string,
    method: string,
    url: URL,
    body: Record<string, string & string[]>,
  ): object {
    const path = url.pathname.slice(`/repos/${repo}`.length);
    const [, kind = '', first = '', ...rest] = path.split('/').map(decodeURIComponent);
    const last = rest.at(-1) ?? '';
    const findPull = () => pulls.find(({ number }) => number === Number(first)) as Pull;
    switch (`${method} ${kind}${kind === 'git' ? `/${first}` : ''}`) {
      case 'GET ':
        return { default_branch: base };
      case 'GET git/ref':
        return { object: { sha: headOf(path.replace('/git/ref/heads/', '')) } };
      case 'GET git/trees':
        return {
          tree: git('ls-tree', '-r', '-t', last)
            .split('\n')
            .map((line) => line.split(/[ \t]/))
            .map(([mode, type, sha, ...name]) => ({ mode, type, sha, path: name.join(' ') })),
        };
      case 'POST git/refs':
        setBranch(String(body['ref']).replace('refs/heads/', ''), String(body['sha']));
        return {};
      case 'PATCH git/refs':
        setBranch(path.replace('/git/refs/heads/', ''), String(body['sha']));
        return {};
      case 'GET compare': {
        const [from = '', to = ''] = decodeURIComponent(path.replace('/compare/', ''))
          .split('...')
          .map(headOf);
        const [ahead_by, behind_by] = [count(`${from}..${to}`), count(`${to}..${from}`)];
        return { ahead_by, behind_by, files: listFiles(from, to) };
      }
      case 'GET pulls': {
        const branch = url.searchParams.get('head')?.replace('maquette:', '');
        return pulls.filter((pull) => pull.isOpen && pull.branch === branch).map(showPull);
      }
      case 'POST pulls': {
        const number = pulls.length + 1;
        pulls.push({
          number,
          title: String(body['title']),
          branch: String(body['head']),
          labels: [],
          isOpen: true,
        });
        onPush(String(body['head']));
        return showPull(pulls[number - 1] as Pull);
      }
      case 'POST issues':
        findPull().labels.push(...(body['labels'] ?? []).map((name) => ({ name })));
        return {};
      case 'GET issues':
        return [{ body: `Bekijk deze wijziging op https://pr-${first}.example.nl` }];
      case 'GET commits':
        return { check_runs: runs.get(first) ?? [] };
      case 'GET check-runs':
        return [...runs.values()].flat().find(({ id }) => id === Number(first))?.annotations ?? [];
      case 'POST merges':
        merge(login, String(body['head']), String(body['base']));
        return {};
      case 'PUT pulls': {
        const pull = findPull();
        const sha = headOf(pull.branch);
        const isGreen = runs.get(sha)?.every(({ conclusion }) => conclusion === 'success');
        if (sha !== body['sha'] || !isGreen) throw new Refusal(405, 'Required status check is expected.');
        merge(login, pull.branch, base);
        pull.isOpen = false;
        return {};
      }
      default:
        throw new Refusal(404, `No such request: ${method} ${url.pathname}`);
    }
  }

  function answerLogin(url: URL): Response {
    if (url.pathname === '/login/oauth/authorize') {
      const back = new URL(url.searchParams.get('redirect_uri') ?? '');
      const given = url.searchParams.get('state');
      back.search = String(new URLSearchParams({ code: state.login, ...(given && { state: given }) }));
      const html = `<a href="${back.href.replaceAll('&', '&amp;')}">Authorize ${state.login}</a>`;
      return new Response(html, { headers: { 'Content-Type': 'text/html' } });
    }
    const login = url.searchParams.get('code') ?? url.searchParams.get('refresh_token')?.split('-')[1] ?? '';
    const token = `token-${login}-${crypto.randomUUID()}`;
    tokens.set(token, login);
    const times = { expires_in: 28_800, refresh_token_expires_in: 15_000_000 };
    return Response.json({
      ...{
        access_token: token,
        refresh_token: `refresh-${login}`,
        scope: '',
        token_type: 'bearer',
        ...times,
      },
    });
  }

  /** Answers a request to github.com or api.github.com. */
  async function answer(request: Request): Promise<Response> {
    const url = new URL(request.url);
    if (state.isAway) throw new TypeError('fetch failed');
    if (url.hostname === 'github.com') return answerLogin(url);
    const login = tokens.get(request.headers.get('Authorization')?.replace('Bearer ', '') ?? '');
    if (!login) return Response.json({ message: 'Bad credentials' }, { status: 401 });
    const text = await request.text();
    const body = text ? (JSON.parse(text) as Record<string, never>) : {};
    try {
      if (url.pathname === '/user') return Response.json({ login });
      if (url.pathname === '/graphql')
        return Response.json(answerGraphQL(login, body['query'] ?? '', body['variables'] as never));
      const [, blob] = /\/git\/blobs\/(\w+)$/.exec(url.pathname) ?? [];
      if (blob) return new Response(execFileSync('git', ['--git-dir', home, 'cat-file', 'blob', blob]));
      return Response.json(answerRest(login, request.method, url, body));
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
      return Response.json({ message: cause.message }, { status: cause.status });
    }
  }

  const stop = async () => {
    await state.work;
    for (const path of [folder, home]) await rm(path, { recursive: true, force: true, maxRetries: 5 });
  };
  return { answer, folder, git, state, tokens, stop };
}
