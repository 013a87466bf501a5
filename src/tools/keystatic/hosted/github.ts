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

const kept = 'Wat je schreef staat nog in deze browser.';
const awayWords = `GitHub is nu niet bereikbaar. ${kept} Probeer het over een minuut weer.`;
export const signedOutWords = `Je bent uitgelogd. ${kept} Log opnieuw in en bewaar nog eens.`;

// Before it is replaced by `guardRequests`.
const send = globalThis.fetch;
const readToken = () => /keystatic-gh-access-token=([^;]+)/.exec(document.cookie)?.[1];

/** Sends a request; a token that has expired, or that GitHub refuses, is renewed once. */
export async function sendToGitHub(
  url: string,
  init: RequestInit = {},
  isRenewed = false,
): Promise<Response> {
  const headers = new Headers(init.headers);
  if (!readToken())
    await send('/api/keystatic/github/refresh-token', { method: 'POST' }).catch(() => undefined);
  if (url.startsWith('https://api.github.com/')) headers.set('Authorization', `Bearer ${readToken()}`);
  const response = await send(url, { ...init, headers }).catch(() => undefined);
  if (!response || response.status >= 500) throw new Error(awayWords);
  if (response.status !== 401 || isRenewed) return response;
  document.cookie = 'keystatic-gh-access-token=; path=/; max-age=0';
  return sendToGitHub(url, init, true);
}

/** Asks GitHub's API, fresh; throws what it refuses in words for the editor, with the status as cause. */
export async function ask<Answer>(path: string, method = 'GET', body?: object): Promise<Answer> {
  const init: RequestInit = { method, cache: 'no-store', ...(body && { body: JSON.stringify(body) }) };
  const response = await sendToGitHub(`https://api.github.com${path}`, init);
  const { status: cause } = response;
  if (cause === 401) throw new Error(signedOutWords, { cause });
  const answer = (cause === 204 ? {} : await response.json()) as Answer & {
    message?: string;
    errors?: [Error];
  };
  const message = answer.message ?? answer.errors?.[0].message;
  if (!response.ok || answer.errors) throw new Error(`GitHub weigert dit: ${message}`, { cause });
  return answer;
}

/** What the editors' branches begin with; no slash, which Keystatic's login would not find back. */
export const branchPrefix = 'redactie-';

/** The branch in the address of the editor. */
export const readBranch = () => /^\/keystatic\/branch\/([^/]+)/.exec(location.pathname)?.[1];

/** The name of the branch that is published. */
export const getBase = async ({ repo }: Setup) =>
  (await ask<{ default_branch: string }>(`/repos/${repo}`)).default_branch;

/** What the branch `head` has that `base` has not. */
export const compare = ({ repo }: Setup, base: string, head: string) =>
  ask<{ ahead_by: number; behind_by: number; files: { filename: string }[] }>(
    `/repos/${repo}/compare/${base}...${head}`,
  );

/** Opens the editor's own branch, with what others published since; who has to log in stays where they are. */
export async function enterBranch(setup: Setup): Promise<void> {
  // Keystatic knows no other.
  if (location.pathname === '/') history.replaceState(null, '', '/keystatic');
  if (!readBranch() && location.pathname !== '/keystatic') return;
  const user = await sendToGitHub('https://api.github.com/user');
  if (!user.ok) return;
  const { login } = (await user.json()) as { login: string };
  const branch = readBranch() ?? branchPrefix + login.toLowerCase();
  await updateBranch(setup, branch);
  if (!readBranch()) history.replaceState(null, '', `/keystatic/branch/${branch}`);
}

/** Makes a branch, or brings it up to the published one; leaves it where both changed the same lines. */
async function updateBranch(setup: Setup, branch: string): Promise<void> {
  const [git, base] = [`/repos/${setup.repo}/git`, await getBase(setup)];
  const { object } = await ask<{ object: { sha: string } }>(`${git}/ref/heads/${base}`);
  const isConflict = ({ cause }: Error) => cause === 404 || cause === 409;
  const allow = (error: Error) => (isConflict(error) ? undefined : Promise.reject(error));
  const change = await compare(setup, base, branch).catch(allow);
  if (!change) await ask(`${git}/refs`, 'POST', { ref: `refs/heads/${branch}`, sha: object.sha });
  else if (change.ahead_by === 0) await ask(`${git}/refs/heads/${branch}`, 'PATCH', { sha: object.sha });
  else if (change.behind_by > 0) {
    await ask(`/repos/${setup.repo}/merges`, 'POST', { base: branch, head: base }).catch(allow);
  }
}
