// What is refused before the fields are looked at, and what is taken, as JSON or as the plain post of the form.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { honeypotField, messageFields, resultPaths } from './message.ts';
import { sampleMessage } from './testing/sample-message.ts';
import { anonKey, formOf, pageOrigin, postOf, setUp, testSettings } from './testing/set-up.ts';

const { maxBytes } = testSettings.body;
const json = JSON.stringify(sampleMessage);
const ascii = JSON.stringify(Object.fromEntries(messageFields.map(({ key }) => [key, 'jan@voorbeeld.nl'])));
const notUtf8 = new TextEncoder().encode(json);
notUtf8.set([0xff, 0xfe], json.indexOf('van'));

const preflight = (Origin: string) =>
  postOf(null, { Authorization: undefined, 'Content-Type': undefined, Origin }, 'OPTIONS');
const withKey = (Authorization?: string, apikey?: string) => postOf(sampleMessage, { Authorization, apikey });
const withType = (type: string) => postOf(sampleMessage, { 'Content-Type': type });
const withOrigin = (Origin?: string) => postOf(sampleMessage, { Origin });

const allowOrigin = 'Access-Control-Allow-Origin';
const ours = { [allowOrigin]: pageOrigin };
const otherMethods = ['GET', 'HEAD', 'PUT', 'DELETE'].map((method) => postOf(null, {}, method));
const elsewhere = [
  ...['https://evil.test', 'null', `${pageOrigin}.evil.test`, `${pageOrigin}:8443`, `${pageOrigin}/`],
  ...[pageOrigin.replace('https:', 'http:'), pageOrigin.toUpperCase()],
];
// The first type needs no preflight, so another site could send it.
const otherTypes = [
  ...['text/plain', 'text/plain; application/json', 'multipart/form-data; boundary=x'],
  ...['application/json; charset=latin1', 'application/jsonp'],
];
const notJson = [
  ...[null, '', json.slice(0, -5), '[]', '"x"', 'null', '42', '[{}]'],
  ...['['.repeat(30_000), '['.repeat(30_000) + ']'.repeat(30_000)],
];
const noKeys = [
  ...[undefined, 'Bearer', 'Bearer fout', `Bearer ${anonKey}x`, `Basic ${anonKey}`, anonKey].map((key) =>
    withKey(key),
  ),
  withKey(undefined, 'fout'),
];
const fromElsewhere = [
  ...elsewhere.flatMap((Origin) => [withOrigin(Origin), formOf(sampleMessage, { Origin })]),
  ...[formOf(sampleMessage, { Origin: undefined }), preflight('https://evil.test')],
];
const notOurs = { [allowOrigin]: null, 'Access-Control-Allow-Headers': null, Location: null };

async function refuses(request: Request, status: number, code: string) {
  const { send, readMails, log } = setUp();
  const response = await send(request);
  const codes = log.map((entry) => entry.code);
  assert.deepEqual([response.status, codes, await readMails()], [status, [code], []]);
  if (request.method !== 'HEAD') assert.deepEqual(response.body, { ok: false, error: code });
  return response.headers;
}

for (const [what, status, code, requests, headers] of [
  ['a post from elsewhere', 403, 'origin', fromElsewhere, notOurs],
  ['no key, a wrong key or another scheme', 401, 'key', noKeys, { ...ours, 'WWW-Authenticate': 'Bearer' }],
  ['another method', 405, 'method', otherMethods, { Allow: 'POST, OPTIONS' }],
  ['another type or charset', 415, 'type', otherTypes.map(withType)],
  ['a packed body', 415, 'type', [postOf(sampleMessage, { 'Content-Encoding': 'gzip' })]],
  ['a body that is no JSON object', 400, 'json', notJson.map((body) => postOf(body))],
  ['a body that is no UTF-8', 400, 'encoding', [postOf(notUtf8)]],
  ['a body that is too large', 413, 'size', [postOf(ascii.padEnd(maxBytes + 1))], ours],
] as [string, number, string, Request[], Record<string, string | null>?][]) {
  test(`${what} is refused`, async () => {
    for (const request of requests) {
      const given = await refuses(request, status, code);
      for (const [name, value] of Object.entries(headers ?? {})) assert.equal(given.get(name), value, name);
    }
  });
}

test('a body that stalls, grows or breaks off is given up, cancelled and read no further', async () => {
  const half = new TextEncoder().encode('{"name":"Zo');
  const chunk = new Uint8Array(16 * 1024).fill(' '.charCodeAt(0));
  const cases: [UnderlyingDefaultSource<Uint8Array>, Record<string, string>, number, string][] = [
    [{ start: (stream) => stream.enqueue(half) }, {}, 408, 'slow'],
    [{ pull: (stream) => stream.enqueue(chunk) }, {}, 413, 'size'],
    [{ start: (stream) => stream.enqueue(half) }, { 'Content-Length': String(maxBytes + 1) }, 413, 'size'],
    [{ pull: (stream) => stream.error(new Error('ging weg')) }, {}, 400, 'aborted'],
  ];
  for (const [source, given, status, code] of cases) {
    let isCancelled = code === 'aborted';
    const body = new ReadableStream({ ...source, cancel: () => void (isCancelled = true) });
    const init: RequestInit & { duplex: 'half' } = { body, duplex: 'half' };
    await refuses(new Request(postOf(null, given), init), status, code);
    assert.ok(isCancelled, code);
  }
});

test('a preflight from the site is told what may be sent', async () => {
  const { status, headers, body } = await setUp().send(preflight(pageOrigin));
  assert.deepEqual([status, body], [204, undefined]);
  const named = ['Origin', 'Headers', 'Methods'].map((name) => headers.get(`Access-Control-Allow-${name}`));
  assert.deepEqual(named, [pageOrigin, 'authorization, content-type, apikey, x-client-info', 'POST']);
  assert.equal(headers.get('Access-Control-Max-Age'), '86400');
});

/** Sends a plain form of the site; returns the page it ends on, what was mailed and the code in the log. */
async function submit(request: Request, overrides: Parameters<typeof setUp>[0] = {}) {
  const { send, readMails, log } = setUp(overrides);
  const { status, headers, body } = await send(request);
  assert.deepEqual([status, body], [303, undefined]);
  const page = headers.get('Location')?.replace(pageOrigin, '');
  return { page, mails: await readMails(), code: log[0]?.code };
}

test('a plain form ends on the thanks, and becomes the same mail as any JSON that is taken', async () => {
  assert.deepEqual(resultPaths, { sent: '/bedankt', notSent: '/niet-verstuurd' });
  const type = { 'Content-Type': 'Application/X-WWW-Form-Urlencoded; charset="UTF-8"' };
  const message = sampleMessage.message.replaceAll('\n', '\r\n');
  const others = { [honeypotField]: '', to: 'evil@evil.test', ['__proto__']: 'evil' };
  const { page, mails } = await submit(formOf({ ...sampleMessage, message, ...others }, type));
  assert.deepEqual([page, mails.length], [resultPaths.sent, 1]);
  const read = ({ subject, text, replyTo, messageId, to }: (typeof mails)[number]) => [
    ...[subject, text, replyTo, messageId, to],
  ];
  for (const request of [
    ...[postOf(json), postOf(json.padEnd(maxBytes - 100)), postOf(`\uFEFF${json}`)],
    ...[withOrigin(undefined), withKey(undefined, anonKey), withType('Application/JSON; charset="UTF-8"')],
  ]) {
    const { send, readMails } = setUp();
    assert.equal((await send(request)).status, 200);
    assert.deepEqual((await readMails()).map(read), mails.map(read));
  }
  const longest = messageFields.map(({ key, type: kind, maxLength }) => {
    return [key, kind === 'email' ? sampleMessage.email : '😀'.repeat(maxLength)];
  });
  assert.equal((await submit(formOf(Object.fromEntries(longest) as typeof sampleMessage))).mails.length, 1);
});

test('what is wrong with a form leads to the page that says so', async () => {
  const send = () => Promise.reject(new Error('weg'));
  const broken = { deliveries: [{ via: 'smtp', place: 'nergens', send } as const] };
  for (const [body, expected, headers, overrides] of [
    [{ ...sampleMessage, email: 'jan@bedrijf' }, 'fields'],
    ['', 'fields'],
    [`${String(new URLSearchParams(sampleMessage))}&email=geen-adres`, 'fields'],
    [new Uint8Array([0x61, 0x3d, 0xff, 0xfe]), 'encoding'],
    ['name=%FF%FE', 'encoding'],
    ['name=%zz', 'encoding'],
    [sampleMessage, 'type', { 'Content-Encoding': 'gzip' }],
    [`message=${'a'.repeat(maxBytes - 7)}`, 'size'],
    [sampleMessage, 'unknown', {}, broken],
  ] as const) {
    const { page, mails, code } = await submit(formOf(body, headers), overrides);
    assert.deepEqual([page, mails, code], [resultPaths.notSent, [], expected]);
  }
});
