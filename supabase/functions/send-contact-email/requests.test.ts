// What is refused before the fields are looked at, as JSON or as the plain post of the form.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { honeypotField, messageFields, resultPaths } from './message.ts';
import { sampleMessage } from './testing/sample-message.ts';
import { anonKey, formOf, pageOrigin, postOf, setUp, testSettings } from './testing/set-up.ts';

const { maxBytes } = testSettings.body;
const json = JSON.stringify(sampleMessage);
const encode = (text: string) => new TextEncoder().encode(text);

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
  assert.equal((await send(request)).status, 200);
  const [mail, ...others] = await readMails();
  assert.ok(mail);
  assert.deepEqual(others, []);
  return mail;
}

function streamOf(source: UnderlyingDefaultSource<Uint8Array>, headers: Record<string, string> = {}) {
  return new Request(postOf(null, headers), {
    body: new ReadableStream(source),
    duplex: 'half',
  } as RequestInit);
}

test('a preflight from the site is told what may be sent, one from elsewhere nothing', async () => {
  const preflight = (Origin: string) =>
    postOf(null, { Authorization: undefined, 'Content-Type': undefined, Origin }, 'OPTIONS');
  const { send, log } = setUp();
  const { status, headers, body } = await send(preflight(pageOrigin));
  assert.deepEqual([status, body, log[0]?.outcome], [204, undefined, 'preflight']);
  assert.equal(headers.get('Access-Control-Allow-Origin'), pageOrigin);
  assert.match(headers.get('Access-Control-Allow-Headers') ?? '', /\bauthorization\b.*\bcontent-type\b/);
  assert.equal(headers.get('Access-Control-Allow-Methods'), 'POST');
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
  }
  await accepts(postOf(sampleMessage, { Origin: undefined }));
  for (const Origin of [undefined, 'null', 'https://evil.test', `${pageOrigin}.evil.test`]) {
    const headers = await refuses(formOf(sampleMessage, { Origin }), 403, 'origin');
    assert.equal(headers.get('Location'), null, 'a plain form is led nowhere');
  }
});

test('other methods are refused', async () => {
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE']) {
    const headers = await refuses(postOf(null, {}, method), 405, 'method');
    assert.equal(headers.get('Allow'), 'POST, OPTIONS');
  }
});

test('no key, a wrong key or another scheme is refused, readable for the page', async () => {
  const wrong = [undefined, 'Bearer', 'Bearer fout', `Bearer ${anonKey}x`, `Basic ${anonKey}`, anonKey];
  for (const Authorization of wrong) {
    const headers = await refuses(postOf(sampleMessage, { Authorization }), 401, 'key');
    assert.equal(headers.get('WWW-Authenticate'), 'Bearer');
    assert.equal(headers.get('Access-Control-Allow-Origin'), pageOrigin);
  }
  await refuses(postOf(sampleMessage, { Authorization: undefined, apikey: 'fout' }), 401, 'key');
  await accepts(postOf(sampleMessage, { Authorization: undefined, apikey: anonKey }));
});

test('another type, charset or packing is refused', async () => {
  for (const headers of [
    // Needs no preflight, so another site could send it.
    { 'Content-Type': 'text/plain' },
    { 'Content-Type': 'text/plain; application/json' },
    { 'Content-Type': 'multipart/form-data; boundary=x' },
    { 'Content-Type': 'application/json; charset=latin1' },
    { 'Content-Type': 'application/jsonp' },
    { 'Content-Encoding': 'gzip' },
  ]) {
    await refuses(postOf(sampleMessage, headers), 415, 'type');
  }
  await accepts(postOf(sampleMessage, { 'Content-Type': 'Application/JSON; charset="UTF-8"' }));
});

test('a body that is no JSON object, or no UTF-8, is refused', async () => {
  const nested = ['['.repeat(30_000), '['.repeat(30_000) + ']'.repeat(30_000)];
  for (const body of [null, '', json.slice(0, -5), '[]', '"x"', 'null', '42', '[{}]', ...nested]) {
    await refuses(postOf(body), 400, 'json');
  }
  const bytes = encode(JSON.stringify({ ...sampleMessage, name: '??' }));
  bytes.set([0xff, 0xfe], bytes.indexOf('?'.charCodeAt(0)));
  await refuses(postOf(bytes), 400, 'encoding');
  const marked = await accepts(postOf(`\uFEFF${json}`));
  assert.ok(marked.text.includes(`\nNaam: ${sampleMessage.name}\n`), 'a byte order mark does no harm');
});

test('one byte too many is refused, readable for the page, and read no further', async () => {
  const ascii = JSON.stringify(Object.fromEntries(messageFields.map(({ key }) => [key, 'jan@voorbeeld.nl'])));
  await accepts(postOf(ascii.padEnd(maxBytes)));
  const headers = await refuses(postOf(ascii.padEnd(maxBytes + 1)), 413, 'size');
  assert.equal(headers.get('Access-Control-Allow-Origin'), pageOrigin);
  let sent = 0;
  const chunk = new Uint8Array(16 * 1024).fill(' '.charCodeAt(0));
  const pull = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    sent += chunk.length;
    controller.enqueue(chunk);
  };
  await refuses(streamOf({ pull }), 413, 'size');
  // One chunk over the limit, and one or two more that the stream had ready.
  assert.ok(sent <= maxBytes + 3 * chunk.length, `${sent} bytes read`);
});

test('a body that stalls, breaks off or announces too much is given up and cancelled', async () => {
  const half = encode('{"name":"Zo');
  const cases: [Uint8Array, Record<string, string>, number, string][] = [
    [half, {}, 408, 'slow'],
    [new Uint8Array(maxBytes + 1), {}, 413, 'size'],
    [half, { 'Content-Length': String(maxBytes + 1) }, 413, 'size'],
  ];
  for (const [part, headers, status, code] of cases) {
    let isCancelled = false;
    const start = (controller: ReadableStreamDefaultController<Uint8Array>) => controller.enqueue(part);
    await refuses(streamOf({ start, cancel: () => void (isCancelled = true) }, headers), status, code);
    assert.ok(isCancelled, code);
  }
  const pull = (controller: ReadableStreamDefaultController) => controller.error(new Error('ging weg'));
  await refuses(streamOf({ pull }), 400, 'aborted');
});

/** Sends a plain form of the site; returns the page it ends on, what was mailed and the log. */
async function submit(request: Request, overrides: Parameters<typeof setUp>[0] = {}) {
  const { send, readMails, log } = setUp(overrides);
  const { status, headers, body } = await send(request);
  assert.deepEqual([status, body], [303, undefined]);
  return { page: headers.get('Location')?.replace(pageOrigin, ''), mails: await readMails(), entry: log[0] };
}

test('a plain form ends on the thanks, and becomes the same mail as the JSON of the script', async () => {
  assert.deepEqual(resultPaths, { sent: '/bedankt', notSent: '/niet-verstuurd' });
  const expected = await accepts(postOf(sampleMessage));
  const type = { 'Content-Type': 'Application/X-WWW-Form-Urlencoded; charset="UTF-8"' };
  const message = sampleMessage.message.replaceAll('\n', '\r\n');
  const { page, mails } = await submit(formOf({ ...sampleMessage, message, [honeypotField]: '' }, type));
  assert.deepEqual([page, mails.length], [resultPaths.sent, 1]);
  for (const part of ['subject', 'text', 'replyTo', 'messageId'] as const) {
    assert.equal(mails[0]?.[part], expected[part]);
  }
  const spam = await submit(formOf({ ...sampleMessage, [honeypotField]: 'ja' }));
  assert.match(spam.mails[0]?.subject ?? '', /\[mogelijk spam\]/);
});

test('what is wrong with a form leads to the page that says so', async () => {
  const typed = String(new URLSearchParams(sampleMessage));
  for (const [body, code, headers] of [
    [{ ...sampleMessage, email: 'jan@bedrijf' }, 'fields'],
    ['', 'fields'],
    [`${typed}&email=geen-adres`, 'fields'],
    [new Uint8Array([0x61, 0x3d, 0xff, 0xfe]), 'encoding'],
    ['name=%FF%FE', 'encoding'],
    ['name=%zz', 'encoding'],
    [sampleMessage, 'type', { 'Content-Encoding': 'gzip' }],
    [`message=${'a'.repeat(maxBytes - 7)}`, 'size'],
  ] as const) {
    const { page, mails, entry } = await submit(formOf(body, headers));
    assert.deepEqual([page, mails, entry?.code], [resultPaths.notSent, [], code]);
  }
  const broken = { via: 'smtp', place: 'nergens', send: () => Promise.reject(new Error('weg')) } as const;
  const { page, entry } = await submit(formOf(sampleMessage), { deliveries: [broken] });
  assert.deepEqual([page, entry?.status], [resultPaths.notSent, 503]);
});

test('the longest message of a plain form fits, and what is no field leaves no trace', async () => {
  const longest = messageFields.map(({ key, type, maxLength }) => [
    key,
    type === 'email' ? sampleMessage.email : '😀'.repeat(maxLength),
  ]);
  const { page } = await submit(formOf(Object.fromEntries(longest) as typeof sampleMessage));
  assert.equal(page, resultPaths.sent);
  const typed = String(new URLSearchParams(sampleMessage));
  const { mails } = await submit(formOf(`${typed}&to=evil%40evil.test&__proto__=evil&constructor=evil`));
  assert.doesNotMatch(mails[0]?.raw ?? 'evil', /evil/);
});
