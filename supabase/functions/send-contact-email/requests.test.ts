// What is refused before the fields are looked at, as JSON or as the plain post of the form.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { honeypotField, messageFields, resultPaths } from './message.ts';
import { sampleMessage } from './testing/sample-message.ts';
import { anonKey, formOf, pageOrigin, postOf, setUp, testSettings } from './testing/set-up.ts';

const { maxBytes } = testSettings.body;
const json = JSON.stringify(sampleMessage);

async function refuses(request: Request, status: number, code: string) {
  const { send, readMails, log } = setUp();
  const response = await send(request);
  assert.deepEqual([response.status, log.map((entry) => entry.code)], [status, [code]]);
  if (request.method !== 'HEAD') assert.deepEqual(response.body, { ok: false, error: code });
  assert.deepEqual(await readMails(), []);
  return response.headers;
}

async function accepts(request: Request) {
  const { send, readMails } = setUp();
  assert.ok([200, 303].includes((await send(request)).status));
  const [mail, ...others] = await readMails();
  assert.ok(mail);
  assert.deepEqual(others, []);
  return mail;
}

test('a preflight from the site is told what may be sent, one from elsewhere nothing', async () => {
  const preflight = (Origin: string) =>
    postOf(null, { Authorization: undefined, 'Content-Type': undefined, Origin }, 'OPTIONS');
  const { status, headers, body } = await setUp().send(preflight(pageOrigin));
  assert.deepEqual([status, body], [204, undefined]);
  const named = ['Origin', 'Headers', 'Methods'].map((name) => headers.get(`Access-Control-Allow-${name}`));
  assert.deepEqual(named, [pageOrigin, 'authorization, content-type, apikey, x-client-info', 'POST']);
  assert.equal(headers.get('Access-Control-Max-Age'), '86400');
  const elsewhere = await refuses(preflight('https://evil.test'), 403, 'origin');
  assert.equal(elsewhere.get('Access-Control-Allow-Origin'), null);
  assert.equal(elsewhere.get('Access-Control-Allow-Headers'), null);
});

test('a post from elsewhere is refused, one without an origin is not', async () => {
  for (const Origin of [
    ...['https://evil', 'null', `${pageOrigin}.evil.test`, `${pageOrigin}:8443`, `${pageOrigin}/`],
    ...[pageOrigin.replace('https:', 'http:'), pageOrigin.toUpperCase()],
  ]) {
    const headers = await refuses(postOf(sampleMessage, { Origin }), 403, 'origin');
    assert.equal(headers.get('Access-Control-Allow-Origin'), null, Origin);
    assert.equal((await refuses(formOf(sampleMessage, { Origin }), 403, 'origin')).get('Location'), null);
  }
  await accepts(postOf(sampleMessage, { Origin: undefined }));
  await refuses(formOf(sampleMessage, { Origin: undefined }), 403, 'origin');
});

test('no key, a wrong key or another scheme is refused, readable for the page', async () => {
  for (const Authorization of [
    ...[undefined, 'Bearer', 'Bearer fout', `Bearer ${anonKey}x`, `Basic ${anonKey}`, anonKey],
  ]) {
    const headers = await refuses(postOf(sampleMessage, { Authorization }), 401, 'key');
    assert.equal(headers.get('WWW-Authenticate'), 'Bearer');
    assert.equal(headers.get('Access-Control-Allow-Origin'), pageOrigin);
  }
  await refuses(postOf(sampleMessage, { Authorization: undefined, apikey: 'fout' }), 401, 'key');
  await accepts(postOf(sampleMessage, { Authorization: undefined, apikey: anonKey }));
});

test('another method, type, charset or packing is refused', async () => {
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) {
    assert.equal((await refuses(postOf(null, {}, method), 405, 'method')).get('Allow'), 'POST, OPTIONS');
  }
  for (const type of [
    // Needs no preflight, so another site could send it.
    ...['text/plain', 'text/plain; application/json', 'multipart/form-data; boundary=x'],
    ...['application/json; charset=latin1', 'application/jsonp'],
  ]) {
    await refuses(postOf(sampleMessage, { 'Content-Type': type }), 415, 'type');
  }
  await refuses(postOf(sampleMessage, { 'Content-Encoding': 'gzip' }), 415, 'type');
  await accepts(postOf(sampleMessage, { 'Content-Type': 'Application/JSON; charset="UTF-8"' }));
});

test('a body that is no JSON object, or no UTF-8, is refused', async () => {
  const nested = ['['.repeat(30_000), '['.repeat(30_000) + ']'.repeat(30_000)];
  for (const body of [null, '', json.slice(0, -5), '[]', '"x"', 'null', '42', '[{}]', ...nested]) {
    await refuses(postOf(body), 400, 'json');
  }
  const bytes = new TextEncoder().encode(JSON.stringify({ ...sampleMessage, name: '??' }));
  bytes.set([0xff, 0xfe], bytes.indexOf('?'.charCodeAt(0)));
  await refuses(postOf(bytes), 400, 'encoding');
  assert.match((await accepts(postOf(`\uFEFF${json}`))).text, /^Naam: /m, 'a byte order mark does no harm');
});

test('a body that is too large, stalls or breaks off is given up, cancelled and read no further', async () => {
  const ascii = JSON.stringify(Object.fromEntries(messageFields.map(({ key }) => [key, 'jan@voorbeeld.nl'])));
  await accepts(postOf(ascii.padEnd(maxBytes)));
  const headers = await refuses(postOf(ascii.padEnd(maxBytes + 1)), 413, 'size');
  assert.equal(headers.get('Access-Control-Allow-Origin'), pageOrigin);
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

/** Sends a plain form of the site; returns the page it ends on, what was mailed and the code in the log. */
async function submit(request: Request, overrides: Parameters<typeof setUp>[0] = {}) {
  const { send, readMails, log } = setUp(overrides);
  const { status, headers, body } = await send(request);
  assert.deepEqual([status, body], [303, undefined]);
  return {
    page: headers.get('Location')?.replace(pageOrigin, ''),
    mails: await readMails(),
    code: log[0]?.code,
  };
}

test('a plain form ends on the thanks, and becomes the same mail as the JSON of the script', async () => {
  assert.deepEqual(resultPaths, { sent: '/bedankt', notSent: '/niet-verstuurd' });
  const expected = await accepts(postOf(sampleMessage));
  const type = { 'Content-Type': 'Application/X-WWW-Form-Urlencoded; charset="UTF-8"' };
  const message = sampleMessage.message.replaceAll('\n', '\r\n');
  const form = {
    ...sampleMessage,
    message,
    [honeypotField]: '',
    to: 'evil@evil.test',
    ['__proto__']: 'evil',
  };
  const { page, mails } = await submit(formOf(form, type));
  assert.deepEqual([page, mails.length], [resultPaths.sent, 1]);
  for (const part of ['subject', 'text', 'replyTo', 'messageId', 'to'] as const) {
    assert.deepEqual(mails[0]?.[part], expected[part]);
  }
  const longest = messageFields.map(({ key, type: kind, maxLength }) => {
    return [key, kind === 'email' ? sampleMessage.email : '😀'.repeat(maxLength)];
  });
  await accepts(formOf(Object.fromEntries(longest) as typeof sampleMessage));
});

test('what is wrong with a form leads to the page that says so', async () => {
  const typed = String(new URLSearchParams(sampleMessage));
  for (const [body, expected, headers] of [
    [{ ...sampleMessage, email: 'jan@bedrijf' }, 'fields'],
    ['', 'fields'],
    [`${typed}&email=geen-adres`, 'fields'],
    [new Uint8Array([0x61, 0x3d, 0xff, 0xfe]), 'encoding'],
    ['name=%FF%FE', 'encoding'],
    ['name=%zz', 'encoding'],
    [sampleMessage, 'type', { 'Content-Encoding': 'gzip' }],
    [`message=${'a'.repeat(maxBytes - 7)}`, 'size'],
  ] as const) {
    const { page, mails, code } = await submit(formOf(body, headers));
    assert.deepEqual([page, mails, code], [resultPaths.notSent, [], expected]);
  }
  const broken = { via: 'smtp', place: 'nergens', send: () => Promise.reject(new Error('weg')) } as const;
  const { page, code } = await submit(formOf(sampleMessage), { deliveries: [broken] });
  assert.deepEqual([page, code], [resultPaths.notSent, 'unknown']);
});
