// What is refused before the fields are looked at, what is taken, as JSON or as a plain form, and what it comes to.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { getNetwork, getRange } from './caller.ts';
import { honeypotField, messageFields, resultPaths } from './message.ts';
import { sampleMessage } from './testing/sample-message.ts';
import { anonKey, formOf, pageOrigin, postOf, setUp, testSettings } from './testing/set-up.ts';

const { maxBytes } = testSettings.body;
const json = JSON.stringify(sampleMessage);

const preflight = (Origin: string) =>
  postOf(null, { Authorization: undefined, 'Content-Type': undefined, Origin }, 'OPTIONS');
const withKey = (Authorization?: string, apikey?: string) => postOf(sampleMessage, { Authorization, apikey });
const withType = (type: string) => postOf(sampleMessage, { 'Content-Type': type });
const withOrigin = (Origin?: string) => postOf(sampleMessage, { Origin });

const ours = { 'Access-Control-Allow-Origin': pageOrigin };
const otherMethods = ['GET', 'HEAD', 'PUT', 'DELETE'].map((method) => postOf(null, {}, method));
const fromElsewhere = [
  'https://evil.test',
  'null',
  `${pageOrigin}.evil.test`,
  `${pageOrigin}:8443`,
  `${pageOrigin}/`,
  pageOrigin.replace('https:', 'http:'),
  pageOrigin.toUpperCase(),
].flatMap((Origin) => [withOrigin(Origin), formOf(sampleMessage, { Origin }), preflight(Origin)]);
const noOrigin = formOf(sampleMessage, { Origin: undefined });
// The first type needs no preflight, so another site could send it.
const otherTypes = [
  'text/plain',
  'text/plain; application/json',
  'multipart/form-data; boundary=x',
  'application/json; charset=latin1',
  'application/jsonp',
];
const notJson = [
  null,
  '',
  json.slice(0, -5),
  '[]',
  '"x"',
  'null',
  '42',
  '[{}]',
  '['.repeat(30_000),
  '['.repeat(30_000) + ']'.repeat(30_000),
];
const noKeys = [undefined, 'Bearer', 'Bearer fout', `Bearer ${anonKey}x`, `Basic ${anonKey}`, anonKey]
  .map((key) => withKey(key))
  .concat(withKey(undefined, 'fout'));
const notOurs = { 'Access-Control-Allow-Origin': null, 'Access-Control-Allow-Headers': null, Location: null };

async function refuses(request: Request, status: number, code: string) {
  const { log, mails, body, headers, ...answer } = await setUp().send(request);
  assert.deepEqual([answer.status, log.map((entry) => entry.code), mails], [status, [code], []]);
  if (request.method !== 'HEAD') assert.deepEqual(body, { ok: false, error: code });
  return headers;
}

for (const [what, status, code, requests, headers] of [
  ['a post from elsewhere', 403, 'origin', [noOrigin, ...fromElsewhere], notOurs],
  ['no key, a wrong key or another scheme', 401, 'key', noKeys, { ...ours, 'WWW-Authenticate': 'Bearer' }],
  ['another method', 405, 'method', otherMethods, { Allow: 'POST, OPTIONS' }],
  ['another type or charset', 415, 'type', otherTypes.map(withType)],
  ['a packed body', 415, 'type', [postOf(sampleMessage, { 'Content-Encoding': 'gzip' })]],
  ['a body that is no JSON object', 400, 'json', notJson.map((body) => postOf(body))],
  ['a body that is no UTF-8', 400, 'encoding', [postOf(new Uint8Array([0x7b, 0xff, 0x7d]))]],
  ['a body that is too large', 413, 'size', [postOf(' '.repeat(maxBytes + 1))], ours],
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
  const { status, headers, body, mails, log } = await setUp(overrides).send(request);
  assert.deepEqual([status, body], [303, undefined]);
  return { page: headers.get('Location')?.replace(pageOrigin, ''), mails, code: log[0]?.code };
}

test('a plain form ends on the thanks, and becomes the same mail as any JSON that is taken', async () => {
  assert.deepEqual(resultPaths, { sent: '/bedankt', notSent: '/niet-verstuurd' });
  const type = { 'Content-Type': 'Application/X-WWW-Form-Urlencoded; charset="UTF-8"' };
  const message = sampleMessage.message.replaceAll('\n', '\r\n');
  const others = { [honeypotField]: '', to: 'evil@evil.test', ['__proto__']: 'evil' };
  const { page, mails } = await submit(formOf({ ...sampleMessage, message, ...others }, type));
  assert.deepEqual([page, mails.length], [resultPaths.sent, 1]);
  // Raw it has its own date.
  const read = (mail: (typeof mails)[number]) => ({ ...mail, raw: '' });
  for (const request of [
    postOf(json),
    postOf(json.padEnd(maxBytes - 100)),
    postOf(`\uFEFF${json}`),
    withOrigin(undefined),
    withKey(undefined, anonKey),
    withType('Application/JSON; charset="UTF-8"'),
  ]) {
    const answer = await setUp().send(request);
    assert.deepEqual([answer.status, answer.mails.map(read)], [200, mails.map(read)]);
  }
  const long = messageFields.map(({ key, maxLength }) => [key, '😀'.repeat(maxLength)] as const);
  const longest = { ...Object.fromEntries(long), email: sampleMessage.email };
  assert.equal((await submit(formOf(longest))).mails.length, 1);
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

test('a filled honeypot marks the mail and makes it another, and is not repeated in it', async () => {
  const { post } = setUp({ now: () => 0 });
  for (const value of ['', ' ', null, '079 1234567', 0]) {
    assert.equal((await post({ ...sampleMessage, [honeypotField]: value })).status, 200);
  }
  const { status, mails } = await post({ ...sampleMessage, [honeypotField]: ['x'] });
  const [mail, spam, ...others] = mails;
  assert.deepEqual([status, others], [200, []]);
  assert.doesNotMatch(mail?.subject ?? '', /spam/);
  assert.match(spam?.subject ?? '', /^C-[0-9a-f]{10} \[mogelijk spam\] Bericht van Bedrijf van Zoë Ĳssel$/);
  assert.doesNotMatch(spam?.raw ?? '', /079 1234567/);
  assert.notEqual(mail?.messageId, spam?.messageId);
});

test('equal messages at once and for ten minutes are one mail, and all are answered ok', async () => {
  // At the end of a stretch of time, where it is easiest to go wrong.
  let now = 5 * testSettings.sameMessageMs - 1;
  const { post, log } = setUp({ now: () => now });
  const responses = await Promise.all([1, 2, 3].map(() => post(sampleMessage)));
  responses.push(await post({ ...sampleMessage, name: ` ${sampleMessage.name} ` }));
  now += testSettings.sameMessageMs - 1;
  responses.push(await post(sampleMessage));
  assert.equal(new Set(responses.map(({ status, body }) => `${status} ${body?.['reference']}`)).size, 1);
  assert.deepEqual(log.map(({ outcome }) => outcome).sort(), [...Array<string>(4).fill('repeated'), 'sent']);
  assert.equal(responses.at(-1)?.mails.length, 1);
  now += 1;
  const [first, second] = (await post(sampleMessage)).mails;
  assert.ok(second, 'long after, it is sent again');
  assert.notEqual(first?.messageId, second.messageId, 'as a new mail to whoever keeps doubles out');
});

test('one visitor is an IPv4 address or a /64 of IPv6, in the range of a provider', () => {
  for (const [address, network, range] of [
    ['203.0.113.7', '203.0.113.7', '203 0'],
    [' ::ffff:203.0.113.7', '203.0.113.7', '203 0'],
    ['2001:db8:0:12::7', '2001:db8:0:12', '2001 db8'],
    ['2001:0DB8::12:1:2:3:4', '2001:db8:0:12', '2001 db8'],
    ['::1', '0:0:0:0', '0 0'],
    ['192.0.2.1, 203.0.113.7', undefined, undefined],
    [null, undefined, undefined],
  ] as const) {
    const found = getNetwork(address);
    assert.deepEqual([found, found && getRange(found)], [network, range], String(address));
  }
});

test('a fault that holds what was typed tells nobody, and a fault of ours is a plain 500', async () => {
  const { email, name } = sampleMessage;
  for (const fault of [
    new Error(`550 ${email} unknown`),
    Object.assign(new Error('x'), { code: email, responseCode: name, name }),
    Object.assign(new Error('x'), { code: 'Zoe', cause: { code: 'Zoe' } }),
    Object.assign(new Error('x'), { code: 'EENVELOPE', responseCode: 5501234 }),
    email,
    undefined,
    null,
  ]) {
    const send = () => Promise.reject(fault);
    const deliveries = [{ via: 'smtp', place: 'nowhere', send } as const];
    const { body, log } = await setUp({ deliveries }).post(sampleMessage);
    assert.deepEqual(Object.keys(body ?? {}), ['ok', 'error', 'reference']);
    assert.match(`${log[0]?.code} ${log[0]?.attempts}`, /^(unknown|EENVELOPE) 2$/);
  }
  const { status, body, log } = await setUp({ mailSettings: null as never }).post(sampleMessage);
  assert.deepEqual([status, body, log[0]?.code], [500, { ok: false, error: 'failed' }, 'TypeError']);
});
