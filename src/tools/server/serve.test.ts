import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import { test } from 'node:test';
import type { TestContext } from 'node:test';

import { contactPath } from '../../../supabase/functions/send-contact-email/message.ts';
import { makeDist, SMALL_SITE } from '../testing/served-site.ts';

const folder = dirname(await makeDist(SMALL_SITE));

function serve(context: TestContext, env: Record<string, string>, cwd = folder) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'serve.ts')], {
    cwd,
    env: { ...process.env, HOST: '127.0.0.1', ...env },
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
  socket.write('GET /../../etc/passwd HTTP/1.1\r\nHost: a b/c\r\nConnection: close\r\n\r\n');
  assert.match(await text(socket), /^HTTP\/1\.1 404 [^]*niet gevonden/);
  assert.equal(await (await fetch(`${address}/oplossingen/klantportaal`)).text(), 'klantportaal');
  const response = await fetch(`${address}${contactPath}?a`, { method: 'POST', body: '{}' });
  assert.match(response.headers.get('Content-Type') ?? '', /^application\/json/);
  await response.text();

  if (onWindows) return;
  child.kill('SIGTERM');
  assert.deepEqual(await once(child, 'exit'), [0, null]);
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
