import assert from 'node:assert/strict';
import { mock, test } from 'node:test';

import { answerLogin } from './login.ts';

const host = 'https://redactie.example.nl/api/keystatic/github';
const env = {
  KEYSTATIC_GITHUB_CLIENT_ID: 'id',
  KEYSTATIC_GITHUB_CLIENT_SECRET: 'secret',
  KEYSTATIC_SECRET: 'a secret that is long enough for a test',
};

const github = mock.method(globalThis, 'fetch', () =>
  Promise.resolve(
    Response.json({
      access_token: 'token',
      expires_in: 60,
      refresh_token: 'refresh',
      refresh_token_expires_in: 60,
      scope: '',
      token_type: 'bearer',
    }),
  ),
);

const ask = (path: string, cookie = '') =>
  answerLogin(new Request(`${host}/${path}`, { headers: { cookie } }), env);

/** Starts a login; returns its state, the browser's cookie, and the flags of the cookie. */
async function begin(from = '') {
  const answer = await ask(`login${from}`);
  const [set = ''] = answer.headers.getSetCookie();
  const [cookie = '', ...flags] = set.split('; ');
  const state = new URL(answer.headers.get('location') ?? '').searchParams.get('state') ?? '';
  return { state, cookie, flags };
}

const end = (state: string, cookie: string) => ask(`oauth/callback?code=1&state=${state}`, cookie);

test('a login ends in the browser where it began; its cookie is short-lived, host-only and used once', async () => {
  const { state, cookie, flags } = await begin();
  assert.match(cookie, new RegExp(`^__Host-ks-${state}=.`));
  assert.deepEqual(flags, ['Max-Age=600', 'Path=/', 'HttpOnly', 'Secure', 'SameSite=Lax']);
  const answer = await end(state, `a=b; ${cookie}; c=d`);
  assert.equal(answer.headers.get('location'), '/keystatic/branch/-');
  const [token, refresh, gone] = answer.headers.getSetCookie();
  assert.match(`${token} ${refresh}`, /^keystatic-gh-access-token=token; .* keystatic-gh-refresh-token=/);
  assert.equal(gone, `__Host-ks-${state}=; Max-Age=0; Path=/; HttpOnly; Secure; SameSite=Lax`);
});

test('every login returns to the same address, where the editor restores the page', async () => {
  for (const from of ['', '?from=/', '?from=branch/main/collection/kennis', '?from=https://elders.nl']) {
    const { state, cookie } = await begin(from);
    assert.equal((await end(state, cookie)).headers.get('location'), '/keystatic/branch/-');
  }
});

test('two tabs can log in at once', async () => {
  const one = await begin();
  const two = await begin();
  for (const { state } of [two, one]) {
    assert.equal((await end(state, `${one.cookie}; ${two.cookie}`)).status, 307);
  }
});

test('a login that began elsewhere, or is done, is refused before a token is requested', async () => {
  const { state, cookie } = await begin();
  const other = await begin();
  const asked = github.mock.callCount();
  const callback = 'oauth/callback?code=1';
  for (const [path, sent] of [
    [`${callback}&state=${state}`, ''],
    [`${callback}&state=${state}`, other.cookie],
    [`${callback}&state=${other.state}`, cookie],
    [`${callback}&state=${state.slice(0, -1)}`, cookie],
    [`${callback}&state=${state}0`, cookie],
    [`${callback}&state=${state}&state=${other.state}`, other.cookie],
    [`${callback}&state=`, cookie],
    [callback, cookie],
    [`${callback}&state=close`, cookie],
    // A cookie that another host of the domain can set.
    [`${callback}&state=${state}`, cookie.replace('__Host-', '')],
    [`${callback}&state=${state}`, `a${cookie}`],
    // Keystatic treats these paths as equal.
    ['oauth//callback/?code=1', cookie],
    ['oauth/%63allback?code=1', cookie],
    ['oauth/callback?%63ode=1', cookie],
  ] as const) {
    const answer = await ask(path, sent);
    assert.equal(answer.status, 403, path);
    assert.deepEqual(answer.headers.getSetCookie(), [], path);
    assert.match(await answer.text(), /log opnieuw in/);
  }
  assert.equal(github.mock.callCount(), asked);
});

test('a denied authorisation is reported, and a refreshed token keeps its flags', async () => {
  const { state, cookie } = await begin();
  assert.equal((await ask(`oauth/callback?error=access_denied&error_description=No`, '')).status, 400);
  const answer = await end(state, cookie);
  const cookies = answer.headers
    .getSetCookie()
    .map((each) => each.replace(/;.*/, ''))
    .join('; ');
  const renewed = await ask('refresh-token', cookies);
  assert.equal(renewed.status, 200);
  assert.match(renewed.headers.getSetCookie()[1] ?? '', /; HttpOnly; .*SameSite=Lax/);
});

test('a login or logout while GitHub is unreachable is reported', async () => {
  const { state, cookie } = await begin();
  github.mock.mockImplementation(() => Promise.reject(new TypeError('fetch failed')));
  for (const answer of [await end(state, cookie), await ask('logout', 'keystatic-gh-access-token=token')]) {
    assert.equal(answer.status, 502);
    assert.match(await answer.text(), /GitHub is nu niet bereikbaar/);
  }
});
