// What only goes wrong over sockets: behind the server of Node or Deno, whichever runs the test.
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { contactPath, resultPaths } from './message.ts';
import { sampleMessage } from './testing/sample-message.ts';
import { anonKey, pageOrigin, setUp } from './testing/set-up.ts';
import { isDeno, serve, talk } from './testing/web-server.ts';

const json = JSON.stringify(sampleMessage);
const length = new TextEncoder().encode(json).length;

function head(...lines: string[]): string {
  const start = [
    `POST ${contactPath} HTTP/1.1`,
    'Host: 127.0.0.1',
    `Origin: ${pageOrigin}`,
    `Authorization: Bearer ${anonKey}`,
    'Content-Type: application/json',
    'Connection: close',
  ];
  return [...start, ...lines, '', ''].join('\r\n');
}

async function start(context: TestContext) {
  const { handle, log, readMails } = setUp();
  const reached = Promise.withResolvers<undefined>();
  const port = await serve(context, (...request: Parameters<typeof handle>) => {
    reached.resolve(undefined);
    return handle(...request);
  });
  return { port, log, readMails, reached: reached.promise };
}

async function isStopped(context: TestContext, sent: string, expected: RegExp) {
  const { port, log, readMails } = await start(context);
  assert.match(await talk(port, sent, /\r\n\r\n/), expected);
  assert.deepEqual(log, [], 'the handler was not reached');
  assert.deepEqual(await readMails(), []);
}

test('a whole request is answered', async (context) => {
  const { port, readMails } = await start(context);
  const response = await fetch(`http://127.0.0.1:${port}${contactPath}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${anonKey}` },
    body: json,
  });
  assert.equal(response.status, 200);
  assert.equal(((await response.json()) as { ok: boolean }).ok, true);
  assert.equal((await readMails()).length, 1);
});

test('a plain form is led on to a page of the site', async (context) => {
  const { port, readMails } = await start(context);
  const response = await fetch(`http://127.0.0.1:${port}${contactPath}`, {
    method: 'POST',
    headers: { Origin: pageOrigin },
    body: new URLSearchParams(sampleMessage),
    redirect: 'manual',
  });
  await response.body?.cancel();
  assert.equal(response.status, 303);
  assert.equal(response.headers.get('Location'), pageOrigin + resultPaths.sent);
  assert.equal((await readMails()).length, 1);
});

// `deno serve` waits for ever; in front of a hosted function stands a gateway.
test('a visitor that trickles its headers is dropped', { skip: isDeno }, async (context) => {
  await isStopped(context, head().slice(0, -20), /^HTTP\/1\.1 408 /);
});

test('a body with two lengths is refused', async (context) => {
  const both = head(`Content-Length: ${length}`, 'Transfer-Encoding: chunked');
  await isStopped(context, `${both}0\r\n\r\n${json}`, /^HTTP\/1\.1 400 /);
  await isStopped(context, head('Content-Length: 5', 'Content-Length: 6') + json, /^HTTP\/1\.1 400 /);
});

test('a header that is too large is refused', async (context) => {
  // Node stops at 16 KB in all, Deno at 64.
  const [sizeKb, answer] = isDeno ? [100, /^HTTP\/1\.1 400 /] : [40, /^HTTP\/1\.1 431 /];
  await isStopped(context, head(`X-Large: ${'x'.repeat(sizeKb * 1024)}`, 'Content-Length: 0'), answer);
});

test('garbage is refused', async (context) => {
  await isStopped(context, 'dit is geen HTTP\r\n\r\n', /^HTTP\/1\.1 400 /);
  await isStopped(context, `${head()}`.replace('HTTP/1.1', 'HTTP/9.9'), /^HTTP\/1\.1 (400|505) /);
});

test('a body too large is told so before it is in', async (context) => {
  const { port, log, readMails } = await start(context);
  const announced = head('Content-Length: 10000000') + 'x'.repeat(1000);
  const chunk = `8000\r\n${' '.repeat(0x8000)}\r\n`;
  const chunked = head('Transfer-Encoding: chunked') + chunk.repeat(6);
  for (const sent of [announced, chunked]) {
    const answer = await talk(port, sent, /"size"/);
    assert.match(answer, /^HTTP\/1\.1 413 /);
    assert.ok(answer.toLowerCase().includes(`access-control-allow-origin: ${pageOrigin}`));
  }
  assert.deepEqual(
    log.map(({ code }) => code),
    ['size', 'size'],
  );
  assert.deepEqual(await readMails(), []);
});

test('a body that stalls is told so', async (context) => {
  const { port, log, readMails } = await start(context);
  const answer = await talk(port, head(`Content-Length: ${length}`) + json.slice(0, 20), /"slow"/);
  assert.match(answer, /^HTTP\/1\.1 408 /);
  assert.deepEqual(
    log.map(({ code }) => code),
    ['slow'],
  );
  assert.deepEqual(await readMails(), []);
});

test('a visitor that leaves halfway leaves nothing behind', async (context) => {
  const { port, log, readMails, reached } = await start(context);
  const socket = connect(port, '127.0.0.1');
  socket.write(head(`Content-Length: ${length}`) + json.slice(0, 20));
  await reached;
  socket.destroy();
  while (log.length === 0) await setTimeout(5);
  assert.match(log[0]?.code ?? '', /^(aborted|slow)$/);
  assert.deepEqual(await readMails(), []);
});
