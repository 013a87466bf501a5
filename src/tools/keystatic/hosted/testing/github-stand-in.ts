// Stands in for GitHub and Keystatic Cloud: their API on a real repository of a copy of the site, whose checks and builds are the real ones.
import { execFile, execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { rm } from 'node:fs/promises';

import { copySite } from '../../../testing/trial-site.ts';
import { base } from '../branch.ts';

/** As owner/name. */
export const repo = 'maquette/site';

/** The project at Keystatic Cloud. */
export const project = 'maquette/redactie';

/** What a request may bring; who names a field that is missing gets what Git says of it. */
type Given = Record<string, string>;
interface Commit {
  branch: { repositoryNameWithOwner: string; branchName: string };
  expectedHeadOid: string;
  message: { headline: string };
  fileChanges: { additions: { path: string; contents: string }[]; deletions: { path: string }[] };
}
interface Pull {
  number: number;
  branch: string;
  isOpen: boolean;
}

/** What GraphQL answers beside data. */
class Refusal extends Error {}

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
  /** Of who logs in at Keystatic Cloud. */
  const challenges = new Map<string, string | null>();
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

  function merge(login: string, from: string, to: string) {
    const tree = mergeTrees(to, from);
    if (!tree) throw new Refusal('Failed to merge: "Merge conflict"');
    const parents = ['-p', find(to), '-p', find(from)];
    setBranch(to, gitAs(login, ['commit-tree', tree, '-m', `Merge ${from}`, ...parents]));
    return { mergeCommit: showTip(find(to)) };
  }

  function commit(login: string, { branch, expectedHeadOid, message, fileChanges }: Commit) {
    const name = branch.branchName;
    if (branch.repositoryNameWithOwner !== repo) throw new Refusal('No such repository');
    if (find(name) !== expectedHeadOid) throw new Refusal('Stale');
    const writes = fileChanges.additions.flatMap(({ path, contents }) => {
      const bytes = Buffer.from(contents, 'base64');
      return [Buffer.from(`M 100644 inline ${path}\ndata ${bytes.length}\n`), bytes];
    });
    const head = `commit refs/heads/${name}\ncommitter ${login} <${login}@example.nl> now\ndata <<END\n${message.headline}\nEND\nfrom ${expectedHeadOid}\n`;
    const removals = fileChanges.deletions.map(({ path }) => `D ${path}\n`);
    const stream = Buffer.concat([Buffer.from(head + removals.join('')), ...writes]);
    gitAs(login, ['fast-import', '--quiet', '--date-format=now'], stream);
    return { commit: showTip(find(name)) };
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
      id: String(number),
      url,
      headRefOid: find(branch),
      reviewDecision: null,
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

  const readBlob = (sha: string) => execFileSync('git', ['cat-file', 'blob', sha], { cwd: folder });
  const showTip = (oid: string) => ({ oid, tree: { oid: git('rev-parse', `${oid}^{tree}`) } });
  const showParents = (oid: string) =>
    git('show', '--no-patch', '--format=%P', oid)
      .split(' ')
      .filter(Boolean)
      .map((parent) => ({
        ...showTip(parent),
        committedDate: git('show', '--no-patch', '--format=%cI', parent),
      }));

  /** What the queries by their names ask of the repository. */
  const queries: Record<string, (given: Given, words: string) => object> = {
    Branches: ({ branch = '' }) => {
      const own = find(branch);
      const compare = own ? { aheadBy: count(base, branch), behindBy: count(branch, base) } : null;
      return {
        id: 'repository',
        published: { target: showTip(find(base)), compare },
        own: own ? { id: branch, target: showTip(own) } : null,
      };
    },
    Change: ({ branch = '' }) => {
      const compare = find(branch) ? { aheadBy: count(base, branch) } : null;
      const nodes = pulls.filter((pull) => pull.isOpen && pull.branch === branch).map(showPull);
      return {
        id: 'repository',
        published: { target: showChecks(find(base)), compare },
        own: compare && { associatedPullRequests: { nodes } },
      };
    },
    Compared: ({ branch }) => {
      const oids = git('rev-list', '--reverse', `${base}..${branch}`).split('\n');
      const nodes = oids.map((oid) => ({ oid, parents: { nodes: showParents(oid) } }));
      return { published: { compare: { commits: { nodes } } } };
    },
    Texts: (_given, words) =>
      Object.fromEntries(
        Array.from(words.matchAll(/(\w+): object\(oid: "(\w+)"\)/g), ([, alias = '', sha = '']) => {
          return [alias, { text: readBlob(sha).toString() }];
        }),
      ),
    History: ({ last = '', file = '' }) => {
      const lines = git('log', '--format=%H%x09%an%x09%aI', last, '--', file).split('\n').filter(Boolean);
      const nodes = lines.map((line) => {
        const [oid = '', name, authoredDate] = line.split('\t');
        return {
          ...showTip(oid),
          authoredDate,
          author: { name },
          parents: { nodes: showParents(oid) },
          file: git('ls-tree', oid, file) === '' ? null : {},
        };
      });
      return { object: { history: { nodes } } };
    },
    Version: ({ version = '' }) => ({ object: { text: readBlob(git('rev-parse', version)).toString() } }),
  };

  /** The mutations by their names. */
  const mutations: Record<string, (input: Given, login: string) => object> = {
    createRef: ({ name = '', oid = '' }) => {
      const branch = name.replace('refs/heads/', '');
      if (find(branch)) throw new Refusal('A ref named that already exists');
      setBranch(branch, oid);
      return { ref: { id: branch } };
    },
    updateRef: ({ refId = '', oid = '', force }) => {
      if (!force && count(oid, refId) > 0) throw new Refusal('Not a fast forward');
      setBranch(refId, oid);
      return {};
    },
    deleteRef: ({ refId }) => {
      git('update-ref', '-d', `refs/heads/${refId}`);
      return {};
    },
    mergeBranch: ({ base: to = '', head = '' }, login) => merge(login, head, to),
    createCommitOnBranch: (input, login) => commit(login, input as unknown as Commit),
    createPullRequest: ({ headRefName = '' }) => {
      pulls.push({ number: pulls.length + 1, branch: headRefName, isOpen: true });
      return {};
    },
    mergePullRequest: ({ pullRequestId, expectedHeadOid = '' }, login) => {
      const pull = pulls[Number(pullRequestId) - 1] as Pull;
      const isChecked =
        expectedHeadOid === find(pull.branch) && checks.get(expectedHeadOid)?.state === 'SUCCESS';
      if (!isChecked) throw new Refusal('Required status check is expected.');
      pull.isOpen = false;
      merge(login, pull.branch, base);
      // A setting of repositories.
      git('update-ref', '-d', `refs/heads/${pull.branch}`);
      return {};
    },
  };

  /** Answers GraphQL about the repository that is called `name`. */
  function answerQuery(name: string, login: string, words: string, variables: Given & { input?: Given }) {
    const [, kind = '', operation = ''] = /^(query|mutation) (\w+)/.exec(words) ?? [];
    const [, mutation = ''] = /\{ (\w+)\(input/.exec(words) ?? [];
    try {
      if (kind === 'mutation')
        return Response.json({ data: { [mutation]: mutations[mutation]?.(variables.input ?? {}, login) } });
      if (operation === 'Viewer') return Response.json({ data: { viewer: { login } } });
      if (`${variables['owner']}/${variables['name']}` !== name) throw new Refusal('No such repository');
      return Response.json({ data: { repository: queries[operation]?.(variables, words) } });
    } catch (cause) {
      if (!(cause instanceof Refusal)) throw cause;
      return Response.json({ data: null, errors: [{ message: cause.message }] });
    }
  }

  const listTree = (oid: string) => {
    const lines = git('ls-tree', '-r', '-t', oid).split('\n');
    const rows = lines.map((line) => /^(\d+) (\w+) (\w+)\t(.*)$/.exec(line) ?? []);
    return { sha: oid, tree: rows.map(([, mode, type, sha, path]) => ({ mode, type, sha, path })) };
  };

  /** The page on which one allows the editor to log in, and the code that it sends back. */
  function authorize({ searchParams }: URL): Response {
    challenges.set(state.login, searchParams.get('code_challenge'));
    const back = `${searchParams.get('redirect_uri')}?code=${state.login}&state=${searchParams.get('state')}`;
    const html = `<a href="${back}">Authorize ${state.login}</a>`;
    return new Response(html, { headers: { 'Content-Type': 'text/html; charset=utf-8' } });
  }

  function giveToken(given: URLSearchParams): Response {
    const login = given.get('code') ?? given.get('refresh_token') ?? '';
    const verifier = given.get('code_verifier');
    const isKnown =
      !verifier ||
      (given.get('client_id') === project &&
        createHash('sha256').update(verifier).digest('base64url') === challenges.get(login));
    if (!isKnown) return refuse(400, 'invalid_grant');
    const names = {
      access_token: crypto.randomUUID(),
      refresh_token: login,
      scope: '',
      token_type: 'bearer',
    };
    tokens.set(names.access_token, login);
    return Response.json({ ...names, expires_in: 28_800, refresh_token_expires_in: 15_000_000 });
  }

  /** Answers a request to github.com, api.github.com or api.keystatic.cloud, of which each knows its own paths. */
  async function answer(request: Request): Promise<Response> {
    if (state.isAway) throw new TypeError('fetch failed');
    const url = new URL(request.url);
    const isCloud = url.hostname === 'api.keystatic.cloud';
    const body = await request.text();
    if (/oauth\/authorize$/.test(url.pathname)) return authorize(url);
    if (/oauth\/(access_)?token$/.test(url.pathname))
      return giveToken(isCloud ? new URLSearchParams(body) : url.searchParams);
    const login = tokens.get(request.headers.get('Authorization')?.replace('Bearer ', '') ?? '');
    if (!login) return refuse(401, 'Bad credentials');
    const path = isCloud
      ? url.pathname.replace('/v1/github', '')
      : url.pathname.replace(`/repos/${repo}/git`, '');
    if (path === '/graphql') {
      const { query, variables } = JSON.parse(body) as { query: string; variables: Given };
      return answerQuery(isCloud ? 'repo-owner/repo-name' : repo, login, query, variables);
    }
    if (isCloud && path === '/v1/info') return Response.json({ user: { id: 'user-1', name: login } });
    const [, kind, oid = ''] = /^\/(tree|blob)s?\/(\w+)$/.exec(path) ?? [];
    if (kind === 'tree') return Response.json(listTree(oid));
    if (kind === 'blob') return new Response(readBlob(oid));
    return refuse(404, `No such request: ${path}`);
  }

  const stop = () => rm(folder, { recursive: true, force: true, maxRetries: 5 });
  return { answer, folder, git, runWorkflow, state, tokens, stop };
}
