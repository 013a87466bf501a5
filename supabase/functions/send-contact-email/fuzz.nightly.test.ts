// Thousands of posts made of what breaks mail programs; the seed makes a failure come back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { composeMail } from './delivery/compose.ts';
import type { Delivery } from './delivery/delivery.ts';
import { honeypotField, messageFields } from './message.ts';
import type { MessageField } from './message.ts';
import { checkBytes, readMail } from './testing/mail.ts';
import { sampleMessage } from './testing/sample-message.ts';
import { postOf, setUp } from './testing/set-up.ts';
import { addresses, createRandom, makeText } from './testing/strange-texts.ts';
import type { Random } from './testing/strange-texts.ts';

const SEED = 20_261_121;
const POSTS = 20_000;
/** Every so many accepted mails one is read as a mailbox would, which takes longer. */
const READ_EVERY = 25;

function makeValue(random: Random, key: string, type?: MessageField['type']): unknown {
  const { next, pick } = random;
  if (next() < 0.02) return pick<unknown>([null, 42, true, {}, [], ['a@b.nl'], { toString: 'x' }]);
  if (type === 'email') return next() < 0.9 ? pick(addresses) : makeText(random, 3);
  if (next() < 0.35) return makeText(random, type === 'textarea' ? 40 : 4);
  return sampleMessage[key as keyof typeof sampleMessage];
}

function makeBody(random: Random): string {
  const { next, pick, below } = random;
  const others = next() < 0.1 ? [honeypotField, 'to', '__proto__'].map((key) => ({ key })) : [];
  const fields: (Pick<MessageField, 'key'> & Partial<MessageField>)[] = [...messageFields, ...others];
  const members = fields
    .filter(() => next() > 0.02)
    .map(({ key, type }) => `${JSON.stringify(key)}:${JSON.stringify(makeValue(random, key, type))}`);
  const json = `{${members.join(',')}}`;
  if (next() > 0.03) return json;
  return pick([json.slice(0, below(json.length)), json + makeText(random, 2), `[${json}]`]);
}

test(`${POSTS} strange posts are refused, or become clean mails`, async () => {
  const random = createRandom(SEED);
  const statuses = new Set<number>();
  let accepted = 0;
  const send: Delivery['send'] = async (email) => {
    const bytes = await composeMail(email);
    checkBytes(bytes);
    assert.doesNotMatch(`${email.subject} ${email.replyTo}`, /=\?|[\p{Cc}\p{Cf}]/u);
    accepted += 1;
    if (accepted % READ_EVERY !== 0) return undefined;
    const mail = await readMail(bytes);
    for (const part of ['subject', 'text', 'replyTo'] as const) assert.equal(mail[part], email[part]);
    assert.deepEqual(mail.to, ['info@maquette.test']);
    return undefined;
  };
  const handler = setUp({ deliveries: [{ via: 'outbox', place: 'nowhere', send }] });
  for (let number = 1; number <= POSTS; number += 1) {
    const body = makeBody(random);
    const before = accepted;
    const { status } = await handler.send(postOf(body));
    statuses.add(status);
    // A fault found by the checks above fails the delivery, which makes this a 503.
    assert.ok([200, 400, 422].includes(status), `post ${number} of seed ${SEED}: ${status} ${body}`);
    assert.ok(accepted === before || status === 200);
  }
  assert.equal(statuses.size, 3);
  assert.ok(accepted > POSTS / 10, `${accepted} accepted`);
});
