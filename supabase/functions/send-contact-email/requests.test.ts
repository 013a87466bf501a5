// What is refused before the fields are looked at.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messageFields } from './message.ts';
import { sampleMessage } from './testing/sample-message.ts';
import { anonKey, pageOrigin, postOf, testSettings, setUp } from './testing/set-up.ts';

const { maxBytes } = testSettings.body;
const json = JSON.stringify(sampleMessage);
const half = new TextEncoder().encode('{"name":"Zo');

async function refuses(request: Request, status: number, code: string) {
  const { send, readMails, log } = setUp();
  const response = await send(request);
  assert.equal(response.status, status);
  if (request.method !== 'HEAD') assert.deepEqual(response.body, { ok: false, error: code });
  assert.deepEqual(await readMails(), []);
  assert.deepEqual(
    log.map((entry) => entry.code),
    [code],
  );
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

function streamOf(
  source: UnderlyingDefaultSource<Uint8Array>,
  headers: Record<string, string> = {},
): Request {
  const body = new ReadableStream(source);
  return new Request(postOf(null, headers), { body, duplex: 'half' } as RequestInit);
}

test('a preflight from the site is told what may be sent, one from elsewhere nothing', async () => {
  const preflight = (Origin: string) =>
    postOf(null, { Authorization: undefined, 'Content-Type': undefined, Origin }, 'OPTIONS');
  const { send, readMails, log } = setUp();
  const { status, headers, body } = await send(preflight(pageOrigin));
  assert.deepEqual([status, body], [204, undefined]);
  assert.equal(headers.get('Access-Control-Allow-Origin'), pageOrigin);
  assert.match(headers.get('Access-Control-Allow-Headers') ?? '', /\bauthorization\b.*\bcontent-type\b/);
  assert.equal(headers.get('Access-Control-Allow-Methods'), 'POST');
  assert.equal(headers.get('Access-Control-Max-Age'), '86400');
  assert.equal(log[0]?.outcome, 'preflight');
  assert.deepEqual(await readMails(), []);
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
  const bytes = new TextEncoder().encode(JSON.stringify({ ...sampleMessage, name: '??' }));
  bytes.set([0xff, 0xfe], bytes.indexOf('?'.charCodeAt(0)));
  await refuses(postOf(bytes), 400, 'encoding');
  const marked = await accepts(postOf(`\uFEFF${json}`));
  assert.ok(marked.text.includes(`\nNaam: ${sampleMessage.name}\n`), 'a byte order mark does no harm');
});

test('one byte too many is refused, readable for the page, and read no further', async () => {
  // A character is a byte here.
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
  const cases: [Uint8Array, Record<string, string>, number, string][] = [
    [half, {}, 408, 'slow'],
    [new Uint8Array(maxBytes + 1), {}, 413, 'size'],
    [half, { 'Content-Length': String(maxBytes + 1) }, 413, 'size'],
  ];
  for (const [part, headers, status, code] of cases) {
    let isCancelled = false;
    const source = {
      start: (controller: ReadableStreamDefaultController<Uint8Array>) => controller.enqueue(part),
      cancel: () => void (isCancelled = true),
    };
    await refuses(streamOf(source, headers), status, code);
    assert.ok(isCancelled, code);
  }
  const pull = (controller: ReadableStreamDefaultController) => controller.error(new Error('ging weg'));
  await refuses(streamOf({ pull }), 400, 'aborted');
});
