/** GitHub's API in the editor's browser, with the token that the login left in a cookie. */

/** What the build of the editor knows. */
export interface Setup {
  /** As owner/name. */
  repo: string;
  /** The address of the public site. */
  site: string;
}

/** Where an editor's texts are. */
export interface Place extends Setup {
  /** The editor's own. */
  branch: string;
}

/** The branch that is published. */
export const base = 'main';

/** What the editors' branches begin with. */
export const branchPrefix = 'redactie-';

const kept = 'Wat je schreef staat nog in deze browser.';
const away = `GitHub is nu niet bereikbaar. ${kept} Probeer het over een minuut weer.`;

/** That GitHub knows no login, or no longer. */
export class SignedOut extends Error {
  override message = `Je bent uitgelogd. ${kept} Log opnieuw in en bewaar nog eens.`;
}

const readToken = () => /keystatic-gh-access-token=([^;]+)/.exec(document.cookie)?.[1];

/** Sends a request to GitHub's API, whose token is renewed once; throws what it refuses in words for the editor, with the status as cause. */
async function send(path: string, init: RequestInit = {}, isRenewed = false): Promise<Response> {
  if (!readToken())
    await fetch('/api/keystatic/github/refresh-token', { method: 'POST' }).catch(() => undefined);
  const headers = { ...(init.headers as object), Authorization: `Bearer ${readToken()}` };
  const response = await fetch(`https://api.github.com${path}`, { ...init, headers }).catch(() => undefined);
  if (!response || response.status >= 500) throw new Error(away);
  if (response.ok) return response;
  if (response.status !== 401) {
    const { message } = (await response.json()) as Error;
    throw new Error(`GitHub weigert dit: ${message}`, { cause: response.status });
  }
  if (isRenewed) throw new SignedOut();
  document.cookie = 'keystatic-gh-access-token=; path=/; max-age=0';
  return send(path, init, true);
}

/** Asks GitHub's API, fresh. */
export async function ask<Answer>(path: string, method = 'GET', body?: object): Promise<Answer> {
  const response = await send(path, {
    method,
    cache: 'no-store',
    ...(body && { body: JSON.stringify(body) }),
  });
  return (response.status === 204 ? {} : await response.json()) as Answer;
}

/** Asks in GraphQL. */
export async function query<Data>(words: string, variables: object): Promise<Data> {
  const { data, errors } = await ask<{ data: Data; errors?: [Error] }>('/graphql', 'POST', {
    query: words,
    variables,
  });
  if (errors) throw new Error(`GitHub weigert dit: ${errors[0].message}`);
  return data;
}

/** Asks in GraphQL for objects of the repository, each as `alias: object(…) { … }`; `null` for one that is not there. */
export async function queryObjects<Found>(
  repo: string,
  objects: string[],
): Promise<Record<string, Found | null>> {
  if (objects.length === 0) return {};
  const [owner, name] = repo.split('/');
  const { repository } = await query<{ repository: Record<string, Found | null> }>(
    `query Objects($owner: String!, $name: String!) { repository(owner: $owner, name: $name) { ${objects.join(' ')} } }`,
    { owner, name },
  );
  return repository;
}

/** A file as it is. */
export const readRaw = (path: string) =>
  send(path, { headers: { Accept: 'application/vnd.github.raw' }, cache: 'force-cache' });

/** The editor's own branch. */
export async function findPlace(setup: Setup): Promise<Place> {
  const { login } = await ask<{ login: string }>('/user');
  return { ...setup, branch: branchPrefix + login.toLowerCase() };
}

/** Makes the branch, or brings it up to the published one; leaves it where both changed the same lines. */
export async function updateBranch({ repo, branch }: Place): Promise<void> {
  const refuse = (error: Error) =>
    error.cause === 404 || error.cause === 409 ? undefined : Promise.reject(error);
  const compare = `/repos/${repo}/compare/${base}...${branch}`;
  const change = await ask<{ ahead_by: number; behind_by: number }>(compare).catch(refuse);
  if (change?.behind_by === 0) return;
  if (change?.ahead_by) {
    await ask(`/repos/${repo}/merges`, 'POST', { base: branch, head: base }).catch(refuse);
    return;
  }
  const refs = `/repos/${repo}/git/refs`;
  const sha = await readHead(repo, base);
  if (change) await ask(`${refs}/heads/${branch}`, 'PATCH', { sha });
  else await ask(refs, 'POST', { ref: `refs/heads/${branch}`, sha });
}

/** The last commit of a branch. */
export const readHead = async (repo: string, branch: string) =>
  (await ask<{ object: { sha: string } }>(`/repos/${repo}/git/ref/heads/${branch}`)).object.sha;
