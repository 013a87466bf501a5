import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import type { TestContext } from 'node:test';
import { close, createHttpServer, listen } from './http-server.ts';
import { localServerSettings } from './settings.ts';
import type { Handler } from './site-handler.ts';

async function startServer(context: TestContext, handler: Handler) {
  const server = createHttpServer(handler);
  const port = await listen(server, 0, '127.0.0.1');
  context.after(() => server.close().closeAllConnections());
  return { server, port };
}

test('gives up on slow senders after the set times', async (context) => {
  const { server, port } = await startServer(context, async () => new Response());
  assert.equal(server.headersTimeout, localServerSettings.headersTimeoutMs);
  assert.equal(server.requestTimeout, localServerSettings.requestTimeoutMs);
  // The real time would hold up every run; that it is looked at often enough is what can go wrong.
  server.headersTimeout = 100;
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nX-Half');
  const startedAt = Date.now();
  assert.match(await text(socket), /^HTTP\/1\.1 408 /);
  assert.ok(Date.now() - startedAt < localServerSettings.timeoutCheckEveryMs * 3);
});

test('hands the handler what was sent and sends what it answers', async (context) => {
  const handler: Handler = async (request) =>
    Response.json({ url: request.url, body: await request.text() }, { status: 201 });
  const { port } = await startServer(context, handler);
  const url = `http://127.0.0.1:${port}/a?b=c`;
  const response = await fetch(url, { method: 'POST', body: 'hallo' });
  assert.equal(response.status, 201);
  assert.deepEqual(await response.json(), { url, body: 'hallo' });
});

test('answers 500 without details when a handler fails, and tells who runs it', async (context) => {
  const log = context.mock.method(console, 'error', () => undefined);
  const failure = new Error('geheim');
  const { port } = await startServer(context, () => Promise.reject(failure));
  const response = await fetch(`http://127.0.0.1:${port}/`);
  assert.equal(response.status, 500);
  assert.equal(await response.text(), '');
  assert.deepEqual(log.mock.calls[0]?.arguments, [failure]);
});

test('answers 400 to a request that is no request, without a log line', async (context) => {
  const log = context.mock.method(console, 'error', () => undefined);
  const { port } = await startServer(context, async () => new Response('bereikt'));
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /\\evil.example HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  assert.match(await text(socket), /^HTTP\/1\.1 400 /);
  assert.equal(log.mock.callCount(), 0);
});

test('a port that is taken rejects', async (context) => {
  const { port } = await startServer(context, async () => new Response());
  const second = createHttpServer(async () => new Response());
  await assert.rejects(listen(second, port, '127.0.0.1'), { code: 'EADDRINUSE' });
});

test('closing lets an answer under way finish and takes no new one', async (context) => {
  const gate = Promise.withResolvers<undefined>();
  const reached = Promise.withResolvers<undefined>();
  const { server, port } = await startServer(context, async () => {
    reached.resolve(undefined);
    await gate.promise;
    return new Response('af');
  });
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n');
  await reached.promise;
  const closed = once(server, 'close');
  close(server);
  await assert.rejects(fetch(`http://127.0.0.1:${port}/`));
  gate.resolve(undefined);
  assert.match(await text(socket), /^HTTP\/1\.1 200 [^]*af$/);
  await closed;
});

test('closing cuts off a connection that only hangs', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const { server, port } = await startServer(context, async () => new Response());
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  await once(server, 'connection');
  socket.write('GET / HTTP/1.1\r\nX-Half');
  const closed = once(server, 'close');
  close(server);
  context.mock.timers.tick(localServerSettings.closeGraceMs);
  await closed;
});
