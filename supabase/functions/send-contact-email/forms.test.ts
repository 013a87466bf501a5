// The form as a browser sends it without the page's script: the same checks, and a page as the answer.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { honeypotField, messageFields, resultPaths } from './message.ts';
import { sampleMessage } from './testing/sample-message.ts';
import { formOf, pageOrigin, setUp, testSettings } from './testing/set-up.ts';

async function arrives(request: Request) {
  const { send, readMails } = setUp();
  const { status, headers, body } = await send(request);
  const location = pageOrigin + resultPaths.sent;
  assert.deepEqual([status, headers.get('Location'), body], [303, location, undefined]);
  const [mail, ...others] = await readMails();
  assert.ok(mail);
  assert.deepEqual(others, []);
  return mail;
}

async function leadsBack(request: Request, code: string, overrides: Parameters<typeof setUp>[0] = {}) {
  const { send, readMails, log } = setUp(overrides);
  const { status, headers, body } = await send(request);
  const location = pageOrigin + resultPaths.notSent;
  assert.deepEqual([status, headers.get('Location'), body], [303, location, undefined]);
  assert.deepEqual(await readMails(), []);
  assert.equal(log[0]?.code, code);
  return log[0];
}

test('a plain form ends on the thanks, and becomes the same mail as the JSON of the script', async () => {
  assert.deepEqual(resultPaths, { sent: '/bedankt', notSent: '/niet-verstuurd' });
  const { post, readMails } = setUp();
  await post(sampleMessage);
  const [expected] = await readMails();
  const type = { 'Content-Type': 'Application/X-WWW-Form-Urlencoded; charset="UTF-8"' };
  const message = sampleMessage.message.replaceAll('\n', '\r\n');
  const mail = await arrives(formOf({ ...sampleMessage, message, [honeypotField]: '' }, type));
  for (const part of ['subject', 'text', 'replyTo', 'messageId'] as const) {
    assert.equal(mail[part], expected?.[part]);
  }
  const spam = await arrives(formOf({ ...sampleMessage, [honeypotField]: 'ja' }));
  assert.match(spam.subject, /\[mogelijk spam\]/);
});

test('without an origin of ours nothing is taken, and nobody is led anywhere', async () => {
  for (const Origin of [undefined, 'null', 'https://evil.test', `${pageOrigin}.evil.test`]) {
    const { send, readMails } = setUp();
    const { status, headers, body } = await send(formOf(sampleMessage, { Origin }));
    assert.deepEqual([status, body], [403, { ok: false, error: 'origin' }]);
    assert.equal(headers.get('Location'), null);
    assert.deepEqual(await readMails(), []);
  }
});

test('what is wrong with a form leads to the page that says so', async () => {
  const typed = String(new URLSearchParams(sampleMessage));
  const entry = await leadsBack(formOf({ ...sampleMessage, email: 'jan@bedrijf' }), 'fields');
  assert.deepEqual([entry?.status, entry?.outcome], [422, 'refused']);
  await leadsBack(formOf(''), 'fields');
  await leadsBack(formOf(`${typed}&email=geen-adres`), 'fields');
  await leadsBack(formOf(new Uint8Array([0x61, 0x3d, 0xff, 0xfe])), 'encoding');
  await leadsBack(formOf('name=%FF%FE'), 'encoding');
  await leadsBack(formOf('name=%zz'), 'encoding');
  await leadsBack(formOf(sampleMessage, { 'Content-Encoding': 'gzip' }), 'type');
  await leadsBack(formOf(`message=${'a'.repeat(testSettings.body.maxBytes - 7)}`), 'size');
  const broken = { via: 'smtp', place: 'nergens', send: () => Promise.reject(new Error('weg')) } as const;
  await leadsBack(formOf(sampleMessage), 'unknown', { deliveries: [broken] });
  const closed = { ...testSettings.rate, inAll: 0 };
  await leadsBack(formOf(sampleMessage), 'rate', { settings: { ...testSettings, rate: closed } });
});

test('the longest message of a plain form fits, and what is no field leaves no trace', async () => {
  const longest = messageFields.map(({ key, type, maxLength }) => [
    key,
    type === 'email' ? sampleMessage.email : '😀'.repeat(maxLength),
  ]);
  await arrives(formOf(Object.fromEntries(longest) as typeof sampleMessage));
  const typed = String(new URLSearchParams(sampleMessage));
  const mail = await arrives(formOf(`${typed}&to=evil%40evil.test&__proto__=evil&constructor=evil`));
  assert.doesNotMatch(mail.raw, /evil/);
});
