// Thousands of posts made of what breaks mail programs; the seed makes a failure come back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { composeMail } from './delivery/folder.ts';
import { readDeployment } from './deployment.ts';
import type { Email } from './email.ts';
import { honeypotField, messageFields } from './message.ts';
import { checkBytes, readMail } from './testing/mail.ts';
import { createRandom } from './testing/random.ts';
import { sampleMessage } from './testing/sample-message.ts';
import { setUp, testEnv } from './testing/set-up.ts';

const SEED = 20_261_121;
const POSTS = 20_000;

const pieces = [
  ...'\r\n\0\t\v\u0085\u2028\u2029\u00A0\u200B\uFEFF\u202E\u2066\uFFFD\u007F .="\\<>,;:@\'',
  ...'Zoë|Coöperatie|Ĳssel|e\u0301|😀|👩‍💻|ﬁ|日本語|שלום|مرحبا|€|\r\n|\uD800|\uDC00|\u001B[31m|  |..|From |-- |=?utf-8?B?|?='.split(
    '|',
  ),
  ...'Bcc: evil@evil.test|\r\nBcc: evil@evil.test|\r\n\r\n|\n.\n|=?utf-8?Q?=0D=0ABcc:_evil?=|=0D=0A|a@b.nl|info@café.nl'.split(
    '|',
  ),
  ...`${'x'.repeat(80)}|${'y'.repeat(1200)}|<script>|%0d%0a|\${x}`.split('|'),
];
const addresses =
  'zoe@voorbeeld.nl|info@café.nl|a@аррӏе.com|josé😀@voorbeeld.nl|o\'neil+x@b.museum|a@b|a@b.nl, c@d.nl|"a"@b.nl|a@b.nl\r\nBcc: e@e.test|a{}|~@b.nl|=?utf-8?Q?x?=@b.nl|zo\u200Be@voorbeeld.nl\u00A0'.split(
    '|',
  );
const { next, below, pick } = createRandom(SEED);
const { mailSettings } = readDeployment(testEnv);

const makeText = (maxPieces: number) =>
  Array.from({ length: 1 + below(maxPieces) }, () => pick(pieces)).join('');

function makeValue(key: string, type: string): unknown {
  if (next() < 0.02) return pick<unknown>([null, 42, true, {}, [], ['a@b.nl'], { toString: 'x' }]);
  if (type === 'email') return next() < 0.9 ? pick(addresses) : makeText(3);
  if (next() < 0.35) return makeText(type === 'textarea' ? 40 : 4);
  return new Map(Object.entries(sampleMessage)).get(key) ?? makeText(2);
}

function makeBody(): string {
  const others = [honeypotField, 'to', '__proto__'].map((key) => ({ key, type: 'text' }));
  const members = [...messageFields, ...(next() < 0.1 ? others : [])]
    .filter(() => next() > 0.02)
    .map(({ key, type }) => `${JSON.stringify(key)}:${JSON.stringify(makeValue(key, type))}`);
  const json = `{${members.join(',')}}`;
  return next() > 0.03 ? json : pick([json.slice(0, below(json.length)), json + makeText(2), `[${json}]`]);
}

test(`${POSTS} strange posts are refused, or become clean mails`, async (context) => {
  const statuses = new Set<number>();
  let accepted = 0;
  const send = async (email: Email): Promise<undefined> => {
    const bytes = await composeMail(email, mailSettings);
    checkBytes(bytes);
    assert.doesNotMatch(`${email.subject} ${email.replyTo}`, /=\?|[\p{Cc}\p{Cf}]/u);
    accepted += 1;
    // Reading as a mailbox would takes longer.
    if (accepted % 25 !== 0) return;
    const { subject, text, replyTo } = await readMail(bytes);
    assert.deepEqual([subject, text, replyTo], [email.subject, email.text, email.replyTo]);
  };
  const { post } = setUp({ channels: [{ via: 'folder', place: 'nowhere', send }] });
  for (let number = 1; number <= POSTS; number += 1) {
    const body = makeBody();
    const before = accepted;
    const { status } = await post(body);
    statuses.add(status);
    // A fault found by the checks above fails the delivery, which makes this a 503.
    assert.ok([200, 400, 422].includes(status), `post ${number} of seed ${SEED}: ${status} ${body}`);
    assert.ok(accepted === before || status === 200);
  }
  assert.equal(statuses.size, 3);
  context.diagnostic(`${accepted} accepted`);
  assert.ok(accepted > POSTS / 10);
});
