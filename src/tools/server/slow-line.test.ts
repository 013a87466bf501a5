import assert from 'node:assert/strict';
import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { test } from 'node:test';

import { createSender, openSlowLine } from './slow-line.ts';

/** When the last of so many full packets arrives, if those at `lost` are lost. */
function arrive(packets: number, ...lost: number[]): number {
  let index = 0;
  const send = createSender({ freeAt: 0, isLost: () => lost.includes(index++) });
  return send(packets * 1_460, 0).at(-1) ?? NaN;
}

test('ten packets come in one flight, the next one waits for an answer', () => {
  assert.equal(arrive(1), 7.5 + 75);
  assert.equal(arrive(10), 10 * 7.5 + 75);
  assert.equal(arrive(11), 7.5 + 150 + 7.5 + 75);
});

test('each answer makes room for two packets, until the line is full', () => {
  assert.equal(arrive(12), arrive(11) + 7.5);
  assert.equal(arrive(30), arrive(11) + 19 * 7.5);
  // 1.6 Mbit/s, headers included.
  assert.equal(arrive(1_000) - arrive(900), 100 * 7.5);
});

test('a lost packet holds up what follows, and halves the flight', () => {
  assert.equal(arrive(4, 3), arrive(4) + 150);
  assert.equal(arrive(4, 0), arrive(1, 0));
  assert.ok(arrive(40, 0) > arrive(40) + 150);
});

test('connections share the line', () => {
  const link = { freeAt: 0, isLost: () => false };
  const one = createSender(link);
  const other = createSender(link);
  assert.deepEqual(one(1_460, 0), [82.5]);
  assert.deepEqual(other(1_460, 0), [90]);
});

test('what a server sends comes through whole, after two round trips', async () => {
  const sent = Buffer.from(Array.from({ length: 50_000 }, (_, index) => index % 251));
  const server = createServer((socket) => socket.once('data', () => socket.write(sent))).listen(0);
  await once(server, 'listening');
  const line = await openSlowLine((server.address() as AddressInfo).port);
  line.restart(1);
  const startedAt = performance.now();
  const socket = connect(line.port, '127.0.0.1');
  socket.write('ask');
  await once(socket, 'readable');
  assert.ok(performance.now() - startedAt >= 300);
  let got = Buffer.alloc(0);
  for await (const piece of socket) {
    got = Buffer.concat([got, piece as Buffer]);
    if (got.length === sent.length) break;
  }
  assert.deepEqual(got, sent);
  line.close();
  server.close();
});
