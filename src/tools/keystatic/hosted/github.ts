/** The repository in the editor's browser: at GitHub, or through Keystatic Cloud for editors without an account there. */
import keystatic from '@keystatic/core/package.json' with { type: 'json' };

import { createSlug } from '../../editors/slug.ts';

/** What the build of the editor knows. */
export interface Setup {
  /** As owner/name. */
  repo: string;
  /** The address of the public site. */
  site: string;
  /** The project at Keystatic Cloud, as team/name; without it editors log in at GitHub. */
  cloud?: string | undefined;
}

/** The last commit of a branch. */
export interface Tip {
  oid: string;
  tree: { oid: string };
}

/** What GraphQL selects of a `Tip`. */
export const tip = 'oid tree { oid }';

const cloudApi = 'https://api.keystatic.cloud';
const kept = 'Wat je schreef staat nog in deze browser.';

/** That there is no login, or no longer. */
export class SignedOut extends Error {
  override message = `Je bent uitgelogd. ${kept} Log opnieuw in en bewaar nog eens.`;
}

/** Where requests go; Keystatic Cloud knows the repository by the project of the token. */
const findHost = ({ cloud, repo }: Setup) =>
  cloud
    ? {
        name: 'Keystatic Cloud',
        repo: 'repo-owner/repo-name',
        graphql: `${cloudApi}/v1/github/graphql`,
        trees: `${cloudApi}/v1/github/trees/`,
        blobs: `${cloudApi}/v1/github/blob/`,
        query: '',
        headers: { 'x-keystatic-version': keystatic.version },
      }
    : {
        name: 'GitHub',
        repo,
        graphql: 'https://api.github.com/graphql',
        query: '?recursive=1',
        trees: `https://api.github.com/repos/${repo}/git/trees/`,
        headers: {},
        blobs: `https://api.github.com/repos/${repo}/git/blobs/`,
      };

/** The token that the login left. */
function readToken({ cloud }: Setup): string | undefined {
  if (!cloud) return /keystatic-gh-access-token=([^;]+)/.exec(document.cookie)?.[1];
  const stored = JSON.parse(localStorage.getItem('keystatic-cloud-access-token') ?? '{}') as {
    token?: string;
    project?: string;
  };
  return stored.project === cloud ? stored.token : undefined;
}

/** Sends a request with the token, which GitHub renews once; throws what is refused in words for the editor. */
async function send(setup: Setup, url: string, init: RequestInit = {}, isRenewed = false): Promise<Response> {
  const { name, headers } = findHost(setup);
  if (!setup.cloud && !readToken(setup))
    await fetch('/api/keystatic/github/refresh-token', { method: 'POST' }).catch(() => undefined);
  const all = { ...(init.headers as object), ...headers, Authorization: `Bearer ${readToken(setup)}` };
  const response = await fetch(url, { ...init, headers: all }).catch(() => undefined);
  if (!response || response.status >= 500)
    throw new Error(`${name} is nu niet bereikbaar. ${kept} Probeer het over een minuut weer.`);
  if (response.ok) return response;
  if (response.status !== 401) throw new Error(`${name} weigert dit: ${await response.text()}`);
  if (setup.cloud || isRenewed) throw new SignedOut();
  document.cookie = 'keystatic-gh-access-token=; path=/; max-age=0';
  return send(setup, url, init, true);
}

/** Asks in GraphQL, fresh. */
async function query<Data>(setup: Setup, words: string, variables: object = {}): Promise<Data> {
  const { graphql, name } = findHost(setup);
  const body = JSON.stringify({ query: words, variables });
  const headers = { 'Content-Type': 'application/json' };
  const response = await send(setup, graphql, { method: 'POST', cache: 'no-store', headers, body });
  const { data, errors } = (await response.json()) as { data: Data; errors?: [Error] };
  if (errors) throw new Error(`${name} weigert dit: ${errors[0].message}`);
  return data;
}

/** Asks what a selection of GraphQL names of the repository; each variable is a text. */
export async function askRepository<Found>(
  setup: Setup,
  operation: string,
  selection: string,
  variables: Record<string, string> = {},
): Promise<Found> {
  const [owner, name] = findHost(setup).repo.split('/');
  const known = { owner, name, ...variables };
  const parameters = Object.keys(known).map((key) => `$${key}: String!`);
  const { repository } = await query<{ repository: Found }>(
    setup,
    `query ${operation}(${parameters.join(', ')}) { repository(owner: $owner, name: $name) { ${selection} } }`,
    known,
  );
  return repository;
}

/** Makes a change by a mutation of GraphQL, and gives what `result` selects of it. */
export async function change<Result>(
  setup: Setup,
  mutation: string,
  input: object,
  result = 'clientMutationId',
): Promise<Result> {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  const words = `mutation Change($input: ${type}!) { ${mutation}(input: $input) { ${result} } }`;
  const done = await query<Record<string, Result>>(setup, words, { input });
  return done[mutation] as Result;
}

/** A file as it is, by the id that Git gives it. */
export const readBlob = (setup: Setup, oid: string) =>
  send(setup, findHost(setup).blobs + oid, {
    headers: { Accept: 'application/vnd.github.raw' },
    cache: 'force-cache',
  });

/** A file or folder of a commit, with the id that Git gives it. */
interface Entry {
  path: string;
  sha: string;
  type: 'blob' | 'tree';
}

/** Every file and folder of a commit. */
export async function readTree(setup: Setup, { tree }: Tip): Promise<Entry[]> {
  const { trees, query: search } = findHost(setup);
  const answer = await send(setup, trees + tree.oid + search, { cache: 'force-cache' });
  return ((await answer.json()) as { tree: Entry[] }).tree;
}

/** What an editor's branch is named after: the login at GitHub, or the name at Keystatic Cloud, which others may have too. */
export async function readName(setup: Setup): Promise<string> {
  if (!setup.cloud) {
    const { viewer } = await query<{ viewer: { login: string } }>(setup, 'query Viewer { viewer { login } }');
    return viewer.login.toLowerCase();
  }
  const { user } = (await (await send(setup, `${cloudApi}/v1/info`)).json()) as {
    user: { id: string; name: string };
  };
  return `${createSlug(user.name)}-${createSlug(user.id).slice(0, 6)}`;
}
