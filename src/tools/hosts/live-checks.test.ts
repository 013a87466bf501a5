import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makeDist } from '../testing/served-site.ts';
import { findExpired, findFeed } from './live-checks.ts';

const answer =
  (text: string, status = 200) =>
  () =>
    Promise.resolve(new Response(text, { status }));
const securityUntil = (moment: string) =>
  answer(`Contact: mailto:info@maquette.example\nExpires: ${moment}\n`);
const now = new Date('2026-12-01T02:00:00Z');

test('security.txt holds up to its last moment', async () => {
  assert.deepEqual(await findExpired(securityUntil('2026-12-01T02:00:00.001Z'), now), []);
  assert.deepEqual(await findExpired(securityUntil('2026-12-01T02:00:00.000Z'), now), [
    '/.well-known/security.txt: 200, expires 2026-12-01T02:00:00.000Z',
  ]);
});

test('a security.txt without a date, or that is not there, is a fault', async () => {
  assert.deepEqual(await findExpired(answer('Contact: x'), now), [
    '/.well-known/security.txt: 200, expires never said',
  ]);
  const gone = () => Promise.resolve(new Response('Expires: 2027-01-01T00:00:00Z', { status: 404 }));
  assert.match((await findExpired(gone, now)).join(), /: 404, /);
});

test('a feed with an article less than was built is a fault, and so is none', async () => {
  const dist = await makeDist({ 'kennis/rss.xml': '<rss><item></item><item></item></rss>' });
  assert.deepEqual(await findFeed(answer('<rss><item></item><item></item></rss>'), dist), []);
  assert.deepEqual(await findFeed(answer('<rss><item></item></rss>'), dist), [
    '/kennis/rss.xml: 200, 1 articles instead of 200, 2 articles',
  ]);
  assert.equal((await findFeed(answer('', 404), dist)).length, 1);
});
