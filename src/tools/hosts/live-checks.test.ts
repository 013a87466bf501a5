import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makeDist, serveSite, SMALL_SITE } from '../testing/served-site.ts';
import { listDifferences } from './live-checks.ts';

const security = '/.well-known/security.txt';
const expires = new Date('2026-12-01T02:00:00Z');
const page = (uid: string) => `<astro-island uid="${uid}"></astro-island>`;
const files = {
  ...SMALL_SITE,
  'over.html': page('a'),
  '.well-known/security.txt': `Expires: ${expires.toISOString()}`,
  _headers: '/*\n  X-Frame-Options: DENY\n',
  _redirects: '/expertise/* /expertise 200\n/cases/* /cases 200\n',
};
const get = await serveSite(files);
const dist = await makeDist({ ...files, 'over.html': page('b') });
const before = new Date(expires.getTime() - 1);

test('a deployed site that is as built has no differences', async () => {
  assert.deepEqual(await listDifferences(get, dist, before), []);
});

test('each difference names the path, what came and what should have come', async () => {
  /** The site with another response for one path. */
  const change = (path: string, response: Response) => (asked: string, headers?: Record<string, string>) =>
    asked === path ? Promise.resolve(response) : get(asked, headers);
  const headers = { 'X-Frame-Options': 'DENY' };
  for (const [path, response, expected] of [
    ['/cases', new Response('cases', { headers }), ['/cases: not as it was built']],
    ['/robots.txt', new Response(SMALL_SITE['robots.txt'] as string), ['/robots.txt: null instead of DENY']],
    ['/weg', new Response('niet gevonden', { headers }), ['/weg: 200 instead of 404']],
    [
      '/over/?a=b',
      new Response('', { status: 302, headers: { Location: '/over' } }),
      ['/over/?a=b: /over instead of /over?a=b', '/over/?a=b: 302 instead of a redirect'],
    ],
  ] as const) {
    assert.deepEqual(await listDifferences(change(path, response), dist, before), expected);
  }
  const withoutBrotli = await listDifferences((path) => get(path), dist, before);
  assert.deepEqual(withoutBrotli, ['/: gzip instead of br']);
  const expired = await listDifferences(get, dist, expires);
  assert.deepEqual(expired, [`${security}: expires ${expires.toISOString()}`]);
});
