/** GitHub's API in the editor's browser, with the token that the login left in a cookie. */

/** What the build of the editor knows. */
export interface Setup {
  /** As owner/name. */
  repo: string;
  /** The project of Keystatic Cloud, as team/project, for editors without an account on GitHub. */
  cloud: string | undefined;
  /** The address of the public site. */
  site: string;
}

/** A refusal of GitHub's, in words for the editor. */
export class GitHubError extends Error {
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const kept = 'Wat je schreef staat nog in deze browser.';
export const awayWords = `GitHub is nu niet bereikbaar. ${kept} Probeer het over een minuut weer.`;
export const signedOutWords = `Je bent uitgelogd. ${kept} Log opnieuw in en bewaar nog eens.`;

// Before it is replaced by `guardRequests`.
const send = globalThis.fetch;

const readToken = () => /keystatic-gh-access-token=([^;]+)/.exec(document.cookie)?.[1];

/** The token, renewed when its time was up; `undefined` when the editor has to log in. */
export async function getToken(): Promise<string | undefined> {
  if (!readToken())
    await send('/api/keystatic/github/refresh-token', { method: 'POST' }).catch(() => undefined);
  return readToken();
}

/** Sends a request; renews a token that GitHub refuses, once. */
export async function sendToGitHub(url: string, init: RequestInit = {}): Promise<Response> {
  const attempt = async () => {
    const headers = new Headers(init.headers);
    const token = await getToken();
    if (token && url.startsWith('https://api.github.com/')) headers.set('Authorization', `Bearer ${token}`);
    const response = await send(url, { ...init, headers }).catch(() => undefined);
    if (!response || response.status >= 500) throw new GitHubError(503, awayWords);
    return response;
  };
  const response = await attempt();
  if (response.status !== 401) return response;
  document.cookie = 'keystatic-gh-access-token=; path=/; max-age=0';
  return attempt();
}

/** Asks the repository's part of GitHub's API; throws a GitHubError for a refusal. */
export async function ask<Answer>(
  { repo }: Setup,
  path: string,
  method = 'GET',
  body?: object,
): Promise<Answer> {
  const url = `https://api.github.com/repos/${repo}${path}`;
  // The browser would keep an answer for a minute.
  const init: RequestInit = { method, cache: 'no-store' };
  const response = await sendToGitHub(url, body ? { ...init, body: JSON.stringify(body) } : init);
  if (response.status === 401) throw new GitHubError(401, signedOutWords);
  const answer = (response.status === 204 ? {} : await response.json()) as Answer & { message?: string };
  if (!response.ok) throw new GitHubError(response.status, `GitHub weigert dit: ${answer.message}`);
  return answer;
}

/** What the editors' branches begin with; no slash, which Keystatic's login would not find back. */
export const branchPrefix = 'redactie-';

/** The branch in the address of the editor. */
export const readBranch = () =>
  decodeURIComponent(/^\/keystatic\/branch\/([^/]+)/.exec(location.pathname)?.[1] ?? '');

/** The name of the branch that is published. */
export const getBase = async (setup: Setup) =>
  (await ask<{ default_branch: string }>(setup, '')).default_branch;

/** What a branch has that another has not. */
export interface Change {
  ahead_by: number;
  behind_by: number;
  files: { filename: string; status: string }[];
}

/** What `head` has that `base` has not. */
export const compare = (setup: Setup, base: string, head: string) =>
  ask<Change>(setup, `/compare/${base}...${head}`);

/** Opens the editor's own branch, with what others published since; an editor who has to log in stays where they are. */
export async function enterBranch(setup: Setup): Promise<void> {
  // Keystatic knows no other.
  if (location.pathname === '/') history.replaceState(null, '', '/keystatic');
  const page = /^\/keystatic(?:\/branch\/[^/]+)?((?:\/(?:collection|singleton)\/.*)?)$/.exec(
    location.pathname,
  );
  if (!page || !(await getToken())) return;
  const base = await getBase(setup);
  let branch = readBranch();
  if (!branch || branch === base) {
    const user = await sendToGitHub('https://api.github.com/user');
    branch = `${branchPrefix}${((await user.json()) as { login: string }).login.toLowerCase()}`;
  }
  await updateBranch(setup, base, branch);
  history.replaceState(null, '', `/keystatic/branch/${branch}${page[1]}`);
}

/** Makes a branch, or brings it up to `base`; leaves it where both changed the same lines. */
async function updateBranch(setup: Setup, base: string, branch: string): Promise<void> {
  const { object } = await ask<{ object: { sha: string } }>(setup, `/git/ref/heads/${base}`);
  const { sha } = object;
  const change = await compare(setup, base, branch).catch((cause: unknown) => {
    if (cause instanceof GitHubError && cause.status === 404) return undefined;
    throw cause;
  });
  if (!change) await ask(setup, '/git/refs', 'POST', { ref: `refs/heads/${branch}`, sha });
  else if (change.behind_by > 0 && change.files.length === 0 && change.ahead_by === 0)
    await ask(setup, `/git/refs/heads/${branch}`, 'PATCH', { sha });
  else if (change.behind_by > 0) await mergeBase(setup, base, branch);
}

/** Takes what others published into a branch; whether that could be done. */
export async function mergeBase(setup: Setup, base: string, branch: string): Promise<boolean> {
  try {
    await ask(setup, '/merges', 'POST', { base: branch, head: base });
    return true;
  } catch (cause) {
    if (cause instanceof GitHubError && cause.status === 409) return false;
    throw cause;
  }
}
