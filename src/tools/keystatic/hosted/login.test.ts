import assert from 'node:assert/strict';
import { test } from 'node:test';

import { answerLogin } from './login.ts';

test('the login goes to GitHub and back, and what it leaves in the browser is secure', async () => {
  const secret = 'a secret that is long enough for a test';
  const env = {
    ...{ KEYSTATIC_GITHUB_CLIENT_ID: 'id', KEYSTATIC_GITHUB_CLIENT_SECRET: 's', KEYSTATIC_SECRET: secret },
  };
  const address = 'https://redactie.example.nl/api/keystatic/github/login?from=branch/redactie-anna';
  const answer = await answerLogin(new Request(address), env);
  const to = new URL(answer.headers.get('Location') ?? '');
  assert.equal(to.origin + to.pathname, 'https://github.com/login/oauth/authorize');
  const back = 'https://redactie.example.nl/api/keystatic/github/oauth/callback';
  assert.equal(to.searchParams.get('redirect_uri'), back);
  assert.match(answer.headers.getSetCookie()[0] ?? '', /HttpOnly; SameSite=Lax; Secure$/);
});
