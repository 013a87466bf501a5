// The form as a browser sends it without the page's script: the same checks, and a page of the site as the answer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { honeypotField, messageFields, resultPaths } from './message.ts';
import { sampleMessage } from './testing/sample-message.ts';
import { formOf, pageOrigin, postOf, setUp, testSettings } from './testing/set-up.ts';
import { addresses, createRandom, makeText } from './testing/strange-texts.ts';

const SEED = 20_261_122;
const POSTS = 2_000;

const sent = pageOrigin + resultPaths.sent;
const notSent = pageOrigin + resultPaths.notSent;

async function arrives(request: Request) {
  const { send, readMails } = setUp();
  const { status, headers, body } = await send(request);
  assert.deepEqual([status, headers.get('Location'), body], [303, sent, undefined]);
  const [mail, ...others] = await readMails();
  assert.ok(mail);
  assert.deepEqual(others, []);
  return mail;
}

async function leadsBack(request: Request, code: string, overrides: Parameters<typeof setUp>[0] = {}) {
  const { send, readMails, log } = setUp(overrides);
  const { status, headers, body } = await send(request);
  assert.deepEqual([status, headers.get('Location'), body], [303, notSent, undefined]);
  assert.deepEqual(await readMails(), []);
  assert.equal(log[0]?.code, code);
  return log[0];
}

test('a plain form becomes the same mail as the JSON of the script, and ends on the thanks', async () => {
  const { post, readMails } = setUp();
  await post(sampleMessage);
  const mail = await arrives(formOf({ ...sampleMessage, [honeypotField]: '' }));
  assert.deepEqual(
    [mail].map(({ subject, text, replyTo, messageId }) => ({ subject, text, replyTo, messageId })),
    (await readMails()).map(({ subject, text, replyTo, messageId }) => ({
      ...{ subject, text, replyTo, messageId },
    })),
  );
});

test('a charset in the type and the line ends of a browser do no harm', async () => {
  const type = { 'Content-Type': 'Application/X-WWW-Form-Urlencoded; charset="UTF-8"' };
  const mail = await arrives(formOf({ ...sampleMessage, message: 'een\r\ntwee' }, type));
  assert.ok(mail.text.includes('\n| een\n| twee\n'));
});

test('a filled honeypot marks the mail', async () => {
  const mail = await arrives(formOf({ ...sampleMessage, [honeypotField]: 'ja' }));
  assert.match(mail.subject, /\[mogelijk spam\]/);
});

test('without an origin of ours nothing is taken, and nobody is led anywhere', async () => {
  for (const origin of [
    undefined,
    'null',
    'https://evil.test',
    `${pageOrigin}.evil.test`,
    `${pageOrigin}/`,
  ]) {
    const { send, readMails } = setUp();
    const { status, headers, body } = await send(formOf(sampleMessage, { Origin: origin }));
    assert.deepEqual([status, body], [403, { ok: false, error: 'origin' }]);
    assert.equal(headers.get('Location'), null);
    assert.deepEqual(await readMails(), []);
  }
});

test('a wrong field leads to the page that says so', async () => {
  const entry = await leadsBack(formOf({ ...sampleMessage, email: 'jan@bedrijf' }), 'fields');
  assert.deepEqual([entry?.status, entry?.outcome], [422, 'refused']);
  await leadsBack(formOf(''), 'fields');
});

test('of a field sent twice the last counts, and a field of no list leaves no trace', async () => {
  const typed = String(new URLSearchParams(sampleMessage));
  await leadsBack(formOf(`${typed}&email=geen-adres`), 'fields');
  const mail = await arrives(formOf(`${typed}&to=evil%40evil.test&__proto__=evil&constructor=evil`));
  assert.doesNotMatch(mail.raw, /evil/);
});

test('bytes or percents that are no UTF-8 are refused', async () => {
  const bytes = new TextEncoder().encode('name=??');
  bytes.set([0xff, 0xfe], 5);
  await leadsBack(formOf(bytes), 'encoding');
  await leadsBack(formOf('name=%FF%FE'), 'encoding');
  await leadsBack(formOf('name=%zz'), 'encoding');
});

test('one byte too many is refused, and the longest message of a plain form fits', async () => {
  const { maxBytes } = testSettings.body;
  await leadsBack(formOf(`message=${'a'.repeat(maxBytes - 7)}`), 'size');
  const longest = messageFields.map(({ key, type, maxLength }) => [
    key,
    type === 'email' ? sampleMessage.email : '😀'.repeat(maxLength),
  ]);
  await arrives(formOf(Object.fromEntries(longest) as typeof sampleMessage));
});

test('packing and files are refused', async () => {
  await leadsBack(formOf(sampleMessage, { 'Content-Encoding': 'gzip' }), 'type');
  const form = new FormData();
  for (const [key, text] of Object.entries(sampleMessage)) form.set(key, text);
  form.set('bijlage', new Blob(['x']), 'x.exe');
  const request = new Request(postOf(null), { body: form });
  request.headers.set('Content-Type', new Response(form).headers.get('Content-Type') ?? '');
  const { status, headers } = await setUp().send(request);
  assert.deepEqual([status, headers.get('Location')], [415, null]);
});

test('too many messages and mail that does not leave lead to the page that says so', async () => {
  const rate = { ...testSettings.rate, perAddress: 1, inAll: 1, refuseFrom: 1 };
  const { send } = setUp({ settings: { ...testSettings, rate } });
  await send(formOf(sampleMessage));
  const { headers } = await send(formOf({ ...sampleMessage, message: 'Nog een' }));
  assert.equal(headers.get('Location'), notSent);
  const broken = { via: 'smtp', place: 'nergens', send: () => Promise.reject(new Error('weg')) } as const;
  await leadsBack(formOf(sampleMessage), 'unknown', { deliveries: [broken] });
});

test(`of ${POSTS} strange messages a plain form has the fate of the script's JSON`, async () => {
  const random = createRandom(SEED);
  const { send, post } = setUp();
  const fates = new Set<number>();
  for (let number = 1; number <= POSTS; number += 1) {
    const typed: Record<string, string> = {
      ...sampleMessage,
      email: random.pick(addresses),
      [random.pick(messageFields).key]: makeText(random, 4),
    };
    const asJson = await post(typed);
    const asForm = await send(formOf(typed));
    fates.add(asJson.status);
    const expected = asJson.status === 200 ? sent : notSent;
    assert.deepEqual([asForm.status, asForm.headers.get('Location')], [303, expected], JSON.stringify(typed));
    // A reference is made from the message: the same one tells that both were read alike.
    if (asJson.status === 200) {
      assert.equal(asForm.headers.get('X-Request-Id'), asJson.headers.get('X-Request-Id'));
    }
  }
  assert.deepEqual([...fates].sort(), [200, 422]);
});
