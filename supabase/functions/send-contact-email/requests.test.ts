// What is refused before the fields are looked at.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { messageFields } from './message.ts';
import { sampleMessage } from './testing/sample-message.ts';
import { anonKey, functionUrl, pageOrigin, postOf, testSettings, setUp } from './testing/set-up.ts';

// A character is a byte here.
const asciiMessage = Object.fromEntries(messageFields.map(({ key }) => [key, 'jan@voorbeeld.nl']));

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
  return response;
}

async function accepts(request: Request) {
  const { send, readMails } = setUp();
  const { status } = await send(request);
  assert.equal(status, 200);
  const [mail, ...others] = await readMails();
  assert.ok(mail);
  assert.deepEqual(others, []);
  return mail;
}

function streamOf(pull: (controller: ReadableStreamDefaultController<Uint8Array>) => void): Request {
  return new Request(postOf(null), {
    body: new ReadableStream({ pull }),
    duplex: 'half',
  } as RequestInit);
}

test('a preflight from the site names what may be sent', async () => {
  const { send, readMails, log } = setUp();
  const request = postOf(null, { Authorization: undefined, 'Content-Type': undefined }, 'OPTIONS');
  const { status, headers, body } = await send(request);
  assert.equal(status, 204);
  assert.equal(body, undefined);
  assert.equal(headers.get('Access-Control-Allow-Origin'), pageOrigin);
  assert.match(headers.get('Access-Control-Allow-Headers') ?? '', /\bauthorization\b/);
  assert.match(headers.get('Access-Control-Allow-Headers') ?? '', /\bcontent-type\b/);
  assert.equal(headers.get('Access-Control-Allow-Methods'), 'POST');
  assert.equal(headers.get('Access-Control-Max-Age'), '86400');
  assert.equal(log[0]?.outcome, 'preflight');
  assert.deepEqual(await readMails(), []);
});

test('a preflight from elsewhere is refused', async () => {
  const response = await refuses(postOf(null, { Origin: 'https://evil.test' }, 'OPTIONS'), 403, 'origin');
  assert.equal(response.headers.get('Access-Control-Allow-Origin'), null);
  assert.equal(response.headers.get('Access-Control-Allow-Headers'), null);
});

test('a post from elsewhere is refused, however alike the origin', async () => {
  for (const origin of [
    'https://evil',
    'null',
    `${pageOrigin}.evil.test`,
    `${pageOrigin}:8443`,
    `${pageOrigin}/`,
    pageOrigin.replace('https:', 'http:'),
    pageOrigin.toUpperCase(),
  ]) {
    const response = await refuses(postOf(sampleMessage, { Origin: origin }), 403, 'origin');
    assert.equal(response.headers.get('Access-Control-Allow-Origin'), null, origin);
  }
});

test('a program without an origin but with the key may post', async () => {
  await accepts(postOf(sampleMessage, { Origin: undefined }));
});

test('other methods are refused', async () => {
  for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'PATCH']) {
    const response = await refuses(postOf(null, {}, method), 405, 'method');
    assert.equal(response.headers.get('Allow'), 'POST, OPTIONS');
  }
});

test('no key, a wrong key or another scheme is refused, readable for the page', async () => {
  const wrong = [undefined, 'Bearer', 'Bearer fout', `Bearer ${anonKey}x`, `Basic ${anonKey}`, anonKey];
  for (const Authorization of wrong) {
    const response = await refuses(postOf(sampleMessage, { Authorization }), 401, 'key');
    assert.equal(response.headers.get('WWW-Authenticate'), 'Bearer');
    assert.equal(response.headers.get('Access-Control-Allow-Origin'), pageOrigin);
  }
  await accepts(postOf(sampleMessage, { Authorization: undefined, apikey: anonKey }));
});

test('JSON sent as plain text, which needs no preflight, is refused', async () => {
  await refuses(postOf(sampleMessage, { 'Content-Type': 'text/plain' }), 415, 'type');
  await refuses(postOf(sampleMessage, { 'Content-Type': 'text/plain; application/json' }), 415, 'type');
});

test('another type, charset or packing is refused', async () => {
  for (const headers of [
    { 'Content-Type': 'multipart/form-data; boundary=x' },
    { 'Content-Type': 'application/json; charset=latin1' },
    { 'Content-Type': 'application/jsonp' },
    { 'Content-Encoding': 'gzip' },
  ]) {
    await refuses(postOf(sampleMessage, headers), 415, 'type');
  }
  await accepts(postOf(sampleMessage, { 'Content-Type': 'Application/JSON; charset="UTF-8"' }));
});

test('an empty or cut body is refused', async () => {
  await refuses(postOf(null), 400, 'json');
  await refuses(postOf(''), 400, 'json');
  await refuses(postOf(JSON.stringify(sampleMessage).slice(0, -5)), 400, 'json');
});

test('JSON that is no object is refused', async () => {
  for (const body of ['[]', '"x"', 'null', '42', 'true', '[{}]']) await refuses(postOf(body), 400, 'json');
});

test('bytes that are no UTF-8 are refused', async () => {
  const bytes = new TextEncoder().encode(JSON.stringify({ ...sampleMessage, name: '??' }));
  bytes.set([0xff, 0xfe], bytes.indexOf('?'.charCodeAt(0)));
  await refuses(postOf(bytes), 400, 'encoding');
  const utf16 = new Uint8Array(
    Uint16Array.from(JSON.stringify(sampleMessage), (c) => c.charCodeAt(0)).buffer,
  );
  const refused = await setUp().send(postOf(utf16));
  assert.equal(refused.status, 400);
});

test('a byte order mark before the JSON does no harm', async () => {
  const mail = await accepts(postOf(`\uFEFF${JSON.stringify(sampleMessage)}`));
  assert.ok(mail.text.includes(`\nNaam: ${sampleMessage.name}\n`));
});

test('thirty thousand brackets are refused quickly', async () => {
  const startedAt = performance.now();
  await refuses(postOf('['.repeat(30_000)), 400, 'json');
  await refuses(postOf('['.repeat(30_000) + ']'.repeat(30_000)), 400, 'json');
  assert.ok(performance.now() - startedAt < 1_000);
});

test('one byte too many is refused by its announced length, readable for the page', async () => {
  const { maxBytes } = testSettings.body;
  const padded = (length: number) => {
    const json = JSON.stringify(asciiMessage);
    return json + ' '.repeat(length - json.length);
  };
  const announced = { 'Content-Length': String(maxBytes + 1) };
  const response = await refuses(postOf(padded(maxBytes + 1), announced), 413, 'size');
  assert.equal(response.headers.get('Access-Control-Allow-Origin'), pageOrigin);
  await accepts(postOf(padded(maxBytes), { 'Content-Length': String(maxBytes) }));
});

test('a body of unknown length is refused as soon as it is too large', async () => {
  for (const total of [800 * 1024, 10 * 1024 * 1024]) {
    let sent = 0;
    const chunk = new Uint8Array(16 * 1024).fill(' '.charCodeAt(0));
    const request = streamOf((controller) => {
      if (sent >= total) return controller.close();
      sent += chunk.length;
      controller.enqueue(chunk);
    });
    await refuses(request, 413, 'size');
    // One chunk over the limit, and one or two more that the stream had ready.
    assert.ok(sent <= testSettings.body.maxBytes + 3 * chunk.length, `${sent} of ${total} bytes read`);
  }
});

test('a body that stalls or breaks off is given up', async () => {
  const half = new TextEncoder().encode('{"name":"Zo');
  let isFirst = true;
  const stalling = streamOf((controller) => {
    if (isFirst) controller.enqueue(half);
    isFirst = false;
    return new Promise(() => undefined) as unknown as undefined;
  });
  await refuses(stalling, 408, 'slow');
  const breaking = streamOf((controller) => controller.error(new Error('zoe@voorbeeld.nl ging weg')));
  await refuses(breaking, 400, 'aborted');
});

test('what is not read any further is cancelled', async () => {
  const half = new TextEncoder().encode('{"name":"Zo');
  const cases: [Uint8Array, Record<string, string>, number, string][] = [
    [half, {}, 408, 'slow'],
    [new Uint8Array(testSettings.body.maxBytes + 1), {}, 413, 'size'],
    [half, { 'Content-Length': String(testSettings.body.maxBytes + 1) }, 413, 'size'],
  ];
  for (const [part, headers, status, code] of cases) {
    const cancelled = Promise.withResolvers<undefined>();
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(part),
      cancel: () => cancelled.resolve(undefined),
    });
    await refuses(new Request(postOf(null, headers), { body, duplex: 'half' } as RequestInit), status, code);
    await cancelled.promise;
  }
});

test('the address of the function does not matter, only what is sent to it', async () => {
  const request = postOf(sampleMessage);
  assert.equal(request.url, functionUrl);
  await accepts(new Request('http://localhost/elders?a=b', request));
});
