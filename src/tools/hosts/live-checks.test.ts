import assert from 'node:assert/strict';
import { test } from 'node:test';

import { formatRedirects } from '../../build/hosts/redirects.ts';
import { makeDist, serveSite, SMALL_SITE } from '../testing/served-site.ts';
import { listDifferences } from './live-checks.ts';

const expires = new Date('2026-12-01T02:00:00Z');
const files = {
  ...SMALL_SITE,
  'over.html': '<p>over</p>',
  '.well-known/security.txt': `Expires: ${expires.toISOString()}`,
  _headers: '/*\n  X-Frame-Options: DENY\n',
  _redirects: formatRedirects([], ['/expertise', '/cases'], ['/expertise/saas', '/cases/mkb']),
};
const get = await serveSite(files);
const dist = await makeDist(files);
const before = new Date(expires.getTime() - 1);

test('a deployed site that equals the build has no differences', async () => {
  assert.deepEqual(await listDifferences(get, dist, before), []);
});

test('each difference has the path, the actual and the expected value', async () => {
  const change = (path: string, response: Response) => (asked: string, headers?: Record<string, string>) =>
    asked === path ? Promise.resolve(response) : get(asked, headers);
  const headers = { 'X-Frame-Options': 'DENY' };
  const missing = (age: string) =>
    new Response('niet gevonden', { status: 404, headers: { ...headers, 'Cache-Control': age } });
  for (const [path, response, expected] of [
    ['/cases', new Response('cases', { headers }), ['/cases: not as it was built']],
    ['/robots.txt', new Response(SMALL_SITE['robots.txt'] as string), ['/robots.txt: null instead of DENY']],
    ['/weg', new Response('niet gevonden', { headers }), ['/weg: 200 instead of 404']],
    [
      '/over/?a=b',
      Response.redirect('https://a.nl/', 301),
      ['/over/?a=b: https://a.nl/ instead of /over?a=b'],
    ],
    ['/_astro/weg.js', missing('public, max-age=600'), []],
    ['/_astro/weg.js', missing('no-cache'), []],
    [
      '/_astro/weg.js',
      missing('public, max-age=601'),
      ['/_astro/weg.js: a missing file with Cache-Control public, max-age=601'],
    ],
    ['/delen/weg.js', new Response('', { headers }), ['/delen/weg.js: 200 instead of 404']],
  ] as const) {
    assert.deepEqual(await listDifferences(change(path, response), dist, before), expected);
  }
  assert.deepEqual(await listDifferences((path) => get(path), dist, before), ['/: gzip instead of br']);
  const expired = '/.well-known/security.txt: expires 2026-12-01T02:00:00.000Z';
  assert.deepEqual(await listDifferences(get, dist, expires), [expired]);
});
