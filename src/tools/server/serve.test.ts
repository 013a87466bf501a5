import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { networkInterfaces } from 'node:os';
import { dirname, join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { test } from 'node:test';
import type { TestContext } from 'node:test';

import { contactPath } from '../../../supabase/functions/send-contact-email/message.ts';
import { startMailServer } from '../../../supabase/functions/send-contact-email/testing/servers.ts';
import { sampleMessage } from '../../../supabase/functions/send-contact-email/testing/sample-message.ts';
import { makeDist, SMALL_SITE } from '../testing/served-site.ts';
import { localServerSettings } from './settings.ts';
import { explainStartError, getPrintedAddress, parsePort } from './start-up.ts';

const folder = dirname(await makeDist(SMALL_SITE));
// Windows has no signals to catch: there a child is simply ended.
const onWindows = process.platform === 'win32';

function serve(context: TestContext, env: Record<string, string> = {}, cwd = folder) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts')], {
    cwd,
    env: { ...process.env, HOST: '', PORT: '0', ...env },
  });
  context.after(() => child.kill('SIGKILL'));
  return child;
}

async function start(context: TestContext, env: Record<string, string> = {}) {
  const child = serve(context, env);
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const address = /^Maquette staat op (http:\S+)/.exec(line.toString())?.[1] ?? '';
  return { child, address, port: Number(new URL(address).port) };
}

async function ask(port: number, ...lines: string[]) {
  const socket = connect(port, '127.0.0.1');
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  return text(socket);
}

async function isReached(port: number) {
  const addresses = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const outside = addresses.find(({ family, internal }) => family === 'IPv4' && !internal);
  const socket = connect(port, outside?.address ?? '127.0.0.2');
  const events = [once(socket, 'connect').then(() => true), once(socket, 'close').then(() => false)];
  const answer = await Promise.race(events).catch(() => false);
  socket.destroy();
  return answer;
}

test('it serves this machine alone, and finishes a message under way', async (context) => {
  const reached = Promise.withResolvers<undefined>();
  const mailServer = await startMailServer(context, undefined, {
    onData: async (stream, _session, done) => {
      await buffer(stream);
      reached.resolve(undefined);
      setTimeout(done, 500);
    },
  });
  const { child, address, port } = await start(context, {
    CONTACT_DELIVERY: 'smtp',
    CONTACT_SMTP_HOST: '127.0.0.1',
    CONTACT_SMTP_PORT: String(mailServer.port),
  });
  let fault = '';
  child.stderr.on('data', (part: Buffer) => (fault += part.toString()));
  assert.equal(address, `http://127.0.0.1:${port}`);
  assert.equal(await isReached(port), false);
  const climb = await ask(port, 'GET /../../etc/passwd HTTP/1.1', 'Host: a', 'Connection: close');
  assert.match(climb, /^HTTP\/1\.1 404 [^]*niet gevonden/);
  for (const path of ['/', contactPath]) {
    for (const host of ['1.2.3.4.5', 'a b/c', 'a@b', '[::1', '', 'localhost\r\nHost: localhost']) {
      const answer = await ask(port, `POST ${path} HTTP/1.1`, `Host: ${host}`, 'Content-Length: 0');
      assert.match(answer, /^HTTP\/1\.1 400 Bad Request\r\n[^]*\r\n\r\n(0\r\n\r\n)?$/, host);
    }
  }
  for (const host of ['LOCALHOST:80', '[::1]:4321', '192.168.1.2:4321', 'mijn_laptop']) {
    const answer = await ask(port, 'GET / HTTP/1.1', `Host: ${host}`, 'Connection: close');
    assert.match(answer, /^HTTP\/1\.1 200 [^]*home/, host);
  }
  const answer = fetch(`${address}${contactPath}?a`, {
    method: 'POST',
    headers: { Origin: address },
    body: new URLSearchParams(sampleMessage),
    redirect: 'manual',
  });
  await reached.promise;
  // Twice, as npm and a terminal do it.
  if (!onWindows) for (const signal of ['SIGINT', 'SIGINT'] as const) child.kill(signal);
  const { status, headers } = await answer;
  assert.deepEqual([status, headers.get('Location')], [303, `${address}/bedankt`]);
  if (!onWindows) assert.deepEqual(await once(child, 'exit'), [0, null]);
  assert.equal(fault, '');
});

test('HOST opens it to others', async (context) => {
  const { port } = await start(context, { HOST: '0.0.0.0' });
  assert.equal(await isReached(port), true);
});

test('what keeps it from starting is told, with what to do about it', async (context) => {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  context.after(() => taken.close());
  const { port } = taken.address() as AddressInfo;
  const empty = dirname(await makeDist({}));
  for (const [env, cwd, expected] of [
    [{ PORT: String(port) }, folder, `Poort ${port} is bezet. Kies een andere: PORT=${port + 1} npm start\n`],
    [{}, empty, 'Bouw eerst de site: npm run build\n'],
  ] as const) {
    const child = serve(context, env, cwd);
    const ends = [text(child.stdout), text(child.stderr), once(child, 'exit')];
    assert.deepEqual(await Promise.all(ends), ['', expected, [1, null]]);
  }
  const explain = (code: string, at = 4321) =>
    explainStartError(Object.assign(new Error('systeem'), { code }), at, 'hier');
  assert.match(explain('EADDRINUSE', 65_535), /PORT=65534/);
  assert.match(explain('EACCES', 80), /Poort 80 mag je niet gebruiken/);
  for (const code of ['ENOTFOUND', 'EADDRNOTAVAIL']) assert.match(explain(code), /HOST hier is geen adres/);
});

test('PORT is a whole number up to the highest port, and the printed address opens in a browser', () => {
  const { defaultPort } = localServerSettings;
  const given = [undefined, '', '0', '65535'].map(parsePort);
  assert.deepEqual(given, [defaultPort, defaultPort, 0, 65_535]);
  for (const wrong of ['65536', '-1', '80.5', 'abc', '0x50', '1e3', ' ']) {
    assert.throws(() => parsePort(wrong), /PORT is geen poortnummer/, wrong);
  }
  const printed = ['0.0.0.0', '::', '::1'].map((host) => getPrintedAddress(host, 80));
  assert.deepEqual(printed, ['http://localhost:80', 'http://localhost:80', 'http://[::1]:80']);
});
