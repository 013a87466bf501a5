// Twenty thousand posts made of what breaks mail programs; the seed makes a failure come back.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { composeMail } from './delivery/compose.ts';
import { honeypotField, messageFields } from './message.ts';
import type { MessageField } from './message.ts';
import { checkBytes, readMail } from './testing/mail.ts';
import { sampleMessage } from './testing/sample-message.ts';
import { postOf, setUp } from './testing/set-up.ts';

const SEED = 20_261_121;
const POSTS = 20_000;
/** Every so many accepted mails one is read as a mailbox would, which takes longer than looking at its bytes. */
const READ_EVERY = 25;

const pieces = [
  ...['Zoë', 'Coöperatie', 'Ĳssel', 'e\u0301', '😀', '👩‍💻', 'ﬁ', '日本語', 'שלום', 'مرحبا', '€'],
  ...['\r\n', '\n', '\r', '\0', '\t', '\v', '\u0085', '\u2028', '\u2029', '\u00A0', '\u200B', '\uFEFF'],
  ...['\u202E', '\u2066', '\uD800', '\uDC00', '\uFFFD', '\u007F', '\u001B[31m', ' ', '  '],
  ...['Bcc: evil@evil.test', '\r\nBcc: evil@evil.test', '\r\n\r\n', '\n.\n', '.', '..', 'From ', '-- '],
  ...['=?utf-8?Q?=0D=0ABcc:_evil?=', '=?utf-8?B?', '?=', '=0D=0A', '=', '"', '\\', '<', '>', ',', ';', ':'],
  ...['@', 'a@b.nl', 'info@café.nl', 'x'.repeat(80), 'y'.repeat(1200), '<script>', '%0d%0a', '${x}', "'"],
];
const addresses = [
  ...['zoe@voorbeeld.nl', 'info@café.nl', 'a@аррӏе.com', 'josé😀@voorbeeld.nl', "o'neil+x@b.museum"],
  ...['a@b', 'a@b.nl, c@d.nl', '"a"@b.nl', 'a@b.nl\r\nBcc: e@e.test', 'a{}|~@b.nl', '=?utf-8?Q?x?=@b.nl'],
];

/** Mulberry32: small, and the same everywhere. */
function createRandom(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(next() * end);
  const pick = <T>(items: readonly T[]): T => items[below(items.length)] as T;
  return { next, below, pick };
}

type Random = ReturnType<typeof createRandom>;

function makeText({ below, pick }: Random, maxPieces: number): string {
  return Array.from({ length: 1 + below(maxPieces) }, () => pick(pieces)).join('');
}

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
  return pick([
    json.slice(0, below(json.length)),
    json + makeText(random, 2),
    `[${json}]`,
    makeText(random, 5),
  ]);
}

test(`${POSTS} strange posts are refused, or become clean mails`, async () => {
  const random = createRandom(SEED);
  const statuses = new Map<number, number>();
  let accepted = 0;
  let isSent = false;
  const { send } = setUp({
    deliveries: [
      {
        via: 'outbox',
        place: 'nowhere',
        send: async (email) => {
          const bytes = await composeMail(email);
          checkBytes(bytes);
          isSent = true;
          accepted += 1;
          if (accepted % READ_EVERY !== 0) return;
          const mail = await readMail(bytes);
          assert.equal(mail.text, email.text);
          assert.equal(mail.subject, email.subject);
          assert.deepEqual(mail.to, ['info@maquette.test']);
          assert.equal(mail.replyTo, email.replyTo);
        },
      },
    ],
  });
  for (let number = 1; number <= POSTS; number += 1) {
    const body = makeBody(random);
    isSent = false;
    const { status } = await send(postOf(body));
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    // A fault found by the checks above fails the delivery, which makes this a 503.
    assert.ok([200, 400, 422].includes(status), `post ${number} of seed ${SEED}: ${status} ${body}`);
    assert.ok(!isSent || status === 200);
  }
  assert.deepEqual([...statuses.keys()].sort(), [200, 400, 422]);
  assert.ok(accepted > POSTS / 10, `${accepted} accepted`);
});
