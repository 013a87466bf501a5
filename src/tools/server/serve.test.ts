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
import { startMailServer } from '../../../supabase/functions/send-contact-email/testing/mail-server.ts';
import { sampleMessage } from '../../../supabase/functions/send-contact-email/testing/sample-message.ts';
import { makeDist, SMALL_SITE } from '../testing/served-site.ts';
import { localServerSettings } from './settings.ts';

const folder = dirname(await makeDist(SMALL_SITE));

function serve(context: TestContext, env: Record<string, string>, cwd = folder) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts')], {
    cwd,
    env: { ...process.env, HOST: '', ...env },
  });
  context.after(() => child.kill('SIGKILL'));
  return child;
}

async function takePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const free = () => once(server.close(), 'close');
  return { port: (server.address() as AddressInfo).port, free };
}

async function fails(context: TestContext, env: Record<string, string>, cwd?: string) {
  const child = serve(context, env, cwd);
  const [output, fault, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  assert.deepEqual([output, code], ['', 1]);
  return fault;
}

async function start(context: TestContext, env: Record<string, string> = {}) {
  const child = serve(context, { PORT: '0', ...env });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const address = /http:\S+/.exec(line.toString())?.[0] ?? '';
  return { child, address, port: Number(new URL(address).port) };
}

// Windows has no signals to catch: there a child is simply ended.
const onWindows = process.platform === 'win32';

test('serves site and contact function where PORT and HOST say, until it is told to stop', async (context) => {
  const { port, free } = await takePort();
  await free();
  const child = serve(context, { PORT: String(port) });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const address = `http://127.0.0.1:${port}`;
  assert.equal(line.toString().split('\n')[0], `Maquette staat op ${address}`);

  const socket = connect(port, '127.0.0.1');
  socket.write('GET /../../etc/passwd HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  assert.match(await text(socket), /^HTTP\/1\.1 404 [^]*niet gevonden/);
  assert.equal(await (await fetch(`${address}/oplossingen/klantportaal`)).text(), 'klantportaal');
  const response = await fetch(`${address}${contactPath}?a`, { method: 'POST', body: '{}' });
  assert.match(response.headers.get('Content-Type') ?? '', /^application\/json/);
  await response.text();

  if (onWindows) return;
  child.kill('SIGTERM');
  assert.deepEqual(await once(child, 'exit'), [0, null]);
});

test('unless HOST says otherwise only this machine can reach it', async (context) => {
  const own = Object.values(networkInterfaces()).flatMap((list) => list ?? []);
  const elsewhere =
    own.find(({ family, internal }) => family === 'IPv4' && !internal)?.address ?? '127.0.0.2';
  for (const [env, isReached] of [
    [{}, false],
    [{ HOST: '0.0.0.0' }, true],
  ] as const) {
    const { port } = await start(context, env);
    const socket = connect(port, elsewhere);
    const event = await Promise.race([
      once(socket, 'connect').then(() => true),
      once(socket, 'close').then(() => false),
    ]).catch(() => false);
    assert.equal(event, isReached);
    socket.destroy();
  }
});

test('a host that is none, or two of them, get 400 and nothing else', async (context) => {
  const { child, port } = await start(context);
  let fault = '';
  child.stderr.on('data', (part: Buffer) => (fault += part.toString()));
  for (const path of ['/', contactPath]) {
    for (const hosts of ['1.2.3.4.5', 'a b/c', 'a/b', 'a@b', '[::1', '', 'localhost\r\nHost: localhost']) {
      const socket = connect(port, '127.0.0.1');
      socket.write(`POST ${path} HTTP/1.1\r\nHost: ${hosts}\r\nContent-Length: 0\r\n\r\n`);
      const answer = await text(socket);
      assert.match(answer, /^HTTP\/1\.1 400 Bad Request\r\n/, hosts);
      assert.match(answer, /\r\n\r\n(0\r\n\r\n)?$/, 'nothing in it');
    }
  }
  for (const host of ['localhost', 'LOCALHOST:80', '[::1]:4321', '192.168.1.2:4321', 'mijn_laptop']) {
    const socket = connect(port, '127.0.0.1');
    socket.write(`GET / HTTP/1.1\r\nHost: ${host}\r\nConnection: close\r\n\r\n`);
    assert.match(await text(socket), /^HTTP\/1\.1 200 /, host);
  }
  assert.equal(fault, '');
});

test('a message under way is finished when it is told to stop', { skip: onWindows }, async (context) => {
  const reached = Promise.withResolvers<undefined>();
  // As slow as a mail server may be before it counts as one that hangs.
  const mailServer = await startMailServer(context, undefined, {
    onData: async (stream, _session, done) => {
      await buffer(stream);
      reached.resolve(undefined);
      setTimeout(done, 5_000);
    },
  });
  const { child, address } = await start(context, {
    CONTACT_DELIVERY: 'smtp',
    CONTACT_SMTP_HOST: '127.0.0.1',
    CONTACT_SMTP_PORT: String(mailServer.port),
  });
  const answer = fetch(`${address}${contactPath}`, {
    method: 'POST',
    headers: { Origin: address },
    body: new URLSearchParams(sampleMessage),
    redirect: 'manual',
  });
  await reached.promise;
  // As npm and a terminal do it.
  child.kill('SIGINT');
  child.kill('SIGINT');
  const { status, headers } = await answer;
  assert.deepEqual([status, headers.get('Location')], [303, `${address}/bedankt`]);
  assert.deepEqual(await once(child, 'exit'), [0, null]);
});

test('who asks again after a while is not kept waiting', { skip: onWindows }, async (context) => {
  const { child, port } = await start(context);
  const socket = connect(port, '127.0.0.1').on('error', () => undefined);
  const lines = [
    `POST ${contactPath} HTTP/1.1`,
    `Host: localhost:${port}`,
    `Origin: http://localhost:${port}`,
    'Content-Type: application/x-www-form-urlencoded',
    'Content-Length: 9',
    'Expect: 100-continue',
  ];
  socket.write(`${lines.join('\r\n')}\r\n\r\n`);
  await once(socket, 'data');
  child.kill('SIGTERM');
  setTimeout(() => child.kill('SIGTERM'), localServerSettings.secondSignalMs + 200);
  assert.deepEqual(await once(child, 'exit'), [1, null]);
});

test('says which port is taken, and how to take another', async (context) => {
  const { port, free } = await takePort();
  context.after(free);
  const expected = `Poort ${port} is bezet. Kies een andere: PORT=${port + 1} npm start\n`;
  assert.equal(await fails(context, { PORT: String(port) }), expected);
});

test('says that the site must be built first', async (context) => {
  const empty = dirname(await makeDist({}));
  const expected = 'Bouw eerst de site: npm run build\n';
  assert.equal(await fails(context, { PORT: '0' }, empty), expected);
});
