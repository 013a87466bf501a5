/** Access to the repository from the browser: directly at GitHub, or through Keystatic Cloud for editors without a GitHub account. */
import keystatic from '@keystatic/core/package.json' with { type: 'json' };

import type { Page } from '../config.ts';

/** Settings of the hosted editor, fixed at its build. */
export interface Setup {
  /** Repository as owner/name. */
  repo: `${string}/${string}`;
  /** Origin of the public site. */
  site: string;
  pages: Page[];
  /** The project at Keystatic Cloud, as team/name; without it editors log in at GitHub. */
  cloud?: string | undefined;
}

/** Event: a request found that the session has ended. */
export const signedOut = 'signed-out';

const cloudApi = 'https://api.keystatic.cloud';
const kept = 'Wat je schreef staat nog in deze browser.';
const cookie = 'keystatic-gh-access-token';

const findHost = ({ cloud, repo }: Setup) =>
  cloud
    ? {
        name: 'Keystatic Cloud',
        api: cloudApi,
        graphql: `${cloudApi}/v1/github/graphql`,
        repo: 'repo-owner/repo-name',
      }
    : { name: 'GitHub', api: 'https://api.github.com', graphql: 'https://api.github.com/graphql', repo };

function readToken({ cloud }: Setup): string | undefined {
  if (!cloud) return new RegExp(`${cookie}=([^;]+)`).exec(document.cookie)?.[1];
  const stored = JSON.parse(localStorage.getItem('keystatic-cloud-access-token') ?? '{}') as {
    token?: string;
    project?: string;
  };
  return stored.project === cloud ? stored.token : undefined;
}

/** Returns the access token, refreshed at GitHub if it is gone; `undefined` when a login is needed. */
export async function findToken(setup: Setup): Promise<string | undefined> {
  if (setup.cloud || readToken(setup)) return readToken(setup);
  await fetch('/api/keystatic/github/refresh-token', { method: 'POST' }).catch(() => undefined);
  return readToken(setup);
}

/** Patches `fetch`: throws in Dutch when the host is unreachable or the session has ended, and retries once with a new token. */
export function watchHost(setup: Setup): void {
  const { name, api } = findHost(setup);
  const send = globalThis.fetch;
  const reach = async (...request: Parameters<typeof fetch>) => {
    const answer = await send(...request).catch(() => undefined);
    if (answer && answer.status < 500) return answer;
    throw new Error(`${name} is nu niet bereikbaar. ${kept} Probeer het over een minuut weer.`);
  };
  globalThis.fetch = async (input, init) => {
    if (!String(input).startsWith(api)) return send(input, init);
    const answer = await reach(input, init);
    if (answer.status !== 401) return answer;
    document.cookie = `${cookie}=; path=/; max-age=0`;
    const token = setup.cloud ? undefined : await findToken(setup);
    if (token) {
      const headers = new Headers(init?.headers);
      headers.set('Authorization', `Bearer ${token}`);
      const again = await reach(input, { ...init, headers });
      if (again.status !== 401) return again;
    }
    dispatchEvent(new Event(signedOut));
    throw new Error(`Je bent uitgelogd. ${kept}`);
  };
}

async function send(setup: Setup, address: string, init: RequestInit = {}): Promise<Response> {
  const headers = {
    Authorization: `Bearer ${await findToken(setup)}`,
    'Content-Type': 'application/json',
    ...(setup.cloud && { 'x-keystatic-version': keystatic.version }),
  };
  return fetch(address, { ...init, headers, cache: 'no-store' });
}

/** Sends a GraphQL query with the variables `owner` and `name` of the repository; throws the first error. */
export async function ask<Data>(setup: Setup, query: string, variables: object = {}): Promise<Data> {
  const { graphql, repo, name: host } = findHost(setup);
  const [owner, name] = repo.split('/');
  const body = JSON.stringify({ query, variables: { owner, name, ...variables } });
  const response = await send(setup, graphql, { method: 'POST', body });
  const { data, errors } = (await response.json()) as { data: Data; errors?: [Error] };
  if (errors) throw new Error(`${host} weigert dit: ${errors[0].message}`);
  return data;
}

/** Sends a GraphQL mutation. */
export async function change(setup: Setup, mutation: string, input: object): Promise<void> {
  const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
  await ask(setup, `mutation Change($input: ${type}!) { ${mutation}(input: $input) { clientMutationId } }`, {
    input,
  });
}

/** Returns the name for an editor's branch: the GitHub login, or the name at Keystatic Cloud with an id, since names are not unique. */
export async function readName(setup: Setup): Promise<string> {
  if (!setup.cloud) {
    const { viewer } = await ask<{ viewer: { login: string } }>(setup, 'query Viewer { viewer { login } }');
    return viewer.login.toLowerCase();
  }
  const answer = await send(setup, `${cloudApi}/v1/info`);
  const { user } = (await answer.json()) as { user: { id: string; name: string } };
  return `${user.name}-${user.id.slice(0, 6)}`.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
}
