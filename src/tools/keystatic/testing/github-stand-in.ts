// A stand-in for the APIs of GitHub and Keystatic Cloud on a bare repository.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';

import { schema as github } from '@octokit/graphql-schema';
import { buildSchema, graphql, type GraphQLError } from 'graphql';

import { contentCheck } from '../hosted/follow-change.ts';
import { makeRepository, published, type Checked } from './bare-repository.ts';

/** The repository, as owner/name. */
export const repo = 'maquette/site';

/** The project at Keystatic Cloud, as team/name. */
export const project = 'maquette/redactie';

/** GitHub's schema, which has two duplicate fields. */
const schema = buildSchema(github.idl, { assumeValid: true, assumeValidSDL: true });
const cloudQueries = readFileSync(new URL('cloud-queries.graphql', import.meta.url), 'utf8');

interface Pull {
  number: number;
  branch: string;
  isOpen: boolean;
}

interface Commit {
  branch: { repositoryNameWithOwner: string; branchName: string };
  expectedHeadOid: string;
  message: { headline: string };
  fileChanges: { additions?: { path: string; contents: string }[]; deletions?: { path: string }[] };
}

/** An error with a type that Keystatic recognises. */
class Refusal extends Error {
  readonly type: string;
  constructor(type: string, message: string) {
    super(message);
    this.type = type;
  }
}

/** Keystatic sends its queries to its Cloud by name. */
interface Asked {
  query?: string;
  variables: object;
  operationName?: string;
}

type Input<Fields> = { input: Fields };
type Given = Record<string, string>;

/** Creates the stand-in with a new repository. */
export async function startGitHub() {
  const repository = await makeRepository();
  const { git, find, setBranch, mergeTrees, count } = repository;
  const tokens = new Map<string, string>();
  /** The user at Keystatic Cloud. */
  const challenges = new Map<string, string | null>();
  const pulls: Pull[] = [];
  const checks = new Map<string, Checked>();
  /** The next user to log in, whether the host is unreachable, and the names of received operations. */
  const state = { login: '', isAway: false, asked: [] as string[] };

  /** Runs the check of a branch. */
  async function runCheck(branch: string): Promise<void> {
    checks.set(find(branch), await repository.check(branch));
  }

  const trees = new Map<string, string>();

  function showCommit(oid: string) {
    const tree = trees.get(oid) ?? git('rev-parse', `${oid}^{tree}`);
    trees.set(oid, tree);
    const rollup = { contexts: () => ({ nodes: listChecks(oid) }) };
    return {
      __typename: 'Commit',
      id: oid,
      oid,
      tree: { __typename: 'Tree', id: tree, oid: tree },
      statusCheckRollup: rollup,
    };
  }

  /** The content check, and a preview that is not required. */
  function listChecks(oid: string) {
    const found = checks.get(oid);
    const isRequired = () => false;
    const conclusion = found && (found.hasPassed ? 'SUCCESS' : 'FAILURE');
    const annotations = () => ({ nodes: found?.annotations ?? [] });
    return [
      { __typename: 'CheckRun', name: contentCheck, conclusion, isRequired, annotations },
      { __typename: 'StatusContext', context: 'preview', state: 'FAILURE', isRequired },
    ];
  }

  function showRef(name: string): object | null {
    const oid = find(name);
    if (!oid) return null;
    return {
      __typename: 'Ref',
      id: name,
      name,
      target: showCommit(oid),
      compare: ({ headRef }: { headRef: string }) =>
        find(headRef) ? { aheadBy: count(name, headRef), behindBy: count(headRef, name) } : null,
      associatedPullRequests: () => ({
        nodes: pulls.filter(({ isOpen, branch }) => isOpen && branch === name).map(showPull),
      }),
    };
  }

  function showPull({ number, branch }: Pull) {
    const hosts = [
      ['github-actions', `pr-${number}.example.nl`],
      ['vreemde', 'vreemde.example'],
    ] as const;
    return {
      id: String(number),
      number,
      url: `https://github.com/${repo}/pull/${number}`,
      headRefOid: find(branch),
      mergeable: mergeTrees(published, branch) ? 'MERGEABLE' : 'CONFLICTING',
      reviewDecision: null,
      comments: {
        nodes: hosts.map(([login, host]) => ({
          body: `Bekijk deze wijziging op https://${host}`,
          author: { __typename: 'User', login },
        })),
      },
      commits: { nodes: [{ commit: showCommit(find(branch)) }] },
    };
  }

  const listBranches = () => git('for-each-ref', '--format=%(refname:short)', 'refs/heads').split('\n');
  const [owner = '', name = ''] = repo.split('/');

  function showRepository(asked: { owner: string; name: string }) {
    if (![repo, 'repo-owner/repo-name'].includes(`${asked.owner}/${asked.name}`)) return null;
    return {
      id: 'repository',
      isPrivate: true,
      owner: { __typename: 'User', id: owner, login: owner },
      name,
      viewerPermission: 'WRITE',
      forks: { nodes: [] },
      defaultBranchRef: showRef(published),
      refs: { nodes: listBranches().map(showRef), pageInfo: { hasNextPage: false } },
      ref: ({ qualifiedName }: Given) => showRef(qualifiedName?.replace('refs/heads/', '') ?? ''),
      pullRequest: ({ number }: { number: number }) => showPull(pulls[number - 1] as Pull),
    };
  }

  function commit(login: string, { branch, expectedHeadOid, message, fileChanges }: Commit) {
    const { branchName, repositoryNameWithOwner } = branch;
    if (repositoryNameWithOwner !== repo) throw new Refusal('NOT_FOUND', 'No such repository');
    if (find(branchName) !== expectedHeadOid) throw new Refusal('STALE_DATA', 'Expected another head');
    const { additions = [], deletions = [] } = fileChanges;
    repository.commit(login, branchName, message.headline, { additions, deletions });
    return { ref: showRef(branchName) };
  }

  const createActions = (login: string) => ({
    createRef: ({ input: { name: ref = '', oid = '' } }: Input<Given>) => {
      const branch = ref.replace('refs/heads/', '');
      if (find(branch)) throw new Refusal('UNPROCESSABLE', 'A ref named that already exists');
      setBranch(branch, oid);
      return { ref: showRef(branch) };
    },
    updateRef: ({ input: { refId = '', oid = '', force } }: Input<Given>) => {
      if (force || count(oid, refId) > 0) throw new Refusal('UNPROCESSABLE', 'Not a fast forward');
      setBranch(refId, oid);
      return {};
    },
    deleteRef: ({ input: { refId } }: Input<Given>) => void git('update-ref', '-d', `refs/heads/${refId}`),
    mergeBranch: ({ input: { base = '', head = '' } }: Input<Given>) => {
      repository.merge(login, head, base);
      return {};
    },
    createCommitOnBranch: ({ input }: Input<Commit>) => commit(login, input),
    createPullRequest: ({ input: { headRefName = '' } }: Input<Given>) => {
      pulls.push({ number: pulls.length + 1, branch: headRefName, isOpen: true });
      return {};
    },
    mergePullRequest: ({ input: { pullRequestId, expectedHeadOid } }: Input<Given>) => {
      const pull = pulls[Number(pullRequestId) - 1] as Pull;
      if (expectedHeadOid !== find(pull.branch)) throw new Refusal('UNPROCESSABLE', 'Head was modified');
      pull.isOpen = false;
      repository.merge(login, pull.branch, published);
      // A repository setting.
      git('update-ref', '-d', `refs/heads/${pull.branch}`);
      return {};
    },
  });

  async function answerQuery(login: string, body: string): Promise<Response> {
    const { query, variables, operationName } = JSON.parse(body) as Asked;
    state.asked.push(operationName ?? '');
    const rootValue = {
      ...createActions(login),
      repository: showRepository,
      viewer: { id: login, login, name: login, avatarUrl: 'https://avatars.githubusercontent.com/u/1' },
      node: ({ id = '' }: Given) => showRef(id),
    };
    const source = query ?? cloudQueries;
    const answer = await graphql({
      schema,
      source,
      rootValue,
      variableValues: { ...variables },
      operationName,
    });
    return Response.json({
      data: answer.data,
      ...(answer.errors && { errors: answer.errors.map(showError) }),
    });
  }

  const listTree = (oid: string) => {
    const lines = git('ls-tree', '-r', '-t', oid).split('\n');
    const rows = lines.map((line) => /^(\d+) (\w+) (\w+)\t(.*)$/.exec(line) ?? []);
    return { sha: oid, tree: rows.map(([, mode, type, sha, path]) => ({ mode, type, sha, path })) };
  };

  /** Serves the authorisation page, and redirects with a code. */
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
    const token = crypto.randomUUID();
    tokens.set(token, login);
    const names = { access_token: token, refresh_token: login, scope: '', token_type: 'bearer' };
    return Response.json({ ...names, expires_in: 28_800, refresh_token_expires_in: 15_000_000 });
  }

  /** Answers a request to github.com, api.github.com or api.keystatic.cloud. */
  async function answer(request: Request): Promise<Response> {
    if (state.isAway) throw new TypeError('fetch failed');
    const url = new URL(request.url);
    const isCloud = url.hostname === 'api.keystatic.cloud';
    const body = await request.text();
    if (/oauth\/authorize$/.test(url.pathname)) return authorize(url);
    if (/oauth\/(access_)?token$/.test(url.pathname))
      return giveToken(isCloud ? new URLSearchParams(body) : url.searchParams);
    // A logout.
    if (/^\/applications\/\w+\/token$/.test(url.pathname)) return new Response(null, { status: 204 });
    const login = tokens.get(request.headers.get('Authorization')?.replace('Bearer ', '') ?? '');
    if (!login) return refuse(401, 'Bad credentials');
    const path = url.pathname.replace(isCloud ? '/v1/github' : `/repos/${repo}/git`, '');
    if (path === '/graphql') return answerQuery(login, body);
    if (isCloud && path === '/v1/info') {
      const team = { name: 'Maquette', slug: 'maquette', images: false, multiplayer: false };
      return Response.json({
        user: { id: 'user-1', name: login, email: 'a@example.nl' },
        project: { name: 'redactie' },
        team,
      });
    }
    const [, type, oid = ''] = /^\/(tree|blob)s?\/(\w+)$/.exec(path) ?? [];
    if (type === 'tree') return Response.json(listTree(oid));
    if (type === 'blob') return new Response(repository.readBlob(oid));
    return refuse(404, `No such request: ${path}`);
  }

  return { ...repository, answer, runCheck, state, tokens };
}

/** Returns an error in GitHub's format. */
const showError = ({ message, path, originalError }: GraphQLError) => ({
  message,
  path,
  ...(originalError instanceof Refusal && { type: originalError.type }),
});

const refuse = (status: number, message: string) => Response.json({ message }, { status });
